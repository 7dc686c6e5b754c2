import { defineEndpoint } from '../endpoint.ts'
import { choice, longText, optional, pairs } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { getStudy, listStudies, optionsAtMost } from '../studies/studies.ts'
import type * as shapes from './studies.schema.ts'

/** The states of a study of the whole site; people read open and closed ones. */
export const siteStudyStates = ['draft', 'open', 'closed', 'archived'] as const
export type SiteStudyState = (typeof siteStudyStates)[number]

/** The states a study can be put into from each. An archived one can be restored. */
export const nextStates: Readonly<Record<SiteStudyState, readonly SiteStudyState[]>> = {
  draft: ['open', 'archived'],
  open: ['closed'],
  closed: ['open', 'archived'],
  archived: ['closed'],
}

const defineQuestion = <N extends string>(field: N) =>
  longText(field, { min: 5, max: 200, missing: 'question_missing', problem: 'survey_question', published: true })
const defineAbout = <N extends string>(field: N) => optional(longText(field, { max: 1000, published: true }))

/** A question to everybody, in both languages. */
export const siteStudyForm = defineForm('site_study', [
  defineQuestion('question_en'),
  defineQuestion('question_ar'),
  defineAbout('about_en'),
  defineAbout('about_ar'),
  pairs('options', ['en', 'ar'], { min: 2, max: optionsAtMost, each: 100, few: 'survey_options' }),
])

/** GET /admin/studies: the studies of the whole site in any state, newest first. */
export const listSiteStudies = defineEndpoint<typeof shapes.listSiteStudies>()({
  method: 'GET',
  path: '/admin/studies',
  whose: 'anybody',
  access: 'administrator',
})

/** POST /admin/studies: keeps a new study as a draft. */
export const addSiteStudy = defineEndpoint<typeof shapes.addSiteStudy>()({
  method: 'POST',
  path: '/admin/studies',
  whose: 'anybody',
  access: 'administrator',
  form: siteStudyForm,
  fresh: true,
  invalidates: [listSiteStudies],
})

/** POST /admin/studies/:study: changes a draft. 409 `study_state` once it was open: what people answered stays. */
export const changeSiteStudy = defineEndpoint<typeof shapes.changeSiteStudy>()({
  method: 'POST',
  path: '/admin/studies/:study',
  whose: 'anybody',
  access: 'administrator',
  form: siteStudyForm,
  fresh: true,
  invalidates: [listSiteStudies],
})

export const studyStateForm = defineForm('study_state', [choice('state', siteStudyStates)])

/** POST /admin/studies/:study/state: opens, closes or archives a study. 409 `study_state` (`nextStates`). */
export const setStudyState = defineEndpoint<typeof shapes.setStudyState>()({
  method: 'POST',
  path: '/admin/studies/:study/state',
  whose: 'anybody',
  access: 'administrator',
  form: studyStateForm,
  fresh: true,
  invalidates: [listSiteStudies, listStudies, getStudy],
})
