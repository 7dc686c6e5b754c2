import type { Privacy } from '../../platform/privacy/privacy.ts'

const minute = 60_000

/**
 * Returns the round of publication that should have taken place by `now`. There is one in each half of `minutes`,
 * counted from 1970, at a moment of it that only the key reveals. So nothing waits longer than `minutes`, and nobody
 * can predict when the next round is.
 */
export function roundBy(now: Date, minutes: number, momentOf: Privacy['momentOf']): number {
  const length = (minutes * minute) / 2
  const half = Math.floor(now.getTime() / length)
  return now.getTime() >= (half + momentOf(half)) * length ? half : half - 1
}
