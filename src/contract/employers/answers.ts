import { listReviews } from '../companies/companies.ts'
import { summarizeReviews } from '../companies/review-summary.ts'
import { defineEndpoint } from '../endpoint.ts'
import { longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './answers.schema.ts'

/** A company's answer to a review of it (spec 6, answering reviews): the rules of every published text apply. */
export const responseForm = defineForm('response', [
  longText('text', { min: 10, max: 1000, missing: 'response_missing', problem: 'response_length', published: true }),
])

/**
 * POST /reviews/:review/answer: one answer to a published company review, by a person who speaks for its company;
 * sending another one replaces it. The reviewer is notified of the first, unless they have turned that off. 404 for any
 * other review.
 */
export const answerReview = defineEndpoint<typeof shapes.answerReview>()({
  method: 'POST',
  path: '/reviews/:review/answer',
  whose: 'company',
  access: 'employer',
  form: responseForm,
  idempotent: true,
  invalidates: [listReviews, summarizeReviews],
})
