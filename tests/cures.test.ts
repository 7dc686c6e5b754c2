import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uncured } from '../lab/mutants/cures.ts'

/** Findings that are accepted, or fixed where no test of the project reaches (containers). */
const withoutCode = ['L9', 'L13']

test('each finding of docs/security/findings.md has a cure that can be taken away, with tests its row names', () => {
  const rows = readFileSync('docs/security/findings.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, names = '']) => /^[CHML]\d/.test(names))
  expect(rows).toHaveLength(29)
  for (const [, names = '', , , tests = ''] of rows)
    for (const name of names.split(', ').filter((one) => !withoutCode.includes(one))) {
      const cures = uncured.filter(({ finding }) => finding === name)
      expect({ name, cured: cures.length > 0 }).toEqual({ name, cured: true })
      const named = cures.flatMap((cure) => cure.tests).filter((path) => tests.includes(path))
      expect({ name, named: named.length > 0 }).toEqual({ name, named: true })
    }
  for (const { path, of } of uncured) expect(readFileSync(path, 'utf8'), path).toContain(of)
})
