import {
  array,
  assign,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  omit,
  optional,
  record,
  string,
  type,
} from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { defineList, Id, PageQuery } from '../params.ts'
import { interviewReview } from '../reviews/interview.ts'
import { Helpfulness } from '../reviews/voices.ts'
import { defineRowsUnder, defineTable } from '../table.ts'

/** How many published reviews gave each answer of a question with fixed answers; an answer nobody gave is left out. */
export const AnswerCounts = record(string(), integer())
export type AnswerCounts = Infer<typeof AnswerCounts>

type InterviewField = (typeof interviewReview)['fields'][number]
type OptionOf<Name> = Extract<InterviewField, { name: Name; options: readonly unknown[] }>['options'][number]

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

/** The questions of which several answers may be asked for: what a card says of an interview in a word. */
export const narrowingQuestions = ['get_offer', 'difficulty'] as const
const defineChoices = <Name extends (typeof narrowingQuestions)[number]>(name: Name) =>
  optional(defineList(enums(listInterviewOptions(name)), listInterviewOptions(name).length))

/**
 * Which interviews are listed: by what came of them, by how difficult they were, and by the department shown beside them;
 * several answers with commas between. Nothing finer than what each interview shows of its writer, who alone knows the
 * job title.
 */
export const InterviewFilter = object({
  get_offer: defineChoices('get_offer'),
  difficulty: defineChoices('difficulty'),
  department: optional(Id),
})
export type InterviewFilter = Infer<typeof InterviewFilter>

/** GET /companies/:id/interviews: newest first, all of them unless filtered, and the summary of all of them. */
export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/interviews',
  params: { id: Id },
  access: 'public',
  query: assign(PageQuery, InterviewFilter),
  response: type({ interviews: array(PublishedInterview), next: nullable(string()), summary: InterviewSummary }),
  tables: {
    interviews: defineRowsUnder('interviews', omit(PublishedInterview, ['questions'])),
    answers: defineTable(AnswerRow, answerRows),
  },
  cache: 'public',
})

/**
 * What a filter finds: how many interviews, `reviewsCounted` and one more where there are too many to count; and how many
 * of all of them each choice has, null where these are too many.
 */
export const InterviewCounts = type({
  found: integer(),
  all: nullable(
    type({
      get_offer: AnswerCounts,
      difficulty: AnswerCounts,
      /** Those shown beside interviews, most interviews first. */
      departments: array(type({ id: integer(), name: string(), count: integer() })),
    }),
  ),
})
export type InterviewCounts = Infer<typeof InterviewCounts>

/** GET /companies/:id/interviews/count: what the list of the same filter finds, and the choices there are. */
export const countInterviews = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/interviews/count',
  params: { id: Id },
  access: 'public',
  query: InterviewFilter,
  response: InterviewCounts,
  cache: 'public',
})
