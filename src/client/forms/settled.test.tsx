import { expect, it } from 'vitest'
import { markup, wordsOfMarkup } from '../../../tests/support/markup.tsx'
import { companyReview } from '../../contract/reviews/company.ts'
import { FormView } from './FormView.tsx'

const problems = [
  { path: '', code: 'not_in_experience' },
  { path: '', code: 'already_reviewed' },
] as const
const words = { experience: /experience/, already: /already/ }

it('what the server refused a call for goes away once it was put right elsewhere, the rest stays', async () => {
  const shown = async (settled?: ['not_in_experience']) =>
    wordsOfMarkup(
      await markup(
        <FormView
          form={companyReview}
          strings="reviews"
          step={2}
          initial={{}}
          problems={problems}
          settled={settled}
          onSubmit={async () => []}
        />,
      ),
    )
  expect(await shown()).toMatch(words.experience)
  expect(await shown()).toMatch(words.already)
  expect(await shown(['not_in_experience'])).not.toMatch(words.experience)
  expect(await shown(['not_in_experience'])).toMatch(words.already)
})
