import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const KiB = 1024
/** What the built client may weigh (design: performance, offline 1). */
const limits = { precache: 1536 * KiB, initial: 120 * KiB, worker: 15 * KiB } as const

type Chunk = { fileName: string; imports: string[]; dynamicImports: string[]; facadeModuleId: string | null }

/**
 * Fails the build when an emitted chunk is missing from the worker's precache, so that a route would not open without a
 * network, or when the precache, the worker or the first page's JavaScript outgrow their limits.
 */
export function checkBundle(firstScreen = 'src/client/screens/Home.tsx'): Plugin {
  const chunks = new Map<string, Chunk>()
  let folder = ''
  return {
    name: 'check-bundle',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    writeBundle: (_, bundle) => {
      for (const one of Object.values(bundle)) if (one.type === 'chunk') chunks.set(one.fileName, one)
    },
    // After the worker is built, which the plugin of the worker does when this bundle is closed.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        const worker = join(folder, 'sw.js')
        if (chunks.size === 0 || !existsSync(worker)) return
        const problems = problemsOf(folder, worker, [...chunks.values()], firstScreen)
        if (problems.length > 0) throw new Error(`The built client breaks its promises:\n- ${problems.join('\n- ')}`)
      },
    },
  }
}

function problemsOf(folder: string, worker: string, chunks: Chunk[], firstScreen: string): string[] {
  const code = readFileSync(worker, 'utf8')
  const size = (file: string) => readFileSync(join(folder, file)).byteLength
  const emitted = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  const kept = ['index.html', ...emitted].filter((file) => code.includes(`"${file}"`))
  const missing = emitted.filter((file) => /\.(?:js|css|json)$/.test(file) && !kept.includes(file))
  const fonts = ['arabic', 'latin'].filter((subset) => !kept.some((file) => file.includes(`cairo-${subset}-wght`)))
  const weights = [
    ['the precache', kept.reduce((sum, file) => sum + size(file), 0), limits.precache],
    ['the worker, gzip', gzipSync(code).byteLength, limits.worker],
    ['the JavaScript of /, brotli', initialJavaScript(folder, chunks, firstScreen), limits.initial],
  ] as const
  for (const [what, bytes, most] of weights) console.log(`${what}: ${(bytes / KiB).toFixed(1)} of ${most / KiB} KiB`)
  return [
    ...missing.map((file) => `${file} is not in the precache`),
    ...fonts.map((subset) => `Cairo's ${subset} subset is not in the precache`),
    ...weights.filter(([, bytes, most]) => bytes > most).map(([what]) => `${what} is too large`),
  ]
}

/** What `/` loads before it is complete: the entry and the home screen with everything they import. */
function initialJavaScript(folder: string, chunks: Chunk[], firstScreen: string): number {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<string>()
  const need = (file: string) => {
    if (needed.has(file)) return
    needed.add(file)
    for (const one of byName.get(file)?.imports ?? []) need(one)
  }
  const from = (end: string) => chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
  for (const { fileName } of [...from('/index.html'), ...from('/src/client/main.tsx'), ...from(`/${firstScreen}`)])
    need(fileName)
  if (needed.size === 0) throw new Error(`No chunk for ${firstScreen}`)
  return [...needed].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength, 0)
}
