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
import { User } from '../accounts/user.ts'
import { defineEndpoint } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'
import { Offset, PageSize, Slug, Uuid } from '../params.ts'
import { toRecord } from '../record-of.ts'
import { reviewKinds } from '../reviews/kinds.ts'
import { infoForm, pictureForm, profileListNames, profileLists, supportForm } from './forms.ts'

export { experienceForm } from './forms.ts'

const member = { method: 'POST', access: 'member' } as const
const answersPerson = { method: 'POST', access: 'member', response: User, answersUser: true } as const

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
  experience: array(Entry),
  education: array(Entry),
  certificates: array(Entry),
  skills: array(Entry),
})
export type Details = Infer<typeof Details>
export const getDetails = defineEndpoint({
  method: 'GET',
  path: '/profile/details',
  whose: 'self',
  access: 'member',
  response: Details,
})

export const saveInfo = defineEndpoint({
  ...member,
  path: '/profile/info',
  whose: 'self',
  form: infoForm,
  invalidates: [getDetails],
})

export const savePicture = defineEndpoint({
  ...answersPerson,
  path: '/profile/picture',
  whose: 'self',
  form: pictureForm,
})
export const removePicture = defineEndpoint({ ...answersPerson, path: '/profile/picture/remove', whose: 'self' })

const changesEntries = { ...answersPerson, invalidates: [getDetails] } as const

/** POST /profile/{list}: adds an entry. `experience` with a company alone is the way to be allowed to review it. */
export const addEntry = toRecord(profileListNames, (list) =>
  defineEndpoint({
    ...changesEntries,
    path: `/profile/${list}`,
    whose: 'self',
    form: profileLists[list],
    problems: ['list_full'],
    idempotent: true,
  }),
)
/** POST /profile/{list}/{entry}: replaces its answers. A certificate's file stays unless another is sent. */
export const changeEntry = toRecord(profileListNames, (list) =>
  defineEndpoint({
    ...changesEntries,
    path: `/profile/${list}/:entry`,
    params: { entry: Slug },
    whose: 'owner',
    form: profileLists[list],
  }),
)
export const removeEntry = toRecord(profileListNames, (list) =>
  defineEndpoint({ ...changesEntries, path: `/profile/${list}/:entry/remove`, params: { entry: Slug }, whose: 'self' }),
)

/** GET /profile/files/{file}: the file of a certificate, as an attachment, to its owner. */
export const getFile = defineEndpoint({
  method: 'GET',
  path: '/profile/files/:file',
  params: { file: Uuid },
  whose: 'owner',
  access: 'member',
  file: true,
})

export const sendSupport = defineEndpoint({
  ...member,
  path: '/support',
  whose: 'self',
  form: supportForm,
  idempotent: true,
  quota: 'support',
})

/** One of a person's own reviews, with the answers they gave. */
export const Contribution = type({
  id: string(),
  kind: enums(reviewKinds),
  company: type({ id: integer(), name: string(), logo: nullable(string()) }),
  month: string(),
  /** `hidden`: taken off the site by a moderator. `replaced`: a newer one of the same kind and company is shown. */
  state: enums(['waiting', 'published', 'hidden', 'replaced']),
  /** Why it was taken off; null where it was not. */
  removed: nullable(enums(decisionReasons)),
  answers: record(string(), unknown()),
})
export type Contribution = Infer<typeof Contribution>
export const listContributions = defineEndpoint({
  method: 'GET',
  path: '/profile/contributions',
  whose: 'self',
  access: 'member',
  query: object({ after: optional(Offset), limit: optional(PageSize) }),
  response: type({ contributions: array(Contribution), next: nullable(string()), total: integer() }),
})
