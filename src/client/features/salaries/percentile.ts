import type { PayBar } from '../../../contract/salaries/pay.ts'
import { intervalRule } from '../../../contract/statistics/rules.ts'

/**
 * The place of an amount among 100 people, lowest pay first, as finely as can be told. `about`: so many of 100 earn less.
 * `lowest` and `highest`: below the first or above the last amount that is told, among so many of 100.
 */
export type Percentile = { kind: 'about' | 'lowest' | 'highest'; place: number; below: number }

/** Places are told in these steps, the finest that chance allows. */
const steps = [5, 10]

/** How far from the true place chance alone may be, in places of 100 (95 %), where it is widest. */
const computeReach = (people: number) => intervalRule.deviations * Math.sqrt(0.25 / people) * 100

/**
 * Where an amount (riyals a month) stands, from the bars that are told of `people` (about so many) and nothing else, so
 * noise and steps of ten are in it already; found on this device. Null where the bars or the people are too few.
 */
export function computePercentile(amount: number, people: number, bars: readonly PayBar[]): Percentile | null {
  const step = steps.find((one) => one >= computeReach(people))
  const all = bars.reduce((sum, bar) => sum + bar.people, 0)
  if (step === undefined || bars.length < 3 || all <= 0) return null
  const roundToStep = (share: number) => Math.min(100 - step, Math.max(step, Math.round((share * 100) / step) * step))
  const at = bars.findIndex(({ to }) => to === null || amount < to)
  const { from, to, people: inside } = bars[at]!
  const below = bars.slice(0, at).reduce((sum, bar) => sum + bar.people, 0)
  // The ends are open: within them nothing tells where.
  if (from === null) return { kind: 'lowest', place: roundToStep(inside / all), below: 0 }
  if (to === null) return { kind: 'highest', place: roundToStep(inside / all), below: roundToStep(below / all) }
  // Within a bar as within a band: evenly by proportion, not by riyals.
  const fraction = Math.log(amount / from) / Math.log(to / from)
  const place = roundToStep((below + fraction * inside) / all)
  return { kind: 'about', place, below: place }
}
