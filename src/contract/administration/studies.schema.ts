import { array, enums, type Infer, integer, nullable, object, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, PageSize } from '../params.schema.ts'
import { siteStudyStates } from './studies.ts'

/** A study as it is written; its results are on its public page. */
export const SiteStudy = type({
  id: integer(),
  state: enums(siteStudyStates),
  month: string(),
  question_en: string(),
  question_ar: string(),
  about_en: nullable(string()),
  about_ar: nullable(string()),
  options: array(type({ en: string(), ar: string() })),
})
export type SiteStudy = Infer<typeof SiteStudy>

export const listSiteStudies = defineShapes({
  query: object({ after: optional(Id), limit: optional(PageSize) }),
  response: type({ studies: array(SiteStudy), next: nullable(string()) }),
})

export const addSiteStudy = defineShapes({})
export const changeSiteStudy = defineShapes({ params: { study: Id }, problems: ['study_state'] })
export const setStudyState = defineShapes({ params: { study: Id }, problems: ['study_state'] })
