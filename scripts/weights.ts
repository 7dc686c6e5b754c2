import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
 * Measures the client built into `folder`: `kept` are the files its worker precaches. The size of a screen is what its
 * route loads before it is complete: the scripts of the page and the screen, with everything they import.
 */
export function weighClient(folder: string, kept: readonly string[]): Weight[] {
  const read = (file: string) => readFileSync(join(folder, file))
  const compressed = new Map<string, number>()
  const measureBrotli = (file: string) => {
    const size = compressed.get(file) ?? brotliCompressSync(read(file)).byteLength
    compressed.set(file, size)
    return size
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
    .map(({ screen, source }) => ({ screen, bytes: sum(listScripts(source), measureBrotli) }))
    .sort((a, b) => b.bytes - a.bytes)
  const home = sources.find(({ screen }) => screen === 'Home')
  if (!home || first.length === 0) throw new Error(`the first page is not to be found in ${folder}/manifest.json`)
  // A company's page says of unusual reviews and of threats with the law what it says at once: the server renders both
  // with the page. A tenth is the address of the page of proofs of employment (decision 156).
  // The design says 190 for the screens with forms. The three longest forms cost up to four more: they clean what is
  // pasted, work on pages that a browser translates and in browsers without locks, tell the number of the client, and
  // know allowances, notices and proofs of employment.
  const most: Record<string, number> = {
    Home: 150 * KiB,
    Company: 173.6 * KiB,
    RateCompany: 194 * KiB,
    InterviewReview: 193 * KiB,
    SalaryReview: 193.3 * KiB,
  }
  const view = new Set([...linked, 'index.html', ...listScripts(home.source)])
  return [
    // 4 KiB for what others publish (decision 152) and for allowances (decision 151), in both languages; 20 for what
    // authors read of notices about their texts, for the rules of notices on /methodology (decision 153), and for the
    // industry beside each answer about a culture; 10 for proofs of employment (decision 156): why one is refused, and
    // what /methodology and the privacy policy say of them, in both languages; 24 for the words that insult people, in
    // both languages and in dialects (decision 157).
    { what: 'the precache', bytes: sum(kept, (file) => read(file).byteLength), most: 2438 * KiB },
    {
      what: 'the code of the worker, gzip',
      bytes: gzipSync(readCode(read('sw.js').toString())).byteLength,
      most: 15 * KiB,
    },
    // Fonts are compressed already; brotli does not shrink them.
    { what: 'the first view in all but words, brotli', bytes: sum(view, measureBrotli), most: 350_000 },
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
