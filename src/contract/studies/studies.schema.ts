import { array, assign, enums, type Infer, integer, nullable, object, omit, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { defineIdList, Id, PageQuery } from '../params.schema.ts'
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

export const listStudies = defineShapes({
  query: assign(PageQuery, object({ company: optional(Id) })),
  response: type({ studies: array(Study), next: nullable(string()) }),
  tables: { options: defineTable(OptionRow, ({ studies }: { studies: Study[] }) => buildOptionRows(studies)) },
})

export const getStudy = defineShapes({
  params: { id: Id },
  response: Study,
  tables: { options: defineTable(OptionRow, (study: Study) => buildOptionRows([study])) },
})

export const listAnsweredStudies = defineShapes({
  query: object({ ids: defineIdList(Id, 50) }),
  response: array(integer()),
})

export const answerStudy = defineShapes({
  params: { id: Id },
  problems: ['study_closed', 'not_in_experience', 'already_answered'],
})
