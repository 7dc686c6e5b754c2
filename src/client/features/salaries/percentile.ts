import type { PayBar } from '../../../contract/salaries/pay.schema.ts'
import { intervalRule } from '../../../contract/statistics/rules.ts'

/**
 * The place of an amount among 100 people (its percentile), lowest pay first, as precisely as is known. `about`: so
 * many of 100 earn less. `lowest` and `highest`: below the first or above the last amount that is published, among so
 * many of 100.
 */
export type Percentile = { kind: 'about' | 'lowest' | 'highest'; place: number; below: number }

/** The steps in which places are stated; the finest that chance allows is used. */
const steps = [5, 10]

/** Computes how far from the true place chance alone may be, in places of 100 (95 %), where it is widest. */
const computeReach = (people: number) => intervalRule.deviations * Math.sqrt(0.25 / people) * 100

/**
 * Computes the percentile of an amount (riyals a month) from the published bars of `people` (about so many) and nothing
 * else, so noise and steps of ten are in it already; computed on this device. Null where the bars or the people are too
 * few.
 */
export function computePercentile(amount: number, people: number, bars: readonly PayBar[]): Percentile | null {
  const step = steps.find((one) => one >= computeReach(people))
  const all = bars.reduce((sum, bar) => sum + bar.people, 0)
  if (step === undefined || bars.length < 3 || all <= 0) return null
  const roundToStep = (share: number) => Math.min(100 - step, Math.max(step, Math.round((share * 100) / step) * step))
  const at = bars.findIndex(({ to }) => to === null || amount < to)
  const { from, to, people: inside } = bars[at]!
  const below = bars.slice(0, at).reduce((sum, bar) => sum + bar.people, 0)
  // The ends are open: the position within them is unknown.
  if (from === null) return { kind: 'lowest', place: roundToStep(inside / all), below: 0 }
  if (to === null) return { kind: 'highest', place: roundToStep(inside / all), below: roundToStep(below / all) }
  // Within a bar people are distributed as within a band: evenly by ratio, not by riyals.
  const fraction = Math.log(amount / from) / Math.log(to / from)
  const place = roundToStep((below + fraction * inside) / all)
  return { kind: 'about', place, below: place }
}
