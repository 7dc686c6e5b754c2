import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Reason } from '../rules/labour.ts'
import { computeAward } from './award.ts'
import { emptyPackage } from './empty-package.ts'
import { computeHours } from './hours.ts'
import { computeContributions } from './insurance.ts'
import { computeLeave } from './leave.ts'
import { computeMonth, sumMonths } from './net.ts'
import { computeNotice } from './notice.ts'
import type { PayPackage } from './pay-package.ts'

const rows = readFileSync(new URL('worked-examples.txt', import.meta.url), 'utf8')
  .split('\n\n')[2]!
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

/** Reads `11,053.13` riyals as halalas. */
const toHalalas = (riyals: string) => Math.round(Number(riyals) * 100)
const build = (changes: Partial<PayPackage>): PayPackage => ({ ...emptyPackage, ...changes })
const whoIs = (who: string): Partial<PayPackage> =>
  who === 'other' ? { nationality: 'other' } : { nationality: 'saudi', newlyInsured: who === 'new' }

const kinds: Record<string, (cells: string[]) => [computed: unknown, expected: unknown]> = {
  insurance: ([who, day, basic, housing, worker, employer]) => {
    const pay = build({ ...whoIs(who!), basic: toHalalas(basic!), housing: toHalalas(housing!) })
    const found = computeContributions(pay, day!)
    return [
      [found?.worker, found?.employer, computeMonth(pay, day!).net],
      [toHalalas(worker!), toHalalas(employer!), pay.basic + pay.housing - toHalalas(worker!)],
    ]
  },
  award: ([wage, joined, last, reason, award]) => {
    const found = computeAward(build({ basic: toHalalas(wage!), joined: joined! }), last!, reason as Reason)
    return [found?.due, toHalalas(award!)]
  },
  hijri: ([wage, joined, last, reason, award]) => {
    const pay = build({ basic: toHalalas(wage!), joined: joined!, calendar: 'hijri' })
    return [computeAward(pay, last!, reason as Reason)?.due, toHalalas(award!)]
  },
  overtime: ([basic, allowances, weekly, days, hours, hour, raised, overtime]) => {
    const pay = build({ basic: toHalalas(basic!), transport: toHalalas(allowances!) })
    const found = computeHours(
      { ...pay, weeklyHours: Number(weekly), weekDays: Number(days) },
      Number(hours),
      '2026-11-29',
    )
    return [[found?.hour, found?.overtimeHour, found?.overtime], [hour!, raised!, overtime!].map(toHalalas)]
  },
  leave: ([wage, joined, last, contract, unused, days, earned, worth]) => {
    const pay = build({ basic: toHalalas(wage!), joined: joined!, leaveDays: Number(contract) })
    const found = computeLeave(pay, last!, unused === '' ? undefined : Number(unused) * 100)
    return [
      [found?.days, found?.earned, found?.worth],
      [Number(days), toHalalas(earned!), toHalalas(worth!)],
    ]
  },
  notice: ([wage, given, ...sides]) => {
    const found = computeNotice(build({ basic: toHalalas(wage!) }), given!)
    const expected = [sides.slice(0, 3), sides.slice(3, 6)].map(([days, until, instead]) => ({
      ...{ days: Number(days), until, instead: toHalalas(instead!) },
    }))
    return [[found?.worker, found?.employer], expected]
  },
  year: ([who, from, basic, housing, transport, other, bonus, net]) => {
    const [a, b, c, d, e] = [basic!, housing!, transport!, other!, bonus!].map(toHalalas)
    const pay = build({ ...whoIs(who!), basic: a!, housing: b!, transport: c!, other: d!, bonus: e! })
    return [sumMonths(pay, from!, 12).net, toHalalas(net!)]
  },
}

test('there are at least 200 worked examples, of every kind', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect([...new Set(rows.map(([kind]) => kind))].sort()).toEqual(Object.keys(kinds).sort())
})

test.each(rows.map((cells) => [cells.join(' | '), cells] as const))('%s', (_, [kind, ...cells]) => {
  const [computed, expected] = kinds[kind!]!(cells)
  expect(computed).toEqual(expected)
})
