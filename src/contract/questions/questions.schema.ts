import { array, assign, enums, type Infer, integer, nullable, object, omit, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, PageQuery, Uuid } from '../params.schema.ts'
import { defineRowsUnder } from '../table.ts'
import { questionTags } from './questions.ts'

/** An answer as its readers see it: its time is told as a month only, and without a name. */
export const PublishedAnswer = type({ id: string(), month: string(), answer: string() })
export type PublishedAnswer = Infer<typeof PublishedAnswer>

/** A question as its readers see it, with its first answers; `answer_count` counts all of them. */
export const PublishedQuestion = type({
  id: string(),
  month: string(),
  tag: enums(questionTags),
  question: string(),
  answers: array(PublishedAnswer),
  answer_count: integer(),
})
export type PublishedQuestion = Infer<typeof PublishedQuestion>

export const listQuestions = defineShapes({
  params: { id: Id },
  query: assign(PageQuery, object({ tag: optional(enums(questionTags)) })),
  response: type({ questions: array(PublishedQuestion), next: nullable(string()) }),
  tables: { questions: defineRowsUnder('questions', omit(PublishedQuestion, ['answers'])) },
})

export const listAnswers = defineShapes({
  params: { question: Uuid },
  query: PageQuery,
  response: type({ answers: array(PublishedAnswer), next: nullable(string()) }),
  tables: { answers: defineRowsUnder('answers', PublishedAnswer) },
})

const Of = type({ id: integer(), name: string() })

/** A question of the caller's own, as they see it; `hidden` where moderation took it down. */
export const OwnQuestion = type({
  id: string(),
  company: Of,
  month: string(),
  tag: enums(questionTags),
  question: string(),
  answer_count: integer(),
  state: enums(['waiting', 'published', 'hidden']),
})
export type OwnQuestion = Infer<typeof OwnQuestion>

/** An answer of the caller's own, with the question it answers. */
export const OwnAnswer = type({
  id: string(),
  company: Of,
  month: string(),
  question: string(),
  answer: string(),
  state: enums(['waiting', 'published', 'hidden']),
})
export type OwnAnswer = Infer<typeof OwnAnswer>

export const listOwnQuestions = defineShapes({
  response: type({ asked: array(OwnQuestion), answered: array(OwnAnswer) }),
})

export const askQuestion = defineShapes({ params: { id: Id }, problems: ['company_not_approved', 'company_closed'] })

export const answerQuestion = defineShapes({ params: { question: Uuid }, problems: ['company_closed'] })
