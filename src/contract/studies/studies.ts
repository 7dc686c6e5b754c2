import { defineEndpoint } from '../endpoint.ts'
import { whole } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './studies.schema.ts'

/** GET /studies: newest first; those of one company where `company` is given. */
export const listStudies = defineEndpoint<typeof shapes.listStudies>()({
  method: 'GET',
  path: '/studies',
  access: 'public',
  cache: 'public',
})

/** GET /studies/:id: one study, for the address people share. */
export const getStudy = defineEndpoint<typeof shapes.getStudy>()({
  method: 'GET',
  path: '/studies/:id',
  access: 'public',
  cache: 'public',
})

/** The most answers a study can offer to choose from. */
export const optionsAtMost = 12
export const studyAnswerForm = defineForm('study', [
  whole('option', { min: 0, max: optionsAtMost - 1, problem: 'not_a_choice' }),
])

/** GET /profile/studies?ids=1,2: which of these studies the caller has answered; never their answers. */
export const listAnsweredStudies = defineEndpoint<typeof shapes.listAnsweredStudies>()({
  method: 'GET',
  path: '/profile/studies',
  whose: 'self',
  access: 'member',
})

/**
 * POST /studies/:id/answer: one final answer for each person: only the sum is stored, so nobody could find the answer
 * again to change it. 409 `already_answered`, `study_closed`, `not_in_experience` (a study of a company's own people).
 */
export const answerStudy = defineEndpoint<typeof shapes.answerStudy>()({
  method: 'POST',
  path: '/studies/:id/answer',
  quota: 'studyAnswer',
  whose: 'experienced',
  access: 'member',
  form: studyAnswerForm,
  idempotent: true,
  invalidates: [listStudies, getStudy, listAnsweredStudies],
})
