import {
  array,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  record,
  string,
  type,
  unknown,
} from 'superstruct'
import { User } from '../accounts/user.schema.ts'
import { defineShapes } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'
import { Offset, PageSize, Slug, Uuid } from '../params.schema.ts'
import { toRecord } from '../record-of.ts'
import { reviewKinds } from '../reviews/kinds.ts'
import { profileListNames } from './forms.ts'

const answersPerson = { response: User } as const

/** One entry of a list: the answers of its form, its id, and the items they name. */
export const Entry = type({
  id: string(),
  answers: record(string(), unknown()),
  /** Experience: the company. */
  company: optional(type({ name: string(), logo: nullable(string()) })),
  /** Certificates: whether there is a file, available at `getFile`. */
  file: optional(string()),
})
export type Entry = Infer<typeof Entry>

/** GET /profile/details: what a person stores here about themselves. Only they get it. */
export const Details = type({
  info: nullable(record(string(), unknown())),
  /** The job given at registration; the company only where the site has it. */
  role: optional(
    type({ company_id: optional(integer()), department: integer(), jobtitle: integer(), cities: integer() }),
  ),
  experience: array(Entry),
  education: array(Entry),
  certificates: array(Entry),
  skills: array(Entry),
})
export type Details = Infer<typeof Details>

export const getDetails = defineShapes({ response: Details })

export const saveInfo = defineShapes({})

export const savePicture = defineShapes(answersPerson)

export const removePicture = defineShapes(answersPerson)

export const addEntry = toRecord(profileListNames, () =>
  defineShapes({ ...answersPerson, problems: ['list_full', 'files_full'] }),
)

export const changeEntry = toRecord(profileListNames, () =>
  defineShapes({ ...answersPerson, params: { entry: Slug }, problems: ['files_full'] }),
)

export const removeEntry = toRecord(profileListNames, () => defineShapes({ ...answersPerson, params: { entry: Slug } }))

export const getFile = defineShapes({ params: { file: Uuid } })

export const sendSupport = defineShapes({})

/** One of a person's own reviews, with the answers they gave. */
export const Contribution = type({
  id: string(),
  kind: enums(reviewKinds),
  company: type({ id: integer(), name: string(), logo: nullable(string()) }),
  month: string(),
  /** `hidden`: taken off the site by a moderator. `replaced`: a newer one of the same kind and company is shown. */
  state: enums(['waiting', 'published', 'hidden', 'replaced']),
  /** 1 where it waits for a moderator: more reviews of this company came than usual by far. */
  held: optional(enums([0, 1])),
  /** Why it was taken off; null where it was not. */
  removed: nullable(enums(decisionReasons)),
  answers: record(string(), unknown()),
})
export type Contribution = Infer<typeof Contribution>

export const listContributions = defineShapes({
  query: object({ after: optional(Offset), limit: optional(PageSize) }),
  response: type({ contributions: array(Contribution), next: nullable(string()), total: integer() }),
})
