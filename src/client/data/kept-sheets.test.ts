import { expect, test } from 'vitest'
import { changeTotal, emptySheet } from '../../contract/pay-package/sheet.ts'
import { findPlaceForAmount } from './kept-sheets.ts'

const offer = (riyals: number) => changeTotal(emptySheet, riyals)
const mine = { ...offer(9_000), other: 500_00, guessed: { housing: false, transport: true } }

test('an amount is worked out in a package in which there is no more than basic pay', () => {
  const { path, part } = findPlaceForAmount({ package: offer(9_000), offers: [mine] }, 13_500)
  expect({ path, part }).toEqual({ path: '/package', part: { package: offer(13_500) } })
})

test('a package that someone has filled in stays, and the amount is an offer beside it', () => {
  expect(findPlaceForAmount({ package: mine, offers: [] }, 13_500)).toEqual({
    path: '/offers',
    part: { offers: [offer(13_500)] },
  })
  const places = [offer(8_000), emptySheet, mine]
  const { part } = findPlaceForAmount({ package: mine, offers: places }, 13_500)
  expect(part).toEqual({ offers: [offer(8_000), offer(13_500), mine] })
})

test('offers that someone has filled in stay where there is no place for another', () => {
  const offers = [mine, offer(8_000), offer(7_000)]
  expect(findPlaceForAmount({ package: mine, offers }, 13_500)).toEqual({ path: '/offers', part: {} })
})
