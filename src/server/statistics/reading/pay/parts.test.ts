import fc from 'fast-check'
import { expect, test } from 'vitest'
import { peopleIn } from '../../guard.ts'
import { lowestOfBin, payBin } from '../../pay.ts'
import { payStatistics } from './parts.ts'

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

test('whatever is released, every number is about at least 5 people, and so is what is left when all are taken away', () => {
  fc.assert(
    fc.property(fc.array(somebody, { maxLength: 60 }), (people) => {
      const levels = [1, 2, 3, 4, 5].map((id) => ({
        id,
        name: String(id),
        counts: binned(people.filter(({ level, told }) => told && level === id)),
      }))
      const { pay, bars, levels: shown, other } = payStatistics(binned(people), levels)
      if (people.length < 5) {
        expect({ pay, bars, shown, other }).toEqual({ pay: null, bars: [], shown: [], other: 0 })
        return
      }
      expect(pay!.people).toBe(people.length)
      expect(pay!.low <= pay!.median && pay!.median <= pay!.high).toBe(true)
      for (const { id, people: n } of shown) {
        expect(n).toBeGreaterThanOrEqual(5)
        expect(n).toBe(peopleIn(levels[id - 1]!.counts))
      }
      expect(other === 0 || other >= 5).toBe(true)
      expect(shown.reduce((sum, { people: n }) => sum + n, other)).toBe(people.length)
      expect(bars.every(({ people: n }) => n >= 5)).toBe(true)
      if (bars.length === 0) return
      expect(bars.length).toBeGreaterThan(1)
      expect(bars.reduce((sum, { people: n }) => sum + n, 0)).toBe(people.length)
    }),
  )
})

test('a bar begins where a bin does, told in hundreds', () => {
  const people = Array.from({ length: 40 }, (_, n) => ({ pay: 5000 + n * 500, level: 1, told: true }))
  const { bars } = payStatistics(binned(people), [])
  for (const { from } of bars.slice(1)) {
    const edge = lowestOfBin(payBin(from! + 100))
    expect(Math.abs(edge - from!)).toBeLessThanOrEqual(100)
  }
})
