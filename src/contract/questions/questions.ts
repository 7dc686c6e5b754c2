import { array, assign, enums, type Infer, integer, nullable, object, omit, optional, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { choice, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { Id, PageQuery, Uuid } from '../params.ts'
import { defineRowsUnder } from '../table.ts'

/** The categories of questions (spec 3, Q&A: category tag); `other` comes last. */
export const questionTags = ['work', 'pay', 'interviews', 'culture', 'benefits', 'growth', 'other'] as const
export type QuestionTag = (typeof questionTags)[number]

/** The form for asking a question (spec 5, Q&A). */
export const questionForm = defineForm('question', [
  choice('tag', questionTags, { missing: 'tag_missing', look: 'chips' }),
  longText('question', { max: 500, missing: 'question_missing', published: true }),
])
/** The form for answering a question (spec 5, Q&A). */
export const answerForm = defineForm('answer', [
  longText('answer', { max: 2000, missing: 'answer_missing', published: true }),
])

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

/** How many answers travel with their question; the others are requested separately. */
export const answersAtFirst = 3

/** GET /companies/:id/questions: newest first, of one category where `tag` is given. */
export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/questions',
  params: { id: Id },
  access: 'public',
  query: assign(PageQuery, object({ tag: optional(enums(questionTags)) })),
  response: type({ questions: array(PublishedQuestion), next: nullable(string()) }),
  tables: { questions: defineRowsUnder('questions', omit(PublishedQuestion, ['answers'])) },
  cache: 'public',
})

/** GET /questions/:question/answers: oldest first. */
export const listAnswers = defineEndpoint({
  method: 'GET',
  path: '/questions/:question/answers',
  params: { question: Uuid },
  access: 'public',
  query: PageQuery,
  response: type({ answers: array(PublishedAnswer), next: nullable(string()) }),
  tables: { answers: defineRowsUnder('answers', PublishedAnswer) },
  cache: 'public',
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

/** GET /profile/questions: the caller's questions and answers, newest first. */
export const listOwnQuestions = defineEndpoint({
  method: 'GET',
  path: '/profile/questions',
  whose: 'self',
  access: 'member',
  response: type({ asked: array(OwnQuestion), answered: array(OwnAnswer) }),
})

/** POST /companies/:id/questions: asks without a name; the asker gets a mail about each answer. */
export const askQuestion = defineEndpoint({
  method: 'POST',
  path: '/companies/:id/questions',
  params: { id: Id },
  whose: 'anybody',
  problems: ['company_not_approved'],
  access: 'member',
  form: questionForm,
  idempotent: true,
  quota: 'question',
  invalidates: [listQuestions, listAnswers, listOwnQuestions],
})

/** POST /questions/:question/answers: answers without a name. */
export const answerQuestion = defineEndpoint({
  method: 'POST',
  path: '/questions/:question/answers',
  params: { question: Uuid },
  whose: 'anybody',
  access: 'member',
  form: answerForm,
  idempotent: true,
  quota: 'answer',
  invalidates: [listQuestions, listAnswers, listOwnQuestions],
})
