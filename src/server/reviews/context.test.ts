import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contextOf, type Sharing } from './context.ts'
import { cursorOf, positionOf } from './cursor.ts'
import { dayAfter, monthAfter, monthOf, yearOf } from './month.ts'

/** Cities 1 and 2 lie in region 10, cities 3 and 4 in region 20, any other abroad. */
const regionOf = (city: number) => ({ 1: 10, 2: 10, 3: 20, 4: 20 })[city]
const shown = (joblevel: number, city: number, sharing: Record<string, number>) =>
  contextOf({ department: 7, joblevel, city }, new Map(Object.entries(sharing)), regionOf)

describe('the context of a review', () => {
  test('is shown whole where 5 people share it', () => {
    expect(shown(1, 1, { '1.1': 5 })).toEqual({ department: 7, joblevel: 1, city: 1 })
  })
  test('names the region where only that fits 5', () => {
    expect(shown(1, 1, { '1.1': 4, '1.2': 1 })).toEqual({ department: 7, joblevel: 1, region: 10 })
  })
  test('leaves the place out where only department and level fit 5', () => {
    expect(shown(1, 1, { '1.1': 3, '1.3': 2 })).toEqual({ department: 7, joblevel: 1 })
    expect(shown(1, 9, { '1.9': 3, '1.8': 2 })).toEqual({ department: 7, joblevel: 1 })
  })
  test('leaves the level out where only the department fits 5', () => {
    expect(shown(1, 1, { '1.1': 3, '2.1': 2 })).toEqual({ department: 7 })
  })
  test('is nothing where even the department fits fewer than 5', () => {
    expect(shown(1, 1, { '1.1': 4 })).toEqual({})
  })
  test('of one person is not found by taking the others away', () => {
    // Six of one level, five of them in one city: the sixth may not be shown as "this level, elsewhere".
    expect(shown(1, 3, { '1.1': 5, '1.3': 1 })).toEqual({})
  })

  test('whatever is shown alike is at least 5 people', () => {
    const people = fc.array(
      fc.record({ joblevel: fc.integer({ min: 1, max: 3 }), city: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(people, (reviews) => {
        const sharing = new Map<string, number>()
        for (const { joblevel, city } of reviews)
          sharing.set(`${joblevel}.${city}`, (sharing.get(`${joblevel}.${city}`) ?? 0) + 1)
        const alike = new Map<string, number>()
        for (const review of reviews) {
          const label = JSON.stringify(contextOf({ department: 7, ...review }, sharing as Sharing, regionOf))
          alike.set(label, (alike.get(label) ?? 0) + 1)
        }
        for (const [label, n] of alike) if (label !== '{}') expect(n).toBeGreaterThanOrEqual(5)
      }),
    )
  })
})

describe('the position of a page', () => {
  test('comes back from its cursor', () => {
    const position = { month: '2026-10', id: '0f9a3a9c-7c8d-4f5e-9b1a-2c3d4e5f6a7b' }
    expect(positionOf(cursorOf(position))).toEqual(position)
  })
  test('is nothing for anything else', () => {
    const made = (text: string) => Buffer.from(text).toString('base64url')
    for (const bad of ['', 'x', '%', "' or 1=1", made('2026-13.x'), made('2026-10.1'), 'a'.repeat(500)])
      expect(positionOf(bad)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(positionOf(text)).toBeNull()
      }),
    )
  })
})

describe('the calendar', () => {
  test('is that of Saudi Arabia', () => {
    expect(monthOf(new Date('2026-12-31T20:59:59Z'))).toBe('2026-12')
    expect(monthOf(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01')
    expect(yearOf(new Date('2026-12-31T21:00:00Z'))).toBe(2027)
    expect(dayAfter(new Date('2026-10-01T10:00:00Z'), 30)).toBe('2026-10-31')
    // What is kept for 30 days at least is kept until a month begins.
    expect(monthAfter(new Date('2026-10-01T10:00:00Z'), 30)).toBe('2026-11-01')
    expect(monthAfter(new Date('2026-10-02T10:00:00Z'), 30)).toBe('2026-11-01')
    expect(monthAfter(new Date('2026-10-03T10:00:00Z'), 30)).toBe('2026-12-01')
    expect(monthAfter(new Date('2026-12-03T10:00:00Z'), 30)).toBe('2027-02-01')
  })
})
