import type { Pay } from '../../../../contract/salaries/pay.schema.ts'
import { confidence, intervalRule, leaningRules, payRules, peopleStep } from '../../../../contract/statistics/rules.ts'
import { computeNoise, publishCounts, type ReleasedCounts, roundToSteps } from '../../guard.ts'
import { payBands } from '../../pay.ts'
import { buildDistribution, computeReach, payOf } from './figures.ts'

type Lean = NonNullable<Pay['leans']>
/** A wider crowd that few people are a part of, as released: `parts`, how many parts its numbers come from. */
export type Crowd = { on: Lean['on']; released: ReleasedCounts; parts: number }
/** Where the middle of a part of the crowd is expected, and how far from it: logarithms. */
export type Expected = { centre: number; deviation: number }

/** Returns what a crowd lets expect of one of its parts; null when the crowd itself tells too little. */
function computeExpected({ on, released, parts }: Crowd): Expected | null {
  const found = payOf(released) && buildDistribution(released, payBands)
  if (!found) return null
  const { lower, upper } = computeReach(found, 1 / 2)
  const unsure = (upper - lower) / 2 / intervalRule.deviations
  // The middle of a few parts is off the middle of all of them, too.
  return {
    centre: found.at(1 / 2),
    deviation: Math.sqrt(leaningRules.apart[on] ** 2 * (1 + 1 / parts) + unsure ** 2),
  }
}

/**
 * Estimates the median of all whom released counts stand for, by Bayes' rule: how likely the counts are for each centre,
 * spread and number of people, times how far from the crowd's middle its parts usually are. It is computed from
 * released numbers alone. People are taken to be spread normally on the logarithmic scale, with a spread out of a few;
 * parts with long tails (Student's t with four degrees of freedom), so that an unusual one is drawn less; and each
 * count to be off by a part of itself, since nobody is spread quite normally.
 */
export function computeLikelyMedian(released: ReleasedCounts, { centre, deviation }: Expected) {
  const inner = payBands.edges.slice(1, -1)
  const counts = Array.from({ length: inner.length + 1 }, (_, band) => released.counts.get(String(band)) ?? 0)
  const variance = computeNoise(released) ** 2
  const sum = counts.reduce((all, n) => all + n, 0)
  const unsure = Math.sqrt(counts.length * variance)
  const people = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2].map((off) => sum + off * unsure).filter((n) => n >= 1)
  const centres = Array.from({ length: steps }, (_, at) => centre + deviation * reach * ((2 * at) / (steps - 1) - 1))
  const logs = centres.map((at) => {
    const usual = -2.5 * Math.log1p(((at - centre) / deviation) ** 2 / 4)
    return leaningRules.spreads.flatMap((spread) => {
      const below = [0, ...inner.map((edge) => computeNormal((edge - at) / spread)), 1]
      return people.map((n) => {
        let log = usual
        for (const [band, count] of counts.entries()) {
          const expected = n * (below[band + 1]! - below[band]!)
          const varies = variance + expected + (leaningRules.misfit * expected) ** 2 + 1e-9
          log -= ((count - expected) ** 2 / varies + Math.log(varies)) / 2
        }
        return log
      })
    })
  })
  const most = Math.max(...logs.flat())
  const weights = logs.map((of) => of.reduce((all, log) => all + Math.exp(log - most), 0))
  const whole = weights.reduce((all, weight) => all + weight, 0)
  const findAt = (share: number) => {
    let passed = 0
    for (const [place, weight] of weights.entries()) {
      const next = passed + weight / whole
      if (next >= share)
        return centres[place]! + ((share - passed) / (next - passed) - 1 / 2) * (centres[1]! - centres[0]!)
      passed = next
    }
    return centres.at(-1)!
  }
  return {
    sum,
    unsure,
    centre: findAt(1 / 2),
    lower: findAt((1 - confidence) / 2),
    upper: findAt((1 + confidence) / 2),
  }
}

/** How many centres are weighed, and how many usual distances to either side. */
const [steps, reach] = [61, 5]

/**
 * Returns the pay that is published of released counters. Where they do not allow one amount (`payOf`), it leans on a
 * wider crowd and says so, if they tell more than that crowd does; null when they do not.
 */
export function payWithin(released: ReleasedCounts, crowd: Crowd | null): Pay | null {
  const own = payOf(released)
  const expected = crowd && own?.median == null && released.counts.size > 0 ? computeExpected(crowd) : null
  if (!crowd || !expected) return own
  const { sum, unsure, centre, lower, upper } = computeLikelyMedian(released, expected)
  const half = (upper - lower) / 2
  const isFew = sum >= Math.max(peopleStep, unsure) && sum < leaningRules.people
  const isOwn = half < leaningRules.most * intervalRule.deviations * expected.deviation
  if (!isFew || !isOwn || half > payRules.widest) return own
  const publish = (log: number) => publishCounts(released, Math.round(Math.exp(log) / 100) * 100)
  return {
    ...{ people: roundToSteps(released, sum), median: null, p25: null, p75: null },
    ...{ lower: publish(lower), upper: publish(upper), leans: { about: publish(centre), on: crowd.on } },
  }
}

/** Returns how likely a normally distributed number lies below `at` deviations (Abramowitz and Stegun, 7.1.26). */
function computeNormal(at: number): number {
  const far = Math.abs(at) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * far)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-far * far)
  return at < 0 ? tail / 2 : 1 - tail / 2
}
