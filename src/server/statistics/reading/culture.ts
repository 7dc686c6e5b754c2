import type { CultureQuestion, CultureScore } from '../../../contract/companies/culture.ts'
import type { PublishedNumber } from '../../../contract/statistics/published.ts'
import { intervalRule, opinionRules, peopleStep } from '../../../contract/statistics/rules.ts'
import { inSteps, noiseIn, peopleIn, type Released, told } from '../guard.ts'

/** An average of noisy counters: of the values of their answers, and how far chance and noise may have moved it. */
export type Average = { value: number; low: number; high: number; people: number }

/**
 * The average of released answers with the values they stand for, and the interval that of everybody lies in (95 %, noise
 * included). Null where noise alone may have moved it by a tenth of the scale, or where it is of fewer than 20 people.
 */
export function averageOf(
  released: Released,
  values: readonly (readonly [answer: string, value: number])[],
): Average | null {
  const numbers = values.map(([, value]) => value)
  const [bottom, top] = [Math.min(...numbers), Math.max(...numbers)]
  const people = peopleIn(released.counts)
  if (people < 2 * peopleStep) return null
  const count = ([answer]: readonly [string, number]) => released.counts.get(answer) ?? 0
  const middle = (bottom + top) / 2
  const shift = values.reduce((sum, one) => sum + count(one) * (one[1] - middle), 0) / people
  const value = Math.min(top, Math.max(bottom, middle + shift))
  const squares = values.reduce((sum, [, one]) => sum + (one - value) ** 2, 0)
  const noise = (noiseIn(released) * Math.sqrt(squares)) / people
  if (noise > opinionRules.widest * (top - bottom)) return null
  const spread = values.reduce((sum, one) => sum + Math.max(0, count(one)) * (one[1] - value) ** 2, 0) / people
  const reach = intervalRule.deviations * Math.sqrt(noise ** 2 + spread / people)
  return { value, people, low: Math.max(bottom, value - reach), high: Math.min(top, value + reach) }
}

/** The parts (0..1) of released answers; null where noise may have moved one by a tenth, or of fewer than 20 people. */
export function sharesOf(released: Released, answers: readonly string[]): Record<string, PublishedNumber> | null {
  const counts = answers.map((answer) => Math.max(0, released.counts.get(answer) ?? 0))
  const people = counts.reduce((sum, n) => sum + n, 0)
  if (peopleIn(released.counts) < 2 * peopleStep || noiseIn(released) / people > opinionRules.widest) return null
  return Object.fromEntries(answers.map((answer, place) => [answer, told(released, counts[place]! / people)]))
}

/** What is shown of the answers to one question; null where there is not enough to tell. */
export function cultureScore({ name, measure, values }: CultureQuestion, released: Released): CultureScore | null {
  const people = inSteps(released, peopleIn(released.counts))
  const none = { value: null, low: null, high: null }
  if (measure === 'choice') {
    const shares = sharesOf(released, values.map(String))
    return shares && { name, measure, people, ...none, shares }
  }
  // Yes is 1 and no is 0, so that the average of the answers is the share of yes.
  const found = averageOf(released, scaleOf(measure, released, values))
  if (!found) return null
  const number = (value: number) => told(released, value)
  return {
    ...{ name, measure, people, shares: {} },
    ...{ value: number(found.value), low: number(found.low), high: number(found.high) },
  }
}

const scaleOf = (measure: CultureQuestion['measure'], { counts }: Released, values: CultureQuestion['values']) =>
  (measure === 'hours' ? [...counts.keys()] : values.map(String)).map((answer) => [answer, Number(answer)] as const)

/** What a CEO is rated, in stars from 0.5 to 5, and by about how many people. */
export function ceoRatingOf(released: Released): { rate: PublishedNumber; people: PublishedNumber } | null {
  const found = averageOf(
    released,
    Array.from({ length: 10 }, (_, n) => [String(n + 1), (n + 1) / 2] as const),
  )
  return found && { rate: told(released, found.value), people: inSteps(released, found.people) }
}
