import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RenderPage } from '../../contract/rendered-page.ts'
import type { RenderReply, RenderRequest } from './render-thread.ts'

const ending = extname(import.meta.url)
const program = new URL(`./render-thread${ending}`, import.meta.url)
/**
 * The thread's program when the server runs from the sources, as in tests. Threads do not inherit the TypeScript
 * loader, so it is registered there.
 */
const fromSource = `import('tsx/esm/api').then(({ register }) => (register(), import('${program.href}')))`

type WaitingPage = { done: (rendered: Awaited<ReturnType<RenderPage>>) => void; failed: (error: unknown) => void }

/**
 * Opens the renderer of the client's pages, from its built file, in a thread beside the one that answers requests;
 * undefined when there is no such file. When a thread ends, its pending requests fail, and the next page starts
 * another. A thread that has not answered for `timeout` ms is ended: a page in it never will be ready.
 */
export function openFirstView(file: string, timeout = 60_000): RenderPage | undefined {
  if (!existsSync(file)) return undefined
  const waiting = new Map<number, WaitingPage>()
  let thread: Worker | undefined
  let last = 0

  function begin(): Worker {
    const begun =
      ending === '.ts'
        ? new Worker(fromSource, { eval: true, workerData: file })
        : new Worker(program, { workerData: file })
    begun.on('message', (told: RenderReply) => {
      const one = waiting.get(told.id)
      waiting.delete(told.id)
      if ('error' in told) one?.failed(told.error)
      else one?.done(told.rendered)
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
      const asked = thread
      const timer = setTimeout(() => void asked.terminate(), timeout).unref()
      const settle =
        <Result>(how: (result: Result) => void) =>
        (result: Result) => {
          clearTimeout(timer)
          how(result)
        }
      waiting.set(id, { done: settle(done), failed: settle(failed) })
      thread.postMessage({ id, page } satisfies RenderRequest)
    })
}
