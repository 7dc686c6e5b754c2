import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readPrecacheList } from './precache.ts'

const KiB = 1024
/**
 * Returns the name of a screen from its source path: in the folder of its subject or, where it combines several, in
 * `screens/`.
 */
const findScreen = (source: string) => /^src\/client\/(?:features\/[^/]+\/)?screens\/([A-Z]\w*)\.tsx$/.exec(source)?.[1]

/** Formats bytes as KiB, with one decimal. */
export const formatKiB = (bytes: number) => (bytes / KiB).toFixed(1)

/** The size of a part of the built client, and its limit, in bytes (design: performance, offline 1). */
export type Weight = {
  what: string
  bytes: number
  most: number
}

type Chunk = { file: string; imports?: string[]; css?: string[] }

/**
 * Returns the worker without its precache list, which grows with the site; the files in that list are measured
 * themselves.
 */
const readCode = (worker: string): string => worker.replace(readPrecacheList(worker).text, '[]')

/**
 * Measures the client built into `folder`, with its compressed copies: `kept` are the files its worker precaches. The
 * size of a screen is what its route loads before it is complete: the scripts of the page and the screen, with
 * everything they import.
 */
export function weighClient(folder: string, kept: readonly string[]): Weight[] {
  const read = (file: string) => readFileSync(join(folder, file))
  // What the server sends: the copy beside a file, if it is smaller (`finish-build.ts`).
  const measureSent = (file: string) => {
    const copy = join(folder, `${file}.br`)
    return statSync(existsSync(copy) ? copy : join(folder, file)).size
  }
  const sum = (files: Iterable<string>, size: (file: string) => number) =>
    [...files].reduce((total, file) => total + size(file), 0)

  const chunks = JSON.parse(read('manifest.json').toString()) as Record<string, Chunk>
  const html = read('index.html').toString()
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file!)
  const first = Object.keys(chunks).filter((name) => linked.includes(chunks[name]!.file))
  const listScripts = (source: string) => collectScripts(chunks, [...first, source])
  const sources = Object.keys(chunks).flatMap((source) => {
    const screen = findScreen(source)
    return screen ? [{ screen, source }] : []
  })
  const routes = sources
    .map(({ screen, source }) => ({ screen, bytes: sum(listScripts(source), measureSent) }))
    .sort((a, b) => b.bytes - a.bytes)
  const home = sources.find(({ screen }) => screen === 'Home')
  if (!home || first.length === 0) throw new Error(`the first page is not to be found in ${folder}/manifest.json`)
  // A company's page has 3 KiB more than the design says: reasons why reviews wait, and threats with the law, are
  // rendered with it (decisions 149 and 153).
  const most: Record<string, number> = { Home: 150 * KiB, Company: 173 * KiB }
  const view = new Set([...linked, 'index.html', ...listScripts(home.source)])
  return [
    { what: 'the precache', bytes: sum(kept, (file) => read(file).byteLength), most: 2405 * KiB },
    {
      what: 'the code of the worker, gzip',
      bytes: gzipSync(readCode(read('sw.js').toString())).byteLength,
      most: 15 * KiB,
    },
    { what: 'the first view in all but words, brotli', bytes: sum(view, measureSent), most: 350_000 },
    ...routes.map(({ screen, bytes }) => ({
      what: `the JavaScript of ${screen}, brotli`,
      bytes,
      most: most[screen] ?? 190 * KiB,
    })),
  ]
}

/** Collects the scripts of these chunks and of all they import, each once. */
function collectScripts(chunks: Record<string, Chunk>, names: string[]): Set<string> {
  const needed = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks[name]
    if (!chunk || needed.has(name)) return
    needed.add(name)
    for (const one of chunk.imports ?? []) visit(one)
  }
  for (const name of names) visit(name)
  return new Set([...needed].map((name) => chunks[name]!.file).filter((file) => file.endsWith('.js')))
}
