import { defineEndpoint } from '../endpoint.ts'
import { interviewReview } from '../reviews/interview.ts'
import type * as shapes from './interviews.schema.ts'

type InterviewField = (typeof interviewReview)['fields'][number]
type OptionOf<Name> = Extract<InterviewField, { name: Name; options: readonly unknown[] }>['options'][number]

/** Returns the answers the form offers to a question, in its order: `listInterviewOptions('get_offer')`. */
export function listInterviewOptions<Name extends InterviewQuestion>(name: Name): readonly OptionOf<Name>[] {
  const field = interviewReview.fields.find((one) => one.name === name)
  return field && 'options' in field ? (field.options as readonly OptionOf<Name>[]) : []
}

/** The questions whose answers are summarised. */
export const interviewQuestions = ['rate', 'difficulty', 'get_offer', 'get_by'] as const
export type InterviewQuestion = (typeof interviewQuestions)[number]

/** The questions whose answers can be filtered by, several answers at once: those a card shows of an interview. */
export const narrowingQuestions = ['get_offer', 'difficulty'] as const

/** GET /companies/:id/interviews: newest first, unfiltered by default, and the summary of all of them. */
export const listInterviews = defineEndpoint<typeof shapes.listInterviews>()({
  method: 'GET',
  path: '/companies/:id/interviews',
  access: 'public',
  cache: 'public',
})

/** GET /companies/:id/interviews/count: how many the list with the same filter finds, and the available choices. */
export const countInterviews = defineEndpoint<typeof shapes.countInterviews>()({
  method: 'GET',
  path: '/companies/:id/interviews/count',
  access: 'public',
  cache: 'public',
})
