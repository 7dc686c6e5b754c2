import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'

/** A company as the directory has it. */
export const ListedCompany = type({
  id: integer(),
  name_en: string(),
  name_ar: string(),
  also: array(string()),
  formerly: array(string()),
  closed: boolean(),
  /** The ids of the companies that have become this one. */
  joined: array(integer()),
})
export type ListedCompany = Infer<typeof ListedCompany>

/** What belongs to a company, as far as everybody may know it: no number of what is told in releases alone. */
export const JoinCounts = type({
  reviews: integer(),
  interviews: integer(),
  questions: integer(),
  people: integer(),
  files: integer(),
  surveys: integer(),
})
export type JoinCounts = Infer<typeof JoinCounts>

const params = { company: Id }

export const readListedCompany = defineShapes({ params, response: ListedCompany })
export const renameCompany = defineShapes({ params, problems: ['company_listed', 'nothing_changed'] })
export const setCompanyState = defineShapes({ params, problems: ['nothing_changed'] })
export const joinListedCompany = defineShapes({
  params,
  /** What moves, and where to; once it is done, the same. */
  response: type({ moves: JoinCounts, into: nullable(ListedCompany) }),
  problems: ['company_busy', 'not_a_choice'],
})
