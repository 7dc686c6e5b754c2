import { array, enums, type Infer, nullable, string, type } from 'superstruct'
import { User } from '../accounts/user.schema.ts'
import { defineShapes } from '../endpoint.ts'
import { Id } from '../params.schema.ts'
import { companyRoles } from './people.ts'

const Role = enums(companyRoles)

/** The people who speak for a company, and those invited to; only people who speak for it see this. */
export const CompanyPeople = type({
  people: array(type({ name: nullable(string()), email: string(), role: Role, you: enums([0, 1]) })),
  /** `expires`: the first day on which it is invalid, `2026-10-31`; `by`: the e-mail of the admin who sent it. */
  invitations: array(type({ email: string(), role: Role, expires: string(), by: string() })),
  /** Whether the caller gets a mail of what is new, at most once a day. */
  notify: enums([0, 1]),
})
export type CompanyPeople = Infer<typeof CompanyPeople>

export const getCompanyPeople = defineShapes({ params: { id: Id }, response: CompanyPeople })

export const invitePerson = defineShapes({
  params: { id: Id },
  problems: ['not_company_admin', 'already_represents'],
})

/** The open invitations that were withdrawn with the person who had sent them. */
export const RemovedPerson = type({ withdrawn: array(type({ email: string(), role: Role })) })

export const removePerson = defineShapes({
  params: { id: Id },
  problems: ['not_company_admin', 'last_admin'],
  response: RemovedPerson,
})

export const leaveCompany = defineShapes({ params: { id: Id }, problems: ['last_admin'], response: User })

export const saveNotify = defineShapes({ params: { id: Id } })

export const joinCompany = defineShapes({
  problems: ['token_unknown', 'token_expired', 'invited_otherwise'],
  response: User,
})
