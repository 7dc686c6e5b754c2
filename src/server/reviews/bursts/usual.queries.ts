import { unusualRules } from '../../../contract/reviews/unusual.ts'
import type { Database } from '../../platform/db/database.ts'
import { getMonthBefore, toMonth } from '../../platform/months.ts'
import { openCounters } from '../../statistics/ledger.queries.ts'
import type { Usual } from './judge.ts'

const starPlaces = [1, 2, 3, 4, 5] as const
export const createStars = (): number[] => starPlaces.map(() => 0)
export const addStars = (a: readonly number[], b: readonly number[], times = 1): number[] =>
  a.map((count, place) => count + times * (b[place] ?? 0))
export const countAll = (stars: readonly number[]): number => stars.reduce((total, count) => total + count, 0)

/** The months before, of which the usual number of reviews is learned. */
const learnedMonths = 12
/** With fewer reviews before them, nothing is said of the last two months: such a company is new. */
const minBefore = 10

const day = 86_400_000
const countDays = (month: string, now: Date) => Math.max(0, Math.floor((now.getTime() - Date.parse(month)) / day))

/** What is usual, and the reviews of the last months: their stars, and their days. */
export type LastMonths = { usual: Usual; stars: number[]; days: number }

/**
 * Reads what is usual of a company from its public counters by month, locked by the round: of the last days without
 * those `passed` in them, and of the last months; the latter undefined while there is too little before.
 */
export async function readUsual(
  db: Database,
  companyId: number,
  { passed, now }: { passed: readonly number[]; now: Date },
): Promise<{ usual: Usual; months?: LastMonths }> {
  const byMonth = new Map<string, number[]>()
  for (const [bucket, count] of (await openCounters(db, companyId, ['company.month'])).get('company.month') ?? []) {
    const [month = '', star] = bucket.split(' ')
    const stars = byMonth.get(month) ?? createStars()
    stars[Number(star) - 1] = count
    byMonth.set(month, stars)
  }
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1))
  const sumOf = (some: readonly (readonly [string, number[]])[]) =>
    some.reduce((sum, [, stars]) => addStars(sum, stars), createStars())
  const current = toMonth(now)
  const build = (before: readonly (readonly [string, number[]])[], until: Date, without: readonly number[]): Usual => {
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
