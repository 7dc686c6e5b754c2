import { unit } from '../answer-sums.ts'
import { computeSpentByCounter } from '../guard.ts'
import type { Metric } from '../metrics.ts'
import type { Noise } from '../noise.ts'
import type { Tally } from '../tally-type.ts'

/** A counter and the noise a release adds to it. */
export type Sample = Required<Tally>

/** Samples the noise of metrics in one release: independent noise in every counter a metric can have. */
export const sampleMetrics = (metrics: readonly Metric[], noise: Noise): Sample[] =>
  metrics.flatMap(({ measure, values, epsilon }) =>
    values.map((bucket) => ({ measure, bucket, n: noise.laplace(computeSpentByCounter(epsilon)) })),
  )

/** Samples the noise of the sums of answers released together in one release: one sample for all of them. */
export function sampleSums({ sums, epsilon }: { sums: readonly Tally[]; epsilon: number }, noise: Noise): Sample[] {
  const samples = noise.cube(epsilon, sums.length, 2 * unit)
  return sums.map(({ measure, bucket }, place) => ({ measure, bucket, n: samples[place]! }))
}
