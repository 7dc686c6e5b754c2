import { constants, setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawPage, PageAsked } from '../../contract/drawn-page.ts'

/**
 * Draws pages in a thread of its own, so that no call waits for one. `workerData` is the file that the build made of what
 * draws; each message is a page, and is answered with what came of it.
 */
export type DrawRequest = { id: number; page: PageAsked }
export type DrawReply = { id: number; drawn: Awaited<ReturnType<DrawPage>> } | { id: number; error: unknown }

// Of this thread alone where the system has priorities for threads: where processors are few, calls go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const { drawPage } = (await import(pathToFileURL(workerData as string).href)) as { drawPage: DrawPage }
const tell = (told: DrawReply) => parentPort!.postMessage(told)

parentPort!.on('message', ({ id, page }: DrawRequest) => {
  drawPage(page).then(
    (drawn) => tell({ id, drawn }),
    (error: unknown) => tell({ id, error }),
  )
})
