import { defineEndpoint } from '../endpoint.ts'
import { choice, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './questions.schema.ts'

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

/** How many answers travel with their question; the others are requested separately. */
export const answersAtFirst = 3

/** GET /companies/:id/questions: newest first, of one category where `tag` is given. */
export const listQuestions = defineEndpoint<typeof shapes.listQuestions>()({
  method: 'GET',
  path: '/companies/:id/questions',
  access: 'public',
  cache: 'public',
})

/** GET /questions/:question/answers: oldest first. */
export const listAnswers = defineEndpoint<typeof shapes.listAnswers>()({
  method: 'GET',
  path: '/questions/:question/answers',
  access: 'public',
  cache: 'public',
})

/** GET /profile/questions: the caller's questions and answers, newest first. */
export const listOwnQuestions = defineEndpoint<typeof shapes.listOwnQuestions>()({
  method: 'GET',
  path: '/profile/questions',
  whose: 'self',
  access: 'member',
})

/** POST /companies/:id/questions: asks without a name; the asker gets a mail about each answer. */
export const askQuestion = defineEndpoint<typeof shapes.askQuestion>()({
  method: 'POST',
  path: '/companies/:id/questions',
  whose: 'anybody',
  access: 'member',
  form: questionForm,
  idempotent: true,
  quota: 'question',
  invalidates: [listQuestions, listAnswers, listOwnQuestions],
})

/** POST /questions/:question/answers: answers without a name. */
export const answerQuestion = defineEndpoint<typeof shapes.answerQuestion>()({
  method: 'POST',
  path: '/questions/:question/answers',
  whose: 'anybody',
  access: 'member',
  form: answerForm,
  idempotent: true,
  quota: 'answer',
  invalidates: [listQuestions, listAnswers, listOwnQuestions],
})
