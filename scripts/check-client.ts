import { listNeededOffline, listPrecached } from './precache.ts'
import { formatKiB, weighClient } from './weights.ts'

/**
 * Lists what is wrong with the client built into `folder`: files that the worker's precache lacks, so that a page would
 * not open offline, and sizes above their limits (design: performance, offline 1). Tells each size to `say`.
 */
export function listProblems(folder: string, say: (line: string) => void = () => {}): string[] {
  const precached = listPrecached(folder)
  const missing = listNeededOffline(folder).filter((file) => !precached.includes(file))
  const fonts = ['arabic', 'latin'].filter((subset) => !precached.some((file) => file.includes(`cairo-${subset}-wght`)))
  const weights = weighClient(folder, precached)
  for (const { what, bytes, most } of weights) say(`${what}: ${formatKiB(bytes)} of ${formatKiB(most)} KiB`)
  return [
    ...missing.map((file) => `${file} is not in the precache`),
    ...fonts.map((subset) => `Cairo's ${subset} subset is not in the precache`),
    ...weights.filter(({ bytes, most }) => bytes > most).map(({ what }) => `${what} is too large`),
  ]
}
