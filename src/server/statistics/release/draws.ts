import { computeSpentByCounter } from '../guard.ts'
import type { Metric } from '../metrics.ts'
import type { Noise } from '../noise.ts'
import type { Tally } from '../tally-type.ts'
import { unit } from '../together.ts'

/** A counter and the noise a release adds to it. */
export type Draw = Required<Tally>

/** Samples the noise of metrics in one release: independent noise in every counter a metric can have. */
export const drawMetrics = (metrics: readonly Metric[], noise: Noise): Draw[] =>
  metrics.flatMap(({ measure, values, epsilon }) =>
    values.map((bucket) => ({ measure, bucket, n: noise.laplace(computeSpentByCounter(epsilon)) })),
  )

/** Samples the noise of the sums of answers released together in one release: one sample for all of them. */
export function drawSums({ sums, epsilon }: { sums: readonly Tally[]; epsilon: number }, noise: Noise): Draw[] {
  const drawn = noise.cube(epsilon, sums.length, 2 * unit)
  return sums.map(({ measure, bucket }, place) => ({ measure, bucket, n: drawn[place]! }))
}
