import { expect, test } from 'vitest'
import { answerRest, getRestOffer, isTappable, parseOffers, toggleOffer } from './offers.ts'

const list = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('every benefit has an answer: those tapped yes, the others what is said once of the rest', () => {
  const none = parseOffers(list, undefined)
  const some = answerRest(toggleOffer(toggleOffer(none, 1, undefined), 3, undefined), 2)
  expect(some).toEqual([
    { benefit_id: 1, offered: 1 },
    { benefit_id: 2, offered: 2 },
    { benefit_id: 3, offered: 1 },
  ])
  expect(getRestOffer(some)).toBe(2)
  expect(isTappable(some)).toBe(true)
})

test('a benefit tapped again is part of the rest', () => {
  const rest = answerRest(toggleOffer(parseOffers(list, []), 1, undefined), 0)
  expect(toggleOffer(rest, 1, 0).map(({ offered }) => offered)).toEqual([0, 0, 0])
})

test('answers that say more than that are kept, one by one', () => {
  const given = [
    { benefit_id: 1, offered: 0 },
    { benefit_id: 2, offered: 2 },
  ]
  expect(isTappable(parseOffers(list, given))).toBe(false)
  expect(parseOffers(list, given)[1]).toEqual({ benefit_id: 2, offered: 2 })
})
