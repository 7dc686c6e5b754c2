import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { formatKiB, weighClient } from './weights.ts'

/**
 * Fails the build when an emitted chunk is missing from the worker's precache, so that a route would not open without a
 * network, or when any size exceeds its limit.
 */
export function checkBundle(): Plugin {
  let folder = ''
  let broken = false
  const isBroken = () => {
    broken = true
  }
  return {
    name: 'check-bundle',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    // An error of an earlier step is the one to report.
    buildEnd: (error) => void (error && isBroken()),
    renderError: isBroken,
    // After the worker is built, which its plugin does when this bundle is closed.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: () => {
        if (broken || !existsSync(join(folder, 'sw.js'))) return
        const problems = listProblems(folder)
        if (problems.length > 0) throw new Error(`The built client breaks its promises:\n- ${problems.join('\n- ')}`)
      },
    },
  }
}

/**
 * The files of the moderators' desk, which nobody opens without a network: chunks of its own, and its strings
 * (`client.ts`).
 */
const ofDesk = /^assets\/(?:desk-[^/]+\.js|moderation-.{8}\.json)$/

function listProblems(folder: string): string[] {
  const kept = listPrecached(folder)
  const emitted = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  const missing = emitted.filter(
    (file) => /\.(?:js|css|json)$/.test(file) && !ofDesk.test(file) && !kept.includes(file),
  )
  const fonts = ['arabic', 'latin'].filter((subset) => !kept.some((file) => file.includes(`cairo-${subset}-wght`)))
  const weights = weighClient(folder, kept)
  for (const { what, bytes, most } of weights) console.log(`${what}: ${formatKiB(bytes)} of ${formatKiB(most)} KiB`)
  return [
    ...missing.map((file) => `${file} is not in the precache`),
    ...fonts.map((subset) => `Cairo's ${subset} subset is not in the precache`),
    ...weights.filter(({ bytes, most }) => bytes > most).map(({ what }) => `${what} is too large`),
  ]
}

/** Lists the files that the worker built into `folder` precaches at its installation. */
export function listPrecached(folder: string): string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const emitted = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`)
  return ['index.html', ...emitted].filter((file) => worker.includes(`"${file}"`))
}
