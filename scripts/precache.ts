import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of the moderators' desk, of the administration, of legal notices and of proofs of employment, which nobody can
 * use without a network:
 * chunks of their own, and their strings (`build/client.ts`).
 */
const ofDesk = /^assets\/(?:desk-[^/]+\.js|(?:moderation|administration|notices|proofs)-.{8}\.json)$/

const listAssets = (folder: string) => readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)

/**
 * Lists the scripts, style sheets and files of strings of the client built into `folder` without which a page would not
 * open offline: all but those of `ofDesk`.
 */
export const listNeededOffline = (folder: string): string[] =>
  listAssets(folder).filter((file) => /\.(?:js|css|json)$/.test(file) && !ofDesk.test(file))

/** An entry of the list that the build writes into the worker; a file whose name holds its hash has no revision. */
type Entry = { revision: string | null; url: string }

/** Finds the list of what is precached in the code of a built worker: its text, and what that says. */
export function readPrecacheList(code: string): { text: string; entries: Entry[] } {
  const [text] = /\[(?:\{"revision":(?:null|"[^"]*"),"url":"[^"]*"\},?)+\]/.exec(code) ?? []
  if (!text) throw new Error('sw.js names nothing that it keeps')
  return { text, entries: JSON.parse(text) }
}

/** Lists the files that the worker built into `folder` precaches at its installation. */
export function listPrecached(folder: string): string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  return ['index.html', ...listAssets(folder)].filter((file) => worker.includes(`"${file}"`))
}
