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

test('words that no item has are dropped, and listed; such words alone find nothing', () => {
  expect(rankItems(cities, 'riyadh harbour')).toMatchObject([{ item: { id: 1 }, dropped: ['harbour'] }])
  expect(rankItems(cities, 'harbour lights')).toEqual([])
})

const jobs = [
  { id: 1, name: 'Accountant', also: ['محاسب'] },
  { id: 2, name: 'Senior accountant', also: ['محاسب أول'] },
  { id: 3, name: 'Payroll specialist', also: ['أخصائي رواتب', 'محاسب رواتب'] },
  { id: 4, name: 'Civil engineer', also: ['مهندس مدني'] },
]

test.each([
  ['accountant salary', 1],
  ['رواتب المحاسبين', 1],
  ['محاسب رواتب', 3],
  ['محاسب حديث التخرج', 1],
  ['senior accountant', 2],
  ['senior civil engineer', 4],
])('words around a name do not hide it, and tell where an item has them: %s', (typed, id) => {
  const [found] = rankItems(jobs, typed)
  expect(found).toMatchObject({ item: { id }, dropped: [] })
})

test.each(['accounting', 'acountant', 'lphsf', 'mu7asib', 'accountant of penguins'])(
  '%s: one way finds it',
  (typed) => {
    const ways: string[] = []
    expect(rankItems(jobs, typed, (way) => ways.push(way))[0]!.item.id).toBe(1)
    expect(ways).toHaveLength(1)
  },
)
