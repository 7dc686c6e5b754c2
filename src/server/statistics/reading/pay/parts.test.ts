import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peopleIn } from '../../guard.ts'
import { payBin } from '../../pay.ts'
import { payAverages, payParts, tellable } from './parts.ts'

/** Somebody's pay, level, and whether their level was released when the whole was. */
const somebody = fc.record({
  pay: fc.integer({ min: 1000, max: 90_000 }),
  level: fc.integer({ min: 1, max: 5 }),
  told: fc.boolean(),
})
type Somebody = { pay: number; level: number; told: boolean }
const binned = (people: readonly Somebody[]) => {
  const counts = new Map<string, number>()
  for (const { pay } of people) counts.set(String(payBin(pay)), (counts.get(String(payBin(pay))) ?? 0) + 1)
  return counts
}
const levelsOf = (people: readonly Somebody[]) =>
  [1, 2, 3, 4, 5].map((id) => ({
    id: String(id),
    name: `Level ${id}`,
    counts: binned(people.filter(({ level, told }) => told && level === id)),
  }))

test('every part is of at least 5 people, and so is what is left when all are taken away', () => {
  fc.assert(
    fc.property(fc.array(somebody, { maxLength: 60 }), (people) => {
      const { told, rest } = tellable(binned(people), levelsOf(people))
      for (const { counts } of told) expect(peopleIn(counts)).toBeGreaterThanOrEqual(5)
      const left = told.reduce((sum, { counts }) => sum - peopleIn(counts), people.length)
      if (told.length > 0) expect(left === 0 || left >= 5).toBe(true)
      expect(rest).toBe(left > 0)
    }),
  )
})

test('parts are told in the order of their list, with the average where it is asked', () => {
  const people = Array.from({ length: 30 }, (_, n) => ({ pay: 9000 + n * 100, level: 3 - (n % 3), told: true }))
  const { parts } = payParts(binned(people), levelsOf(people))
  expect(parts.map(({ id, name, people: n }) => [id, name, n])).toEqual([
    ['1', 'Level 1', 10],
    ['2', 'Level 2', 10],
    ['3', 'Level 3', 10],
  ])
  const averages = payAverages(binned(people), levelsOf(people)).parts.map(({ average }) => average!)
  for (const average of averages) expect(Math.abs(average / 10_450 - 1)).toBeLessThan(0.05)
})
