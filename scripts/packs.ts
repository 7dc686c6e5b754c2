import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readList } from './precache.ts'

/** The size of a pack in characters: some 65 KB compressed, which a slow connection transfers in seconds. */
const packSize = 256 * 1024

/**
 * Packs the scripts, style sheets and strings which the worker built into `folder` precaches, for its first
 * installation (`sw/packs.ts`): a JSON object of their texts by path, in `packs/`. The list of the worker then names each
 * pack before the files it contains, after what is in none. The shell is not, because its own headers matter, nor are
 * fonts, which are compressed already.
 */
export function packPrecached(folder: string): void {
  const worker = join(folder, 'sw.js')
  const code = readFileSync(worker, 'utf8')
  const { text, entries } = readList(code)
  const isPacked = ({ url }: { url: string }) => /^assets\/.+\.(?:js|css|json)$/.test(url)
  const packs: { urls: string[]; texts: Record<string, string>; size: number }[] = []
  for (const { url } of entries.filter(isPacked)) {
    const content = readFileSync(join(folder, url), 'utf8')
    if ((packs.at(-1)?.size ?? packSize) + content.length > packSize) packs.push({ urls: [], texts: {}, size: 0 })
    const last = packs.at(-1)!
    last.urls.push(url)
    last.texts[url] = content
    last.size += content.length
  }
  rmSync(join(folder, 'packs'), { recursive: true, force: true })
  mkdirSync(join(folder, 'packs'))
  const listed = packs.flatMap(({ urls, texts }) => {
    const pack = JSON.stringify(texts)
    const path = `packs/${createHash('sha256').update(pack).digest('base64url').slice(0, 8)}.json`
    writeFileSync(join(folder, path), pack)
    return [path, ...urls].map((url) => ({ revision: null, url }))
  })
  const list = [...entries.filter((entry) => !isPacked(entry)), ...listed]
  writeFileSync(
    worker,
    code.replace(text, () => JSON.stringify(list)),
  )
}
