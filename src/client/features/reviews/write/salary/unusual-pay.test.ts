import { expect, test } from 'vitest'
import { riyal } from '../../../../../contract/lookups/known-ids.ts'
import { isUnusualPay } from './unusual-pay.ts'

const ask = (per_duration: unknown, salary: unknown, currency_id: unknown = riyal) =>
  isUnusualPay({ currency_id, per_duration, salary })

test('pay that is far from usual for its period is asked about, in digits of either script', () => {
  for (const [period, amount] of [
    ['hour', 9000],
    ['hour', '٩٠٠٠'],
    ['month', 45],
    ['month', '95000'],
    ['year', 8000],
    ['hour', 1000],
  ])
    expect(ask(period, amount), `${amount} ${period}`).toBe(true)
})

test('usual pay, another currency, and what is not answered or refused anyway, is not', () => {
  for (const [period, amount] of [
    ['hour', 35],
    ['hour', 300],
    ['month', 1200],
    ['month', 12_500],
    ['month', 70_000],
    ['year', 60_000],
    ['year', 99_999],
    ['month', 150_000],
    ['month', 5],
    ['month', 'much'],
    [undefined, 9000],
    ['month', undefined],
  ])
    expect(ask(period, amount), `${amount} ${period}`).toBe(false)
  expect(ask('hour', 9000, 2)).toBe(false)
  expect(ask('hour', 9000, null)).toBe(false)
})
