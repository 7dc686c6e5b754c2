import { expect, test } from 'vitest'
import { markup } from '../../../tests/support/markup.tsx'
import { createAnswers } from '../../contract/form/check.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import { quickSalaryReview, salaryReview } from '../../contract/reviews/salary.ts'
import { FormView } from './FormView.tsx'

const drawn = (initial: RawAnswers, problems: readonly Problem[] = []) =>
  markup(
    <FormView
      form={salaryReview}
      strings="reviews"
      step={3}
      initial={initial}
      problems={problems}
      onSubmit={async () => []}
    />,
  )
const isOpen = async (initial: RawAnswers, problems?: readonly Problem[]) =>
  /<button[^>]*aria-expanded="(true|false)"[^>]*>(?:(?!<\/?button).)*tips, allowances<\/button>/.exec(
    await drawn(initial, problems),
  )?.[1]

test('rare kinds of pay are closed until a draft or an earlier answer has one, or the server refuses one', async () => {
  expect(await isOpen({})).toBe('false')
  expect(await isOpen({ sales_commission: '', tips_gratuities_duration: null })).toBe('false')
  expect(await isOpen({ salary: 9000, sales_commission: 500 })).toBe('true')
  expect(await isOpen({ profit_sharing_duration: 'year' })).toBe('true')
  expect(await isOpen({}, [{ path: 'tips_gratuities', code: 'not_positive' }])).toBe('true')
  expect(await isOpen({}, [{ path: 'salary', code: 'salary_range' }])).toBe('false')
})

test('closed fields are in the form too, once each and in their order', async () => {
  const names = [...(await drawn({})).matchAll(/data-field="(\w+)"/g)].map(([, name]) => name)
  const asked = salaryReview.fields.filter(({ step, when }) => step === 3 && !when).map(({ name }) => name)
  expect(names).toEqual(asked)
})

test('five questions about pay show what they ask; what makes it more exact is closed, with its initial answers', async () => {
  const html = await markup(
    <FormView
      form={quickSalaryReview}
      strings="reviews"
      initial={createAnswers(quickSalaryReview)}
      given={['review_type', 'department']}
      onSubmit={async () => []}
    />,
  )
  const names = [...html.matchAll(/data-field="(\w+)"/g)].map(([, name]) => name)
  expect(names.slice(0, 6)).toEqual([
    ...['employer_name', 'jobtitle', 'joblevel', 'experience_years', 'salary', 'per_duration'],
  ])
  expect(names.at(-1)).toBe('accept_terms')
  expect(/aria-expanded="(true|false)"[^>]*aria-controls="[^"]*housing_allowance-more"/.exec(html)?.[1]).toBe('false')
})
