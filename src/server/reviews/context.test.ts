import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contextRules } from '../../contract/statistics/rules.ts'
import { buildCursor, parseCursor } from '../platform/paging/cursor.ts'
import { decideContexts, type Facts, keepTrue } from './context.ts'

/** Returns a city's region: cities 1 and 2 lie in region 10, cities 3 and 4 in region 20, any other abroad. */
const regionOf = (city: number) => (city < 0 ? -city : ({ 1: 10, 2: 10, 3: 20, 4: 20 } as Record<number, number>)[city])
const somebody = { department: 7, joblevel: 1, place: 1, former: 0, year: 0, held: 0 }
const times = (n: number, also: Partial<Facts> = {}): Facts[] =>
  Array.from({ length: n }, () => ({ ...somebody, ...also }))
const size = contextRules.least
/** Spreads people over months, as many in each as count. */
const monthOf = (n: number) => `2026-${String(1 + Math.floor(n / contextRules.ofAMonth)).padStart(2, '0')}`
const decide = (reviews: readonly Facts[], kind: 'company' | 'interview' = 'company') =>
  decideContexts(
    kind,
    reviews.map((facts, n) => ({ facts, month: monthOf(n) })),
    regionOf,
    () => size,
  )
const lastOf = (...reviews: Facts[][]) => decide(reviews.flat()).at(-1)

describe('the context of a review', () => {
  test('is shown whole where enough people share it, to all of them at once', () => {
    expect(decide(times(size))).toEqual(Array(size).fill({ department: 7, joblevel: 1, city: 1, former: 0 }))
    expect(decide(times(size - 1))).toEqual(Array(size - 1).fill(undefined))
  })
  test('names the region where only that fits, also for one who wished for no more', () => {
    expect(lastOf(times(size - 1), times(1, { place: 2 }))).toEqual({
      department: 7,
      joblevel: 1,
      region: 10,
      former: 0,
    })
    expect(lastOf(times(size, { place: -10 }))).toEqual({ department: 7, joblevel: 1, region: 10, former: 0 })
  })
  test('leaves the place out where only department and level fit', () => {
    expect(lastOf(times(size - 2), times(2, { place: 3 }))).toEqual({ department: 7, joblevel: 1, former: 0 })
  })
  test('leaves the level out where only the department fits, and the department where it does not', () => {
    expect(lastOf(times(size - 2), times(2, { joblevel: 2 }))).toEqual({ department: 7, former: 0 })
    expect(lastOf(times(size - 2), times(2, { department: 8 }))).toEqual({ former: 0 })
  })
  test('waits where even former or current fits too few', () => {
    expect(lastOf(times(size - 1), times(1, { former: 1, year: 2024 }))).toBeUndefined()
  })
  test('has the last year, the four years it lies in, or neither', () => {
    const left = (...years: number[]) => years.flatMap((year) => times(1, { former: 1, year }))
    expect(lastOf(left(2024, 2024, 2024, 2024, 2024, 2024))).toMatchObject({ former: 1, years: '2024' })
    expect(lastOf(left(2021, 2022, 2023, 2023, 2024, 2024))).toMatchObject({ former: 1, years: '2021-2024' })
    expect(lastOf(left(2016, 2022, 2023, 2023, 2024, 2024))).toEqual({ department: 7, joblevel: 1, city: 1, former: 1 })
  })
  test('of an interview has its month, quarter, year or none', () => {
    const held = (...months: number[]) =>
      decide(
        months.map((month) => ({ ...somebody, held: 2026 * 12 + month - 1 })),
        'interview',
      ).at(-1)?.held
    expect(held(3, 3, 3, 3, 3, 3)).toBe('2026-03')
    expect(held(1, 2, 3, 3, 3, 3)).toBe('2026-Q1')
    expect(held(1, 2, 3, 7, 7, 12)).toBe('2026')
    expect(held(1, 2, 3, 3, 3)).toBeUndefined()
  })
  test('of one person is not found by taking the others away', () => {
    // One more than fit of one level, all but one in one city: that one may not be shown as "this level, elsewhere".
    expect(lastOf(times(size), times(1, { place: 3 }))).toBeUndefined()
  })

  test('is not for sale: accounts of one month count as two, however many there are', () => {
    const planted = times(50).map((facts) => ({ facts, month: '2026-10' }))
    const victim = { facts: somebody, month: '2026-11' }
    const shown = decideContexts('company', [...planted, victim], regionOf, () => size)
    expect(new Set(shown)).toEqual(new Set([undefined]))
  })

  const facts = fc.record({
    department: fc.integer({ min: 1, max: 2 }),
    joblevel: fc.integer({ min: 1, max: 3 }),
    place: fc.constantFrom(1, 2, 3, 9, -10),
    former: fc.constantFrom(0, 1),
    year: fc.constantFrom(0, 2020, 2023, 2024),
    held: fc.constant(0),
  })
  test('whatever is shown fits enough people of the same batch who are shown with the same', () => {
    fc.assert(
      fc.property(
        fc.array(facts, { maxLength: 40 }),
        fc.integer({ min: contextRules.least, max: contextRules.most }),
        (people, sizeOf) => {
          const shown = decideContexts(
            'company',
            people.map((one, n) => ({ facts: one, month: monthOf(n) })),
            regionOf,
            () => sizeOf,
          )
          for (const context of shown)
            if (context)
              expect(
                shown.filter((other) => JSON.stringify(other) === JSON.stringify(context)).length,
              ).toBeGreaterThanOrEqual(sizeOf)
        },
      ),
    )
  })

  test('of changed answers keeps what is still true and gains nothing', () => {
    const frozen = { department: 7, joblevel: 1, city: 1, former: 1, years: '2024' } as const
    const now = (also: Partial<Facts>) =>
      keepTrue('company', frozen, { ...somebody, former: 1, year: 2024, ...also }, regionOf)
    expect(now({})).toEqual(frozen)
    expect(now({ place: 2 })).toEqual({ department: 7, joblevel: 1, former: 1, years: '2024' })
    expect(now({ former: 0, year: 0 })).toEqual({ department: 7, joblevel: 1, city: 1 })
    expect(now({ year: 2022 })).toEqual({ department: 7, joblevel: 1, city: 1, former: 1 })
    expect(keepTrue('company', {}, somebody, regionOf)).toEqual({})
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
