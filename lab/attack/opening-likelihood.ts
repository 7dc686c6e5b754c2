import type { Noise } from '../../src/server/statistics/noise.ts'
import { drawThreshold, isOpening, type Opening } from '../../src/server/statistics/release/opening.ts'

/**
 * How many of the attacker's accounts have joined by each of 24 months, and the probability of the first release in
 * each, with the victim and without.
 */
export type Path = { opening: Opening; own: readonly number[]; likely: readonly [readonly number[], readonly number[]] }

const months = 24

/** Returns the probability that discrete Laplace noise is `at` or more. */
function tailOf(at: number, epsilon: number): number {
  const step = Math.exp(-epsilon / 1000)
  return at > 0 ? step ** at / (1 + step) : 1 - step ** (1 - at) / (1 + step)
}

/**
 * Returns the probability of the first release in each month, and last that of none, with so many new people in each.
 */
function likelihoodOf({ epsilon, around }: Opening, people: readonly number[]): number[] {
  const likely = Array.from({ length: months + 1 }, () => 0)
  const step = Math.exp(-epsilon / 2000)
  // Values farther off have a probability below one in ten thousand million.
  const farthest = Math.ceil(23 / (epsilon / 2000))
  for (let off = -farthest; off <= farthest; off += 1) {
    let still = ((1 - step) / (1 + step)) * step ** Math.abs(off)
    people.forEach((count, month) => {
      const comes = tailOf(around + off - count, epsilon / 2)
      likely[month]! += still * comes
      still *= 1 - comes
    })
    likely[months]! += still
  }
  return likely
}

/**
 * Finds, among the ways to begin with some accounts and add some each month, the one that best reveals whether one more
 * has joined.
 */
export function findBestPath(opening: Opening): Path {
  let best: { path?: Path; told: number } = { told: -1 }
  for (let first = 0; first <= 2 * opening.around; first += Math.ceil(opening.around / 20))
    for (const more of [0, 1, 3]) {
      const own = Array.from({ length: months }, (_, month) => first + more * month)
      const people = own.map((count) => count + 1)
      const likely = [likelihoodOf(opening, people), likelihoodOf(opening, own)] as const
      const told = likely[0].reduce((sum, one, at) => sum + Math.abs(one - likely[1][at]!), 0)
      if (told > best.told) best = { path: { opening, own, likely }, told }
    }
  return best.path!
}

/**
 * Plays the months with or without the victim; returns how much likelier the observation is with them, as a logarithm.
 */
export function playOpening({ opening, own, likely }: Path, noise: Noise, isThere: boolean): number {
  const threshold = drawThreshold(noise, opening)
  const found = own.findIndex((count) => isOpening(noise, opening, threshold, count + (isThere ? 1 : 0)))
  const at = found < 0 ? months : found
  const [there, away] = [likely[0][at]!, likely[1][at]!]
  return Math.log(Math.max(there, 1e-300)) - Math.log(Math.max(away, 1e-300))
}
