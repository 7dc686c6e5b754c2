import { array, assign, enums, type Infer, integer, nullable, object, omit, optional, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { whole } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { defineIdList, Id, PageQuery } from '../params.ts'
import { definePublished } from '../statistics/published.ts'
import { defineTable } from '../table.ts'

/** One possible answer, and about how many people had given it at the last release; null before the first release. */
export const StudyOption = type({ option: integer(), label: string(), people: nullable(definePublished()) })
export type StudyOption = Infer<typeof StudyOption>

/**
 * A study (design: product): one survey question answered by employees. `people` is the sum of the options' counts;
 * null while there is none to show.
 */
export const Study = type({
  id: integer(),
  /** When it was opened, as `2026-10`. */
  month: string(),
  question: string(),
  /** What it is about and whom it is for; null where the question says it all. */
  about: nullable(string()),
  options: array(StudyOption),
  people: nullable(definePublished()),
  open: enums([0, 1]),
  /** The company whose employees it asks; null where it asks everybody. */
  company: nullable(type({ id: integer(), name: string(), logo: nullable(string()) })),
})
export type Study = Infer<typeof Study>

/** A table row: a study with one of its possible answers. */
const OptionRow = type({ ...omit(Study, ['options']).schema, option: StudyOption })
const buildOptionRows = (studies: readonly Study[]): Infer<typeof OptionRow>[] =>
  studies.flatMap(({ options, ...study }) => options.map((option) => ({ ...study, option })))

/** GET /studies: newest first; those of one company where `company` is given. */
export const listStudies = defineEndpoint({
  method: 'GET',
  path: '/studies',
  access: 'public',
  query: assign(PageQuery, object({ company: optional(Id) })),
  response: type({ studies: array(Study), next: nullable(string()) }),
  tables: { options: defineTable(OptionRow, ({ studies }: { studies: Study[] }) => buildOptionRows(studies)) },
  cache: 'public',
})

/** GET /studies/:id: one study, for the address people share. */
export const getStudy = defineEndpoint({
  method: 'GET',
  path: '/studies/:id',
  params: { id: Id },
  access: 'public',
  response: Study,
  tables: { options: defineTable(OptionRow, (study: Study) => buildOptionRows([study])) },
  cache: 'public',
})

/** The most answers a study can offer to choose from. */
export const optionsAtMost = 12
export const studyAnswerForm = defineForm('study', [
  whole('option', { min: 0, max: optionsAtMost - 1, problem: 'not_a_choice' }),
])

/** GET /profile/studies?ids=1,2: which of these studies the caller has answered; never their answers. */
export const listAnsweredStudies = defineEndpoint({
  method: 'GET',
  path: '/profile/studies',
  whose: 'self',
  access: 'member',
  query: object({ ids: defineIdList(Id, 50) }),
  response: array(integer()),
})

/**
 * POST /studies/:id/answer: one final answer for each person: only the sum is stored, so nobody could find the answer
 * again to change it. 409 `already_answered`, `study_closed`, `not_in_experience` (a study of a company's own people).
 */
export const answerStudy = defineEndpoint({
  method: 'POST',
  path: '/studies/:id/answer',
  params: { id: Id },
  quota: 'studyAnswer',
  whose: 'experienced',
  problems: ['study_closed', 'not_in_experience', 'already_answered'],
  access: 'member',
  form: studyAnswerForm,
  idempotent: true,
  invalidates: [listStudies, getStudy, listAnsweredStudies],
})
