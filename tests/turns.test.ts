import { describe, expect, test } from 'vitest'
import { takeTurns } from './support/setup/turns.ts'

const files = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts', 'e.test.ts', 'f.test.ts', 'g.test.ts', 'h.test.ts']
const days = [20_000, 20_001, 20_002, 20_003]

describe('what is told over again goes by turns of the date', () => {
  test.each([
    [2, 2],
    [7, 2],
    [7, 3],
    [264, 2],
  ])('%i in %i turns: each has one, none has two', (many, turns) => {
    const all = Array.from({ length: many }, (_, n) => n)
    for (const file of files) {
      const taken = days.slice(0, turns).flatMap((day) => takeTurns(file, all, turns, String(day)))
      expect(taken.toSorted((a, b) => a - b)).toEqual(all)
    }
  })

  test('the turn comes round again', () => {
    for (const file of files)
      expect(takeTurns(file, ['english', 'arabic'], 2, '20000')).toEqual(
        takeTurns(file, ['english', 'arabic'], 2, '20002'),
      )
  })

  test('no day speaks one language alone', () => {
    for (const day of days)
      expect(new Set(files.flatMap((file) => takeTurns(file, ['english', 'arabic'], 2, String(day))))).toEqual(
        new Set(['english', 'arabic']),
      )
  })

  test('where there are fewer than turns, no day is left with nothing', () => {
    for (const day of days) expect(takeTurns('a.test.ts', ['only'], 4, String(day))).toEqual(['only'])
  })

  test('all at once where that is asked for', () => {
    for (const file of files) expect(takeTurns(file, ['english', 'arabic'], 2, 'all')).toEqual(['english', 'arabic'])
  })
})
