import { expect, test } from 'vitest'
import { check } from './check.ts'
import { acceptTerms, amount, date, optional, pairs, year, yesNo } from './fields.ts'
import { defineForm } from './form.ts'
import { listFormProblems } from './problems.ts'

test.each([
  ['terms that may be left open, and are refused', optional(acceptTerms()), 0],
  ['an amount below nothing', amount('bonus'), -1],
  ['a day that has not come', date('issued', { past: true }), '2999-01-01'],
  ['a year nobody remembers', year('last_year'), 1066],
  ['an answer that is none', yesNo('is_former'), 7],
  ['a question without its answer', pairs('questions', ['question', 'answer']), [{ question: 'Why?' }]],
])('a form says beforehand what it refuses: %s', (_, field, answer) => {
  const form = defineForm('x', [field])
  const checked = check(form, { [field.name]: answer })
  const found = checked.ok ? [] : checked.problems.map(({ code }) => code)
  expect(found).not.toEqual([])
  expect(listFormProblems(form)).toEqual(expect.arrayContaining(found))
})
