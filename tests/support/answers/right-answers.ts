import type { Form, RawAnswers } from '../../../src/contract/form/form.ts'
import type { ReviewTypeName } from '../../../src/contract/reviews/kinds.ts'
import { reviewTypes } from '../../../src/contract/reviews/reviews.ts'
import benefits from '../../../src/server/lookups/lists/benefits.json' with { type: 'json' }
import { sampleAnswers } from './sample-reviews.ts'

/** Returns valid answers to every question of a review, of a person who left; ids are of the real lists. */
export function rightAnswersOf(type: ReviewTypeName, form: Form = reviewTypes[type].form): RawAnswers {
  const answers: RawAnswers = {
    ...sampleAnswers(reviewTypes[type].kinds[0]),
    is_former: 1,
    last_year: new Date().getFullYear(),
    // An answer for every listed benefit (spec 5).
    ...(type === 'benifit' ? { benefits: benefits.map(({ id }) => ({ benefit_id: id, offered: 1 })) } : {}),
    ...(type === 'interview' ? { is_former: undefined, last_year: undefined } : {}),
  }
  const asked = new Set(form.fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(answers).filter(([name, answer]) => asked.has(name) && answer !== undefined))
}
