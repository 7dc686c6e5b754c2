import { array, enums, type Infer, integer, nullable, omit, record, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { Id, PageQuery } from '../params.ts'
import { interviewReview } from '../reviews/interview.ts'
import { Helpfulness } from '../reviews/voices.ts'
import { defineRowsUnder, defineTable } from '../table.ts'

/** How many published reviews gave each answer of a question with fixed answers; an answer nobody gave is left out. */
export const AnswerCounts = record(string(), integer())
export type AnswerCounts = Infer<typeof AnswerCounts>

type Asked = (typeof interviewReview)['fields'][number]
type OptionOf<Name> = Extract<Asked, { name: Name; options: readonly unknown[] }>['options'][number]

/** The answers the form offers to a question, in its order: `listInterviewOptions('get_offer')`. */
export function listInterviewOptions<Name extends InterviewQuestion>(name: Name): readonly OptionOf<Name>[] {
  const field = interviewReview.fields.find((one) => one.name === name)
  return field && 'options' in field ? (field.options as readonly OptionOf<Name>[]) : []
}

/** The questions whose answers are summed up. */
export const interviewQuestions = ['rate', 'difficulty', 'get_offer', 'get_by'] as const
export type InterviewQuestion = (typeof interviewQuestions)[number]

/** A published interview review as its readers see it: a month, never a moment; context never finer than 5 people. */
export const PublishedInterview = type({
  id: string(),
  ...Helpfulness.schema,
  /** When it was written. */
  month: string(),
  /** When the interview was: `2026-10`, `2026-Q4` or `2026`, whichever fits enough people; null where none does. */
  held: nullable(string()),
  rate: enums(listInterviewOptions('rate')),
  difficulty: enums(listInterviewOptions('difficulty')),
  get_offer: enums(listInterviewOptions('get_offer')),
  get_by: enums(listInterviewOptions('get_by')),
  /** So many days, weeks or months, by `duration_type`. */
  duration: integer(),
  duration_type: enums(['day', 'week', 'month']),
  description: string(),
  questions: array(type({ question: string(), answer: string() })),
  /** Department, job level and city or region, as far as they fit enough people; each in the reader's language. */
  context: array(string()),
})
export type PublishedInterview = Infer<typeof PublishedInterview>

/** All published interviews counted by their answers. */
export const InterviewSummary = type({
  count: integer(),
  rate: AnswerCounts,
  difficulty: AnswerCounts,
  get_offer: AnswerCounts,
  get_by: AnswerCounts,
})
export type InterviewSummary = Infer<typeof InterviewSummary>

/** How many gave each answer of each question. */
const AnswerRow = type({ question: enums(interviewQuestions), answer: string(), count: integer() })
const answerRows = ({ summary }: { summary: InterviewSummary }): Infer<typeof AnswerRow>[] =>
  interviewQuestions.flatMap((question) =>
    Object.entries(summary[question]).map(([answer, count]) => ({ question, answer, count })),
  )

/** GET /companies/:id/interviews: newest first, and the summary of all of them. */
export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/interviews',
  params: { id: Id },
  access: 'public',
  query: PageQuery,
  response: type({ interviews: array(PublishedInterview), next: nullable(string()), summary: InterviewSummary }),
  tables: {
    interviews: defineRowsUnder('interviews', omit(PublishedInterview, ['questions'])),
    answers: defineTable(AnswerRow, answerRows),
  },
  cache: 'public',
})
