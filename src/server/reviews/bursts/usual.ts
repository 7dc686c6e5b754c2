import { unusualRules } from '../../../contract/reviews/unusual.ts'
import { getMonthBefore, toMonth } from '../../platform/months.ts'
import type { Usual } from './judge.ts'
import { addStars, countAll, createStars } from './sort-out.ts'

/** The months before, of which the usual number of reviews is learned. */
const learnedMonths = 12
/** With fewer reviews before them, nothing is said of the last two months: such a company is new. */
const minBefore = 10

const day = 86_400_000
const countDays = (month: string, now: Date) => Math.max(0, Math.floor((now.getTime() - Date.parse(month)) / day))

/** What is usual, and the reviews of the last months: their stars, and their days. */
export type LastMonths = { usual: Usual; stars: number[]; days: number }

/** What is usual, and the last months where enough came before them. */
export type Learned = { usual: Usual; months?: LastMonths }

/**
 * Learns what is usual of a company from its public reviews by month (how many of 1 to 5 stars): of the last days
 * without those `passed` in them, and of the last months.
 */
export function buildUsual(
  byMonth: ReadonlyMap<string, readonly number[]>,
  { passed, now }: { passed: readonly number[]; now: Date },
): Learned {
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1))
  const sumOf = (some: readonly (readonly [string, readonly number[]])[]) =>
    some.reduce((sum, [, stars]) => addStars(sum, stars), createStars())
  const current = toMonth(now)
  const build = (
    before: readonly (readonly [string, readonly number[]])[],
    until: Date,
    without: readonly number[],
  ): Usual => {
    const learned = before.filter(([month]) => month >= getMonthBefore(toMonth(until), learnedMonths))
    const all = sumOf(before)
    return {
      reviews: Math.max(0, countAll(sumOf(learned)) - countAll(without)),
      days: learned.length > 0 ? countDays(learned[0]![0], until) : 0,
      all: Math.max(0, countAll(all) - countAll(without)),
      stars: addStars(all, without, -1).map((count) => Math.max(0, count)),
    }
  }
  const begun = getMonthBefore(current, unusualRules.months - 1)
  const before = build(
    months.filter(([month]) => month < begun),
    new Date(Date.parse(begun)),
    createStars(),
  )
  const stars = sumOf(months.filter(([month]) => month >= begun))
  return {
    usual: build(months, now, passed),
    ...(before.all >= minBefore && { months: { usual: before, stars, days: countDays(begun, now) + 1 } }),
  }
}
