import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Reason, reasons } from '../rules/labour.ts'
import { computeAward } from './award.ts'
import { addDays, type Calendar, calendars, fromHijri, isHijriDay, toHijri } from './calendar.ts'
import { emptyPackage } from './empty-package.ts'
import { computeHours } from './hours.ts'
import { computeContributions } from './insurance.ts'
import { computeLeave } from './leave.ts'
import type { PayPackage } from './pay-package.ts'

/*
 * A second calculation, from the texts of the rules and written differently: it walks through the days of work one by
 * one, knows the dates as a calendar prints them, and adds fractions of whole numbers without a limit. It uses nothing
 * of the first calculation.
 */

/** A multiple of all lengths of a year: 354, 355, 365 and 366 days. */
const scale = 354n * 355n * 365n * 366n * 2n
const divide = (number: bigint, by: bigint): number => Number((2n * number + by) / (2n * by))

const printers: Record<Calendar, Intl.DateTimeFormat> = {
  gregorian: new Intl.DateTimeFormat('en-u-nu-latn', { timeZone: 'UTC', month: 'numeric', day: 'numeric' }),
  hijri: new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  }),
}

/** Returns how many days there are from a day to the last, both included. */
const countBetween = (from: string, last: string) => (Date.parse(last) - Date.parse(from)) / 86_400_000 + 1

/** Returns the lengths of the years of service in turn: a year ends before the printed date comes again, or is passed. */
function listYears(joined: string, last: string, calendar: Calendar): { worked: number; length: number }[] {
  const print = (day: string) => printers[calendar].format(new Date(day)).split('/').map(Number) as [number, number]
  const [month, date] = print(joined)
  const years: { worked: number; length: number }[] = []
  let [day, length, worked] = [joined, 0, 0]
  for (;;) {
    // No year is shorter than this many days, which are passed at once.
    for (const step of length === 0 ? [350] : [1]) {
      worked += Math.max(0, Math.min(step, countBetween(day, last)))
      length += step
      day = addDays(day, step)
    }
    const [nowMonth, now] = print(day)
    // The date is reached, or the month after it begins because this year lacks it.
    const isAgain = (nowMonth === month && now === date) || (now === 1 && nowMonth === (month % 12) + 1 && lacks(day))
    if (isAgain) {
      if (worked > 0) years.push({ worked, length })
      if (day > last) return years
      ;[length, worked] = [0, 0]
    }
  }
  function lacks(first: string) {
    return print(addDays(first, -1))[1] < date
  }
}

function awardBySecond(wage: number, joined: string, last: string, calendar: Calendar, reason: Reason): number {
  const years = listYears(joined, last, calendar)
  let months = 0n
  years.forEach(({ worked, length }, place) => {
    months += (BigInt(worked) * scale * (place < 5 ? 1n : 2n)) / BigInt(length) / 2n
  })
  const complete = years.filter(({ worked, length }) => worked === length).length
  const begun = years.length > complete
  const thirds =
    reason === 'cause'
      ? 0n
      : reason !== 'resigned'
        ? 3n
        : complete >= 10
          ? 3n
          : complete > 5 || (complete === 5 && begun)
            ? 2n
            : complete >= 2
              ? 1n
              : 0n
  return divide(BigInt(wage) * months * thirds, scale * 3n)
}

const amount = fc.integer({ min: 0, max: 9_999_999_00 })
const day = (from: string, days: number) => fc.integer({ min: 0, max: days }).map((count) => addDays(from, count))
const build = (changes: Partial<PayPackage>): PayPackage => ({ ...emptyPackage, ...changes })

test('two calculations of the award agree to the halala', () => {
  fc.assert(
    fc.property(
      ...([amount, day('1995-01-01', 9_000), day('2015-10-24', 7_000)] as const),
      ...([fc.constantFrom(...reasons), fc.constantFrom(...calendars)] as const),
      (basic, joined, last, reason, calendar) => {
        fc.pre(joined <= last)
        const found = computeAward(build({ basic, joined, calendar }), last, reason)
        expect(found?.due).toBe(awardBySecond(basic, joined, last, calendar, reason))
        expect(found!.first + found!.later).toBe(found!.whole)
      },
    ),
    { numRuns: 150 },
  )
})

test('two calculations agree around the days on which 1 to 11 years are complete', () => {
  for (const calendar of calendars)
    for (const joined of ['2012-02-29', '2012-03-01', '2011-08-31', '2013-01-30', '2010-12-25'])
      for (let near = 1; near <= 11 * 9; near++) {
        const length = calendar === 'hijri' ? 354.367 : 365.2425
        const last = addDays(joined, Math.floor(Math.ceil(near / 9) * length) - 5 + (near % 9))
        if (last < '2015-10-24') continue
        const due = computeAward(build({ basic: 7_345_67, joined, calendar }), last, 'resigned')?.due
        expect([calendar, joined, last, due]).toEqual([
          ...[calendar, joined, last],
          awardBySecond(7_345_67, joined, last, calendar, 'resigned'),
        ])
      }
})

test('two calculations of social insurance agree to the halala', () => {
  /** The rates as they are announced, in percent, by the day; the first that is not after the day holds. */
  const steps = [
    ['2028-07-01', 11],
    ['2027-07-01', 10.5],
    ['2026-07-01', 10],
    ['2025-07-01', 9.5],
    ['2024-07-03', 9],
  ] as const
  fc.assert(
    fc.property(amount, amount, day('2024-07-03', 2_500), fc.boolean(), (basic, housing, on, newlyInsured) => {
      const rate = newlyInsured ? steps.find(([from]) => from <= on)![1] : 9
      const capped = [basic + housing, 45_000_00].sort((a, b) => a - b)[0]!
      const base = BigInt([capped, 1_500_00].sort((a, b) => b - a)[0]!)
      const take = (percent: number) => divide(base * BigInt(percent * 100), 10_000n)
      const found = computeContributions(build({ basic, housing, newlyInsured }), on)!
      expect(found.worker).toBe(take(rate) + take(0.75))
      expect(found.employer).toBe(take(rate) + take(0.75) + take(2))
    }),
  )
})

test('two calculations of overtime and of leave agree to the halala', () => {
  fc.assert(
    fc.property(
      ...([amount, amount, fc.integer({ min: 4, max: 240 }), fc.integer({ min: 1, max: 7 })] as const),
      ...([fc.integer({ min: 0, max: 400 }), day('2012-01-01', 5_400)] as const),
      (basic, transport, weekly, weekDays, extra, joined) => {
        const pay = build({ basic, transport, weeklyHours: weekly / 4, weekDays, joined })
        // Half an hour more of basic pay for each hour: in sixtieths of the month's days.
        const [days, hours] = [BigInt(weekDays), BigInt(extra)]
        const parts = hours * days * BigInt(basic + transport) * 2n + hours * days * BigInt(basic)
        expect(computeHours(pay, extra / 4, '2026-11-29')?.overtime).toBe(divide(parts, 60n * BigInt(weekly)))
        const years = listYears(joined, '2026-11-29', 'gregorian')
        const open = years.at(-1)!
        const isLate = years.filter(({ worked, length }) => worked === length).length >= 5
        const days100 =
          open.worked === open.length
            ? 0
            : divide(BigInt(open.worked) * (isLate ? 3_000n : 2_100n), BigInt(open.length))
        const leave = computeLeave(pay, '2026-11-29')!
        expect(leave.earned).toBe(days100)
        expect(leave.worth).toBe(divide(BigInt(basic + transport) * BigInt(days100), 3_000n))
      },
    ),
    { numRuns: 150 },
  )
})

test('every day from 1990 to 2060 is the same day again after it was a Hijri date', () => {
  for (let on = '1990-01-01'; on < '2060-01-01'; on = addDays(on, 1)) {
    const hijri = toHijri(on)
    if (hijri.day === 1 || hijri.day >= 29) expect(fromHijri(hijri)).toBe(on)
  }
  expect(isHijriDay({ year: 1445, month: 12, day: 31 })).toBe(false)
})
