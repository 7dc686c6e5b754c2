import { expect, test } from 'vitest'
import { rankItems } from './rank.ts'

const cities = [
  { id: 1, name: 'Riyadh', also: ['الرياض', 'Capital'] },
  { id: 2, name: 'Jeddah', also: ['جدة'] },
]

test('what is typed half by one name and half by another is found, and what shows of it is marked', () => {
  const [found, ...others] = rankItems(cities, 'riyadh capital')
  expect(others).toEqual([])
  expect(found).toMatchObject({ item: { id: 1 }, text: 'Riyadh', marks: [[0, 6]] })
})

test('half of what is typed by no name at all is found nowhere', () => {
  expect(rankItems(cities, 'riyadh harbour')).toEqual([])
})
