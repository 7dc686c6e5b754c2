import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DrawPage } from '../../contract/drawn-page.ts'
import type { DrawReply, DrawRequest } from './draw-thread.ts'

const ending = extname(import.meta.url)
const program = new URL(`./draw-thread${ending}`, import.meta.url)
/**
 * The thread's program when the server runs from the sources, as in tests. Threads do not inherit the TypeScript
 * loader, so it is registered there.
 */
const fromSource = `import('tsx/esm/api').then(({ register }) => (register(), import('${program.href}')))`

type WaitingDrawing = { done: (drawn: Awaited<ReturnType<DrawPage>>) => void; failed: (error: unknown) => void }

/**
 * Opens the renderer of the client's pages, from its built file, in a thread beside the one that answers requests;
 * undefined when there is no such file. When a thread ends, its pending requests fail, and the next page starts
 * another.
 */
export function openFirstView(file: string): DrawPage | undefined {
  if (!existsSync(file)) return undefined
  const waiting = new Map<number, WaitingDrawing>()
  let thread: Worker | undefined
  let last = 0

  function begin(): Worker {
    const begun =
      ending === '.ts'
        ? new Worker(fromSource, { eval: true, workerData: file })
        : new Worker(program, { workerData: file })
    begun.on('message', (told: DrawReply) => {
      const one = waiting.get(told.id)
      waiting.delete(told.id)
      if ('error' in told) one?.failed(told.error)
      else one?.done(told.drawn)
    })
    const end = (error: unknown) => {
      if (thread !== begun) return
      thread = undefined
      for (const { failed } of waiting.values()) failed(error)
      waiting.clear()
    }
    begun.on('error', end)
    begun.on('exit', () => end(new Error('the thread that draws has ended')))
    // Does not keep the server process alive.
    begun.unref()
    return begun
  }

  return (page) =>
    new Promise((done, failed) => {
      thread ??= begin()
      const id = ++last
      waiting.set(id, { done, failed })
      thread.postMessage({ id, page } satisfies DrawRequest)
    })
}
