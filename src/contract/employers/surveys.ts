import { defineEndpoint } from '../endpoint.ts'
import { longText, pairs } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './surveys.schema.ts'

/** The states of a survey: a moderator opens or rejects what a company proposes. */
export const surveyStates = ['proposed', 'open', 'closed', 'rejected'] as const

/** How many surveys of a company may wait for a moderator at once. */
export const surveysWaiting = 3

/** A question to the company's own people, in both languages, with 2 to 6 answers to choose from. */
export const surveyForm = defineForm('survey', [
  longText('question_en', {
    min: 5,
    max: 200,
    missing: 'question_missing',
    problem: 'survey_question',
    published: true,
  }),
  longText('question_ar', {
    min: 5,
    max: 200,
    missing: 'question_missing',
    problem: 'survey_question',
    published: true,
  }),
  pairs('options', ['en', 'ar'], { min: 2, max: 6, each: 100, few: 'survey_options' }),
])

/** GET /employer/companies/:id/surveys: all of them, newest first. */
export const listSurveys = defineEndpoint<typeof shapes.listSurveys>()({
  method: 'GET',
  path: '/employer/companies/:id/surveys',
  whose: 'company',
  access: 'employer',
})

/** POST /employer/companies/:id/surveys: proposes one. 409 `surveys_waiting`. */
export const proposeSurvey = defineEndpoint<typeof shapes.proposeSurvey>()({
  method: 'POST',
  path: '/employer/companies/:id/surveys',
  whose: 'company',
  access: 'employer',
  form: surveyForm,
  idempotent: true,
  invalidates: [listSurveys],
})
