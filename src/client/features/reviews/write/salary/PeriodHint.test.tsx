import { expect, test } from 'vitest'
import { markup, wordsOfMarkup } from '../../../../../../tests/support/markup.tsx'
import { riyal } from '../../../../../contract/lookups/known-ids.ts'
import { salaryReview } from '../../../../../contract/reviews/salary.ts'
import { FormView } from '../../../../forms/FormView.tsx'
import { PeriodHint } from './PeriodHint.tsx'

const show = async (per_duration: string, salary: number, lng: 'english' | 'arabic') =>
  wordsOfMarkup(
    await markup(
      <FormView
        form={salaryReview}
        strings="reviews"
        step={3}
        initial={{ currency_id: riyal, per_duration, salary }}
        below={{ salary: <PeriodHint /> }}
        onSubmit={async () => []}
      />,
      { lng },
    ),
  )

test('an amount that is far from usual asks "an hour?", in either language', async () => {
  expect(await show('hour', 9000, 'english')).toContain('Is it for an hour, a month or a year?')
  expect(await show('month', 45, 'arabic')).toContain('هل هو أجر ساعة أم شهر أم سنة؟')
})

test('usual pay asks nothing', async () => {
  expect(await show('hour', 45, 'english')).not.toContain('Is it for')
  expect(await show('month', 9000, 'arabic')).not.toContain('هل هو أجر')
})
