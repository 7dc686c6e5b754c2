import { expect, test } from 'vitest'
import { check } from './check.ts'
import type { Field } from './field.ts'
import { locked, offers } from './fields.ts'
import { defineForm } from './form.ts'

const benefits = [
  { benefit_id: 1, offered: 1 },
  { benefit_id: 2, offered: 0 },
]

test.each<[string, Field, unknown, string[]]>([
  ['E-064: the name of an employer is taken as it was loaded', locked('employer_name'), 'Masar Alwaha', []],
  ['E-064: one longer than any name', locked('employer_name'), 'x'.repeat(201), ['employer_name malformed']],
  ['E-064: one that is no text', locked('employer_name'), 7, ['employer_name malformed']],
  ['E-155: two benefits, each with an answer', offers('benefits', 'benefits'), benefits, []],
  [
    'E-155: one of them twice',
    offers('benefits', 'benefits'),
    [...benefits, benefits[0]],
    ['benefits.2.benefit_id not_a_choice'],
  ],
  [
    'E-155: an answer to none',
    offers('benefits', 'benefits'),
    [{ benefit_id: 'x', offered: 1 }],
    ['benefits.0.benefit_id not_a_choice'],
  ],
])('%s', (_, field, answer, problems) => {
  const checked = check(defineForm('x', [field]), { [field.name]: answer })
  expect(checked.ok ? [] : checked.problems.map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
})
