import { array, assign, enums, type Infer, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { longText, pairs } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { Id } from '../params.ts'
import { Study } from '../studies/studies.ts'

/** The states of a survey: a moderator opens or rejects what a company proposes. */
export const surveyStates = ['proposed', 'open', 'closed', 'rejected'] as const

/** A company's survey with its results as the public page shows them, and never more. */
export const Survey = assign(Study, type({ state: enums(surveyStates) }))
export type Survey = Infer<typeof Survey>

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
export const listSurveys = defineEndpoint({
  method: 'GET',
  path: '/employer/companies/:id/surveys',
  params: { id: Id },
  whose: 'company',
  access: 'employer',
  response: array(Survey),
})

/** POST /employer/companies/:id/surveys: proposes one. 409 `surveys_waiting`. */
export const proposeSurvey = defineEndpoint({
  method: 'POST',
  path: '/employer/companies/:id/surveys',
  params: { id: Id },
  whose: 'company',
  problems: ['surveys_waiting'],
  access: 'employer',
  form: surveyForm,
  idempotent: true,
  invalidates: [listSurveys],
})
