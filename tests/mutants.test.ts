import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listJudgedInVain, listUnjudged, writeTable } from '../lab/mutants/recorded.ts'
import { reviewed } from '../lab/mutants/review.ts'

const placeOf = ({ path, instead }: { path: string; instead: string }) => ({ path, instead })

test('what no test notices is judged in lab/mutants/survivors.ts', () => {
  expect(listUnjudged().map(({ line, path, instead }) => ({ line, path, instead }))).toEqual([])
})

test('what is judged there no test notices', () => {
  expect(listJudgedInVain().map(placeOf)).toEqual([])
})

test('docs/mutants.md has the table of the record', () => {
  expect(readFileSync('docs/mutants.md', 'utf8')).toContain(writeTable())
})

test('each change of the review can be made in the code as it is', () => {
  for (const { line, path, start, end, text } of reviewed())
    expect(readFileSync(path, 'utf8').slice(start, end), line).not.toBe(text)
})
