import { expect, test } from 'vitest'
import { changeTotal, emptySheet } from './sheet.ts'

test('a pay a month becomes basic pay with the usual allowances, which together are that pay to a halala', () => {
  const { basic, housing, transport, other } = changeTotal({ ...emptySheet, other: 5_000_00 }, 13_500)
  expect({ basic, housing, transport, other }).toEqual({
    basic: 10_000_00,
    housing: 2_500_00,
    transport: 1_000_00,
    other: 0,
  })
  for (const riyals of [10, 4_321, 9_999_999]) {
    const sheet = changeTotal(emptySheet, riyals)
    expect(Math.abs(sheet.basic + sheet.housing + sheet.transport - riyals * 100)).toBeLessThanOrEqual(1)
  }
})

test('allowances that someone has changed are those of the new pay, and the rest of the sheet stays', () => {
  const mine = { ...emptySheet, housing: 1, guessed: { housing: false, transport: false }, weeklyHours: 40 }
  expect(changeTotal(mine, 13_500)).toMatchObject({ housing: 2_500_00, weeklyHours: 40 })
})
