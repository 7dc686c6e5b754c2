import { afterEach, describe, expect, test } from 'vitest'
import { getRiyadhDay, getRiyadhYear } from '../src/contract/form/days.ts'
import { formatDay } from '../src/server/platform/http/days.ts'
import { getDayAfter, getDayBegun, getMonthAfter, toMonth, toYear } from '../src/server/platform/months.ts'

const usual = process.env.TZ
afterEach(() => {
  if (usual === undefined) delete process.env.TZ
  else process.env.TZ = usual
})

/** Zones behind Riyadh, at its side and ahead of it, with the hours each is ahead of UTC on the last day of a year. */
const zones = [
  ['America/Los_Angeles', -8],
  ['UTC', 0],
  ['Pacific/Kiritimati', 14],
] as const

describe.each(zones)('on a machine in %s', (zone, ahead) => {
  test('the day, month and year are those of Riyadh', () => {
    process.env.TZ = zone
    // It is already the new year in Riyadh.
    const now = new Date('2026-12-31T22:30:00Z')
    expect(now.getTimezoneOffset() + ahead * 60).toBe(0)
    expect([getRiyadhDay(now), getRiyadhYear(now)]).toEqual(['2027-01-01', 2027])
    expect([toMonth(now), toYear(now), getDayAfter(now, 0)]).toEqual(['2027-01', 2027, '2027-01-01'])
    expect([getDayAfter(now, 30), getMonthAfter(now, 1)]).toEqual(['2027-01-31', '2027-02-01'])
    expect(getDayBegun(now).toISOString()).toBe('2026-12-31T21:00:00.000Z')
    expect(formatDay('en', '2027-01-01')).toContain('2027')
    // And still the old one three hours before.
    const before = new Date('2026-12-31T20:59:59Z')
    expect([getRiyadhDay(before), toMonth(before), toYear(before)]).toEqual(['2026-12-31', '2026-12', 2026])
  })
})
