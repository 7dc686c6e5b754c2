import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawPage, PageAsked } from '../../contract/drawn-page.ts'

/**
 * Renders pages in a thread of its own, so that no call waits for one. `workerData` is the built file of the renderer;
 * each message is a page, and is answered with the result.
 */
export type DrawRequest = { id: number; page: PageAsked }
export type DrawReply = { id: number; drawn: Awaited<ReturnType<DrawPage>> } | { id: number; error: unknown }

// Applies to this thread alone on systems with thread priorities: where processors are few, calls go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { drawPage } = (await import(pathToFileURL(workerData as string).href)) as { drawPage: DrawPage }
const send = (told: DrawReply) => parentPort!.postMessage(told)

parentPort!.on('message', ({ id, page }: DrawRequest) => {
  drawPage(page).then(
    (drawn) => send({ id, drawn }),
    (error: unknown) => send({ id, error }),
  )
})
