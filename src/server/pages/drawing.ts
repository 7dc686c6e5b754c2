import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DrawPage } from '../../contract/drawn-page.ts'
import type { DrawReply, DrawRequest } from './draw-thread.ts'

const ending = extname(import.meta.url)
const program = new URL(`./draw-thread${ending}`, import.meta.url)
/** Threads do not inherit what reads TypeScript: from the sources, as tests run it, it is brought along. */
const fromSource = `import('tsx/esm/api').then(({ register }) => (register(), import('${program.href}')))`

type WaitingDrawing = { done: (drawn: Awaited<ReturnType<DrawPage>>) => void; failed: (error: unknown) => void }

/**
 * What draws the client's pages, from the file that the build made of it, in a thread beside the one that answers;
 * undefined where there is no such file. A thread that ends fails what it was asked, and the next page begins another.
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
    // It does not keep the server from ending.
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
