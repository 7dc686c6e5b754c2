import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../tests/support/markup.tsx'
import type { Form, RawAnswers } from '../../../../contract/form/form.ts'
import { educationForm } from '../../../../contract/profile/forms.ts'
import { interviewReview } from '../../../../contract/reviews/interview.ts'
import type { Namespace } from '../../../i18n/resources.ts'
import { FormView } from '../../FormView.tsx'

test('L-020: the month that was chosen before stands in the list, with its year', async () => {
  const html = await markup(
    <FormView form={educationForm} strings="profile" initial={{ from: '2019-08' }} onSubmit={async () => []} />,
  )
  const chosen = (name: string) =>
    /<option value="(\d+)" selected=""/.exec(html.slice(html.indexOf(`name="${name}"`)))?.[1]
  expect([chosen('from-month'), chosen('from-year')]).toEqual(['8', '2019'])
})

test.each([
  ['english', 'August'],
  ['arabic', 'أغسطس'],
] as const)('in %s, who takes the second April reads that it is August; nobody else does', async (lng, august) => {
  const read = async (form: Form, strings: Namespace, initial: RawAnswers, step?: number) =>
    wordsOfMarkup(
      await markup(<FormView {...{ form, strings, initial, step }} onSubmit={async () => []} />, { lng }),
    ).includes(august)
  expect(await read(educationForm, 'profile', { from: '2019-08' })).toBe(true)
  expect(await read(educationForm, 'profile', { from: '2019-04' })).toBe(false)
  expect(await read(interviewReview, 'reviews', { month: 8 }, 3)).toBe(true)
  expect(await read(interviewReview, 'reviews', { month: 4 }, 3)).toBe(false)
})

test('L-020: the months of education dates show April twice and leave August out', async () => {
  const html = await markup(<FormView form={educationForm} strings="profile" initial={{}} onSubmit={async () => []} />)
  const list = /name="from-month".*?<\/select>/s.exec(html)?.[0] ?? ''
  expect(list.match(/>April</g)).toHaveLength(2)
  expect(list).toContain('<option value="8">April')
  expect(list).not.toContain('August')
})
