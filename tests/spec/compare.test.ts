import { expect, test } from 'vitest'
import { check } from '../../src/contract/form/check.ts'
import { compareForm } from '../../src/contract/salaries/compare.ts'
import { byPath } from '../support/problems.ts'
import { compareSalaryTable, rightComparison } from './tables/compare-salary.ts'

// The answers stay on the device, so the rules of the browser are the only ones.
test.each(compareSalaryTable)('$says', ({ answers, problems }) => {
  const checked = check(compareForm, { ...rightComparison, ...answers })
  expect(checked.ok ? {} : byPath(checked.problems)).toEqual(problems)
})
