import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contextRules } from '../../contract/statistics/rules.ts'
import type { Context } from '../platform/db/schema/reviews.ts'
import { buildCursor, parseCursor } from '../platform/paging/cursor.ts'
import { decideContexts, type Facts, filterStillTrue } from './context.ts'

/** Returns a city's region: cities 1 and 2 lie in region 10, cities 3 and 4 in region 20, any other abroad. */
const regionOf = (city: number) => (city < 0 ? -city : ({ 1: 10, 2: 10, 3: 20, 4: 20 } as Record<number, number>)[city])
const somebody = { department: 7, joblevel: 1, place: 1, former: 0, year: 0, held: 0 }
const times = (n: number, also: Partial<Facts> = {}): Facts[] =>
  Array.from({ length: n }, () => ({ ...somebody, ...also }))
const size = contextRules.least
/** People who wrote so far apart that all but one of them count: with so many, a context is shown. */
const enough = size + 1
const toMonth = (n: number) => `${2000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
const toReviews = (people: readonly Facts[], context: Context = {}) =>
  people.map((facts, n) => ({ facts, month: toMonth(n * contextRules.busiest), context }))
const decide = (people: readonly Facts[], kind: 'company' | 'interview' = 'company', context: Context = {}) =>
  decideContexts(kind, { undecided: toReviews(people, context), decided: [] }, regionOf, () => size)
const lastOf = (...reviews: Facts[][]) => decide(reviews.flat()).at(-1)

describe('the context of a review', () => {
  test('is shown whole where enough people share it, to all of them at once', () => {
    expect(decide(times(enough))).toEqual(Array(enough).fill({ department: 7, joblevel: 1, city: 1, former: 0 }))
    expect(decide(times(enough - 1))).toEqual(Array(enough - 1).fill(undefined))
  })
  test('names the region where only that fits, also for one who wished for no more', () => {
    const region = { department: 7, joblevel: 1, region: 10, former: 0 }
    expect(lastOf(times(enough - 1), times(1, { place: 2 }))).toEqual(region)
    expect(lastOf(times(enough, { place: -10 }))).toEqual(region)
  })
  test('leaves the place out where only department and level fit', () => {
    expect(lastOf(times(enough - 2), times(2, { place: 3 }))).toEqual({ department: 7, joblevel: 1, former: 0 })
  })
  test('leaves the level out where only the department fits, and the department where it does not', () => {
    expect(lastOf(times(enough - 2), times(2, { joblevel: 2 }))).toEqual({ department: 7, former: 0 })
    expect(lastOf(times(enough - 2), times(2, { department: 8 }))).toEqual({ former: 0 })
  })
  test('waits where even former or current fits too few', () => {
    expect(lastOf(times(enough - 1), times(1, { former: 1, year: 2024 }))).toBeUndefined()
  })
  test('has the last year, the four years it lies in, or neither', () => {
    const left = (...years: number[]) => years.flatMap((year) => times(1, { former: 1, year }))
    expect(lastOf(left(2024, 2024, 2024, 2024, 2024, 2024, 2024))).toMatchObject({ former: 1, years: '2024' })
    expect(lastOf(left(2021, 2022, 2023, 2023, 2023, 2024, 2024))).toMatchObject({ former: 1, years: '2021-2024' })
    const neither = { department: 7, joblevel: 1, city: 1, former: 1 }
    expect(lastOf(left(2016, 2022, 2023, 2023, 2023, 2024, 2024))).toEqual(neither)
  })
  test('of an interview has its month, quarter, year or none', () => {
    const held = (...months: number[]) =>
      decide(
        months.map((month) => ({ ...somebody, held: 2026 * 12 + month - 1 })),
        'interview',
      ).at(-1)?.held
    expect(held(3, 3, 3, 3, 3, 3, 3)).toBe('2026-03')
    expect(held(1, 2, 3, 3, 3, 3, 3)).toBe('2026-Q1')
    expect(held(1, 2, 3, 7, 7, 12, 12)).toBe('2026')
    expect(held(1, 2, 3, 3, 3, 3)).toBeUndefined()
  })
  test('of one person is not found by taking the others away', () => {
    // One more than fit of one level, all but one in one city: that one may not be shown as "this level, elsewhere".
    expect(lastOf(times(enough), times(1, { place: 3 }))).toBeUndefined()
  })
  test('gets finer when enough share more, and says nothing less', () => {
    const former = { former: 0 } as const
    const shown = { department: 7, joblevel: 1, city: 1, former: 0 }
    expect(decide(times(enough), 'company', former)).toEqual(Array(enough).fill(shown))
    // Who is shown with the last years of their work is not shown with a city instead.
    const years = { department: 7, joblevel: 1, region: 10, former: 1, years: '2021-2024' } as const
    const apart = [2021, 2022, 2023, 2024, 2021, 2022, 2023].flatMap((year) => times(1, { former: 1, year }))
    expect(decide(apart, 'company', years)).toEqual(Array(7).fill({ ...shown, former: 1, years: '2021-2024' }))
    const others = apart.map((one, n) => ({ ...one, place: 1 + (n % 2), year: n % 2 ? 2016 : one.year }))
    expect(decide(others, 'company', { department: 7, joblevel: 1, city: 1, former: 1 })).toEqual(
      Array(7).fill(undefined),
    )
  })
  test('gets no finer where those left with the broader one would be too few', () => {
    const former = { former: 0 } as const
    const group = times(enough, { department: 8 })
    const decideBeside = (left: number) => decide([...group, ...times(left)], 'company', former)[0]
    expect(decideBeside(1)).toBeUndefined()
    expect(decideBeside(enough - 1)).toBeUndefined()
    expect(decideBeside(enough)).toMatchObject({ department: 8 })
    expect(decideBeside(0)).toMatchObject({ department: 8 })
  })
  test('is that of the others, for one who joins them later', () => {
    const [context] = decide(times(enough))
    const decided = toReviews(times(enough), context)
    const newcomer = { facts: somebody, month: '2026-10', context: {} }
    expect(decideContexts('company', { undecided: [newcomer], decided }, regionOf, () => size)).toEqual([context])
  })

  test.each([1, 3, 4])('is not for sale: accounts of %s months in a row do not count, however many', (length) => {
    const planted = Array.from({ length: 60 }, (_, n) => ({
      ...{ facts: somebody, context: {} },
      month: `2026-0${5 + (n % length)}`,
    }))
    for (const month of ['2026-04', '2026-05', '2026-09', '2027-10']) {
      const undecided = [...planted, { facts: somebody, month, context: {} }]
      const shown = decideContexts('company', { undecided, decided: [] }, regionOf, () => size)
      expect(new Set(shown)).toEqual(new Set([undefined]))
    }
  })

  const facts = fc.record({
    department: fc.integer({ min: 1, max: 2 }),
    joblevel: fc.integer({ min: 1, max: 3 }),
    place: fc.constantFrom(1, 2, 3, 9, -10),
    former: fc.constantFrom(0, 1),
    year: fc.constantFrom(0, 2020, 2023, 2024),
    held: fc.constant(0),
  })
  test('a context is shown only where enough people share it, at any time, and only gets finer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(facts, fc.integer({ min: 0, max: 30 })), { maxLength: 60 }),
        fc.integer({ min: contextRules.least, max: contextRules.most }),
        (people, sizeOf) => {
          const all = people.map(([one, n]) => ({ facts: one, month: toMonth(n), n, context: {} as Context }))
          for (let now = 0; now <= 31; now += 3) {
            const undecided = all.filter(({ n }) => n < now)
            const found = decideContexts('company', { undecided, decided: [] }, regionOf, () => sizeOf)
            for (const [at, context] of found.entries()) {
              if (!context) continue
              const one = undecided[at]!
              // A city stands for its region, a year for the four years it lies in.
              expect(Object.keys(context).length).toBeGreaterThanOrEqual(Object.keys(one.context).length)
              expect(context).toMatchObject(pickSteady(one.context))
              one.context = context
            }
            for (const { context } of all) {
              if (Object.keys(context).length === 0) continue
              const months = all.filter((other) => isDeepStrictEqual(other.context, context)).map(({ n }) => n)
              const outside = months.map(
                (first) => months.filter((n) => n < first || n >= first + contextRules.busiest).length,
              )
              expect(Math.min(...outside)).toBeGreaterThanOrEqual(contextRules.least)
            }
          }
        },
      ),
    )
  })
  const pickSteady = ({ department, joblevel, former }: Context) =>
    JSON.parse(JSON.stringify({ department, joblevel, former })) as Context

  test('of changed answers keeps what is still true and adds nothing', () => {
    const frozen = { department: 7, joblevel: 1, city: 1, former: 1, years: '2024' } as const
    const now = (also: Partial<Facts>) =>
      filterStillTrue('company', frozen, { ...somebody, former: 1, year: 2024, ...also }, regionOf)
    expect(now({})).toEqual(frozen)
    expect(now({ place: 2 })).toEqual({ department: 7, joblevel: 1, former: 1, years: '2024' })
    expect(now({ former: 0, year: 0 })).toEqual({ department: 7, joblevel: 1, city: 1 })
    expect(now({ year: 2022 })).toEqual({ department: 7, joblevel: 1, city: 1, former: 1 })
    expect(filterStillTrue('company', {}, somebody, regionOf)).toEqual({})
  })
})

describe('the position of a page', () => {
  test('comes back from its cursor', () => {
    const position = { month: '2026-10', id: '0f9a3a9c-7c8d-4f5e-9b1a-2c3d4e5f6a7b' }
    expect(parseCursor(buildCursor(position))).toEqual(position)
  })
  test('is nothing for anything else', () => {
    const made = (text: string) => Buffer.from(text).toString('base64url')
    for (const bad of ['', 'x', '%', "' or 1=1", made('2026-13.x'), made('2026-10.1'), 'a'.repeat(500)])
      expect(parseCursor(bad)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseCursor(text)).toBeNull()
      }),
    )
  })
})
