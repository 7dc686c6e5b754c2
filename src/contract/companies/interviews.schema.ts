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
import { defineShapes } from '../endpoint.ts'
import { defineList, Id, PageQuery } from '../params.schema.ts'
import { Helpfulness } from '../reviews/voices.schema.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { interviewQuestions, listInterviewOptions, type narrowingQuestions } from './interviews.ts'

/** How many published reviews gave each answer of a question with fixed answers; an answer nobody gave is left out. */
export const AnswerCounts = record(string(), integer())
export type AnswerCounts = Infer<typeof AnswerCounts>

/**
 * A published interview review as its readers see it: its time is told as a month only; its context never finer than 5
 * people.
 */
export const PublishedInterview = type({
  id: string(),
  ...Helpfulness.schema,
  /** When it was written. */
  month: string(),
  /**
   * When the interview was: `2026-10`, `2026-Q4` or `2026`, the finest that enough people share; null where none does.
   */
  held: nullable(string()),
  rate: enums(listInterviewOptions('rate')),
  difficulty: enums(listInterviewOptions('difficulty')),
  get_offer: enums(listInterviewOptions('get_offer')),
  get_by: enums(listInterviewOptions('get_by')),
  /** The number of days, weeks or months, by `duration_type`. */
  duration: integer(),
  duration_type: enums(['day', 'week', 'month']),
  description: string(),
  questions: array(type({ question: string(), answer: string() })),
  /** Department, job level and city or region, each only where enough people share it; in the reader's language. */
  context: array(string()),
})
export type PublishedInterview = Infer<typeof PublishedInterview>

/** The numbers of published interviews by answer, over all of them. */
export const InterviewSummary = type({
  count: integer(),
  rate: AnswerCounts,
  difficulty: AnswerCounts,
  get_offer: AnswerCounts,
  get_by: AnswerCounts,
})
export type InterviewSummary = Infer<typeof InterviewSummary>

/** A table row: how many people gave one answer of one question. */
const AnswerRow = type({ question: enums(interviewQuestions), answer: string(), count: integer() })
const answerRows = ({ summary }: { summary: InterviewSummary }): Infer<typeof AnswerRow>[] =>
  interviewQuestions.flatMap((question) =>
    Object.entries(summary[question]).map(([answer, count]) => ({ question, answer, count })),
  )
const defineChoices = <Name extends (typeof narrowingQuestions)[number]>(name: Name) =>
  optional(defineList(enums(listInterviewOptions(name)), listInterviewOptions(name).length))

/**
 * The filter of interviews: by their outcome, by how difficult they were, and by the department shown beside them;
 * several answers separated by commas. It filters by nothing finer than what each interview shows of its writer: only
 * the writer knows the job title.
 */
export const InterviewFilter = object({
  get_offer: defineChoices('get_offer'),
  difficulty: defineChoices('difficulty'),
  department: optional(Id),
})
export type InterviewFilter = Infer<typeof InterviewFilter>

export const listInterviews = defineShapes({
  params: { id: Id },
  query: assign(PageQuery, InterviewFilter),
  response: type({ interviews: array(PublishedInterview), next: nullable(string()), summary: InterviewSummary }),
  tables: {
    interviews: defineRowsUnder('interviews', omit(PublishedInterview, ['questions'])),
    answers: defineTable(AnswerRow, answerRows),
  },
})

/**
 * What a filter matches: how many interviews, `reviewsCounted` and one more where there are too many to count; and how
 * many of all of them each choice has, null where these are too many.
 */
export const InterviewCounts = type({
  found: integer(),
  all: nullable(
    type({
      get_offer: AnswerCounts,
      difficulty: AnswerCounts,
      /** The departments shown beside interviews, the one with most interviews first. */
      departments: array(type({ id: integer(), name: string(), count: integer() })),
    }),
  ),
})
export type InterviewCounts = Infer<typeof InterviewCounts>

export const countInterviews = defineShapes({ params: { id: Id }, query: InterviewFilter, response: InterviewCounts })
