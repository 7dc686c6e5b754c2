import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Context } from '../platform/db/schema/reviews.ts'
import { buildCursor, parseCursor } from '../platform/paging/cursor.ts'
import { type Facts, freezeContexts, type Groups, keepTrue, leaveGroup } from './context.ts'

/** Returns a city's region: cities 1 and 2 lie in region 10, cities 3 and 4 in region 20, any other abroad. */
const regionOf = (city: number) => (city < 0 ? -city : ({ 1: 10, 2: 10, 3: 20, 4: 20 } as Record<number, number>)[city])
const somebody = { department: 7, joblevel: 1, place: 1, former: 0, year: 0, held: 0 }
const times = (n: number, also: Partial<Facts> = {}): Facts[] =>
  Array.from({ length: n }, () => ({ ...somebody, ...also }))
const together = (reviews: readonly Facts[], groups: Groups = {}) =>
  freezeContexts('company', reviews, groups, regionOf).map(({ context }) => context)
const lastOf = (...reviews: Facts[][]) => together(reviews.flat()).at(-1)

describe('the context of a review', () => {
  test('is shown whole where 5 people share it', () => {
    expect(lastOf(times(5))).toEqual({ department: 7, joblevel: 1, city: 1, former: 0 })
  })
  test('names the region where only that fits 5, also for one who wished for no more', () => {
    expect(lastOf(times(4), times(1, { place: 2 }))).toEqual({ department: 7, joblevel: 1, region: 10, former: 0 })
    expect(lastOf(times(5, { place: -10 }))).toEqual({ department: 7, joblevel: 1, region: 10, former: 0 })
  })
  test('leaves the place out where only department and level fit 5', () => {
    expect(lastOf(times(3), times(2, { place: 3 }))).toEqual({ department: 7, joblevel: 1, former: 0 })
    expect(lastOf(times(3, { place: 9 }), times(2, { place: 3 }))).toEqual({ department: 7, joblevel: 1, former: 0 })
  })
  test('leaves the level out where only the department fits 5, and the department where it does not', () => {
    expect(lastOf(times(3), times(2, { joblevel: 2 }))).toEqual({ department: 7, former: 0 })
    expect(lastOf(times(3), times(2, { department: 8 }))).toEqual({ former: 0 })
  })
  test('is nothing where even former or current fits fewer than 5', () => {
    expect(lastOf(times(4))).toEqual({})
    expect(lastOf(times(4), times(1, { former: 1, year: 2024 }))).toEqual({})
  })
  test('has the last year, the four years it lies in, or neither', () => {
    const left = (year: number) => times(1, { former: 1, year })
    const five = (...years: number[]) => years.flatMap(left)
    expect(lastOf(five(2024, 2024, 2024, 2024, 2024))).toMatchObject({ former: 1, years: '2024' })
    expect(lastOf(five(2021, 2022, 2023, 2024, 2024))).toMatchObject({ former: 1, years: '2021-2024' })
    expect(lastOf(five(2016, 2022, 2023, 2024, 2024))).toEqual({ department: 7, joblevel: 1, city: 1, former: 1 })
  })
  test('of an interview has its month, quarter, year or none', () => {
    const held = (...months: number[]) =>
      freezeContexts(
        'interview',
        months.map((month) => ({ ...somebody, held: 2026 * 12 + month - 1 })),
        {},
        regionOf,
      ).at(-1)!.context.held
    expect(held(3, 3, 3, 3, 3)).toBe('2026-03')
    expect(held(1, 2, 3, 3, 3)).toBe('2026-Q1')
    expect(held(1, 2, 3, 7, 12)).toBe('2026')
    expect(held(1, 2, 3, 3)).toBeUndefined()
  })
  test('of one person is not found by taking the others away', () => {
    // Six of one level, five of them in one city: the sixth may not be shown as "this level, elsewhere".
    expect(lastOf(times(5), times(1, { place: 3 }))).toEqual({})
  })

  test('stays what it was when it was first shown: nobody after it makes it finer', () => {
    const groups: Groups = {}
    expect(together(times(4), groups)).toEqual([{}, {}, {}, {}])
    expect(together(times(1), groups)).toEqual([{ department: 7, joblevel: 1, city: 1, former: 0 }])
    // The first four are still shown with nothing, and so hide the authors who share their department.
    expect(together(times(1, { joblevel: 2 }), groups)).toEqual([{ department: 7, former: 0 }])
  })
  test('counts those who left no more', () => {
    const groups: Groups = {}
    const gone = freezeContexts('company', times(4), groups, regionOf)
    leaveGroup(groups, gone[0]!.group)
    expect(together(times(1), groups)).toEqual([{}])
  })

  const facts = fc.record({
    department: fc.integer({ min: 1, max: 2 }),
    joblevel: fc.integer({ min: 1, max: 3 }),
    place: fc.constantFrom(1, 2, 3, 9, -10),
    former: fc.constantFrom(0, 1),
    year: fc.constantFrom(0, 2020, 2023, 2024),
    held: fc.constant(0),
  })
  test('whatever is shown fits at least 5 people who are shown no finer, in one round or in many', () => {
    const rounds = fc.array(fc.array(facts, { maxLength: 15 }), { maxLength: 6 })
    fc.assert(
      fc.property(rounds, (batches) => {
        const groups: Groups = {}
        const shown: { one: Facts; context: Context; rung: number }[] = []
        for (const batch of batches) {
          const frozen = freezeContexts('company', batch, groups, regionOf)
          shown.push(
            ...frozen.map(({ context, group }, at) => ({ one: batch[at]!, context, rung: Number.parseInt(group, 10) })),
          )
          for (const { context, rung } of shown.slice(-batch.length)) {
            const fits = (other: (typeof shown)[number]) =>
              other.rung >= rung &&
              (context.department === undefined || other.one.department === context.department) &&
              (context.joblevel === undefined || other.one.joblevel === context.joblevel) &&
              (context.city === undefined || other.one.place === context.city) &&
              (context.region === undefined || regionOf(other.one.place) === context.region) &&
              (context.former === undefined || other.one.former === context.former)
            if (Object.keys(context).length > 0) expect(shown.filter(fits).length).toBeGreaterThanOrEqual(5)
          }
        }
      }),
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
