import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PageAsked, RenderPage } from '../../contract/rendered-page.ts'

/**
 * Renders pages in a thread of its own, so that no call waits for one. `workerData` is the built file of the renderer;
 * each message is a page, and is answered with the result.
 */
export type RenderRequest = { id: number; page: PageAsked }
export type RenderReply = { id: number; rendered: Awaited<ReturnType<RenderPage>> } | { id: number; error: unknown }

// Applies to this thread alone on systems with thread priorities: where processors are few, calls go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { renderPage } = (await import(pathToFileURL(workerData as string).href)) as { renderPage: RenderPage }
const send = (told: RenderReply) => parentPort!.postMessage(told)

parentPort!.on('message', ({ id, page }: RenderRequest) => {
  renderPage(page).then(
    (rendered) => send({ id, rendered }),
    (error: unknown) => send({ id, error }),
  )
})
