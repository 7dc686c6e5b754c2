import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packFolder } from '../sw/packs.ts'
import { listNeededOffline, readPrecacheList } from './precache.ts'

/** The size of a pack in characters: some 65 KB compressed, which a slow connection transfers in seconds. */
const packSize = 256 * 1024

/**
 * Packs the scripts, style sheets and strings which the worker built into `folder` precaches, for its first
 * installation (`sw/packs.ts`): a JSON object of their texts by path. The list of the worker then names each pack before
 * the files it contains, after what is in none. The shell is not, because its own headers matter, nor are fonts, which
 * are compressed already.
 */
export function packPrecached(folder: string): void {
  const worker = join(folder, 'sw.js')
  const code = readFileSync(worker, 'utf8')
  const { text, entries } = readPrecacheList(code)
  const packable = new Set(listNeededOffline(folder))
  const packs: { entries: typeof entries; texts: Record<string, string>; size: number }[] = []
  for (const entry of entries.filter(({ url }) => packable.has(url))) {
    const content = readFileSync(join(folder, entry.url), 'utf8')
    if ((packs.at(-1)?.size ?? packSize) + content.length > packSize) packs.push({ entries: [], texts: {}, size: 0 })
    const last = packs.at(-1)!
    last.entries.push(entry)
    last.texts[entry.url] = content
    last.size += content.length
  }
  rmSync(join(folder, packFolder), { recursive: true, force: true })
  mkdirSync(join(folder, packFolder))
  const packed = packs.flatMap(({ entries, texts }) => {
    const pack = JSON.stringify(texts)
    const url = `${packFolder}${createHash('sha256').update(pack).digest('base64url').slice(0, 8)}.json`
    writeFileSync(join(folder, url), pack)
    return [{ revision: null, url }, ...entries]
  })
  const list = JSON.stringify([...entries.filter(({ url }) => !packable.has(url)), ...packed])
  writeFileSync(
    worker,
    code.replace(text, () => list),
  )
}
