import { expect, test } from 'vitest'
import { check } from '../../src/contract/form/check.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { compareForm } from '../../src/contract/salaries/compare.ts'
import { compareSalaryTable, rightComparison } from './tables/compare-salary.ts'

const byPath = (problems: readonly Problem[]) => Object.fromEntries(problems.map(({ path, code }) => [path, code]))

// The answers stay on the device, so the rules of the browser are the only ones.
test.each(compareSalaryTable)('$says', ({ answers, problems }) => {
  const checked = check(compareForm, { ...rightComparison, ...answers })
  expect(checked.ok ? {} : byPath(checked.problems)).toEqual(problems)
})
