import { expect, test } from 'vitest'
import { listUnjudged } from './mutants/recorded.ts'

test('what no test of a line notices is judged in tests/mutants/survivors.ts', () => {
  expect(listUnjudged().map(({ line, path, instead }) => ({ line, path, instead }))).toEqual([])
})
