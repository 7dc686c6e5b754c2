import { array, enums, type Infer, nullable, string, type } from 'superstruct'
import { emailField } from '../accounts/credentials.ts'
import { User } from '../accounts/user.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, text, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { Id } from '../params.ts'

/**
 * The roles people can have for a company: both answer reviews and propose surveys, an admin also invites and removes
 * people.
 */
export const companyRoles = ['editor', 'admin'] as const
export type CompanyRole = (typeof companyRoles)[number]
const Role = enums(companyRoles)

/** How many days an invitation is valid. */
export const invitedDays = 7

/** The people who speak for a company, and those invited to; only people who speak for it see this. */
export const CompanyPeople = type({
  people: array(type({ name: nullable(string()), email: string(), role: Role, you: enums([0, 1]) })),
  /** `expires`: the first day on which it is invalid, `2026-10-31`; `by`: the e-mail of the admin who sent it. */
  invitations: array(type({ email: string(), role: Role, expires: string(), by: string() })),
  /** Whether the caller gets a mail of what is new, at most once a day. */
  notify: enums([0, 1]),
})
export type CompanyPeople = Infer<typeof CompanyPeople>

/** GET /employer/companies/:id/people */
export const getCompanyPeople = defineEndpoint({
  method: 'GET',
  path: '/employer/companies/:id/people',
  params: { id: Id },
  whose: 'company',
  access: 'employer',
  response: CompanyPeople,
})

export const inviteForm = defineForm('invite', [emailField, choice('role', companyRoles, { look: 'segments' })])
/** POST /employer/companies/:id/invitations: by an admin. 409 `not_company_admin`, `already_represents`. */
export const invitePerson = defineEndpoint({
  method: 'POST',
  path: '/employer/companies/:id/invitations',
  params: { id: Id },
  whose: 'admin',
  problems: ['not_company_admin', 'already_represents'],
  access: 'employer',
  form: inviteForm,
  invalidates: [getCompanyPeople],
})

export const removePersonForm = defineForm('remove_person', [emailField])
/** The open invitations that were withdrawn with the person who had sent them. */
export const RemovedPerson = type({ withdrawn: array(type({ email: string(), role: Role })) })
/** POST /employer/companies/:id/people/remove: removes a person's role, or an invitation. Repeating it is no error. */
export const removePerson = defineEndpoint({
  method: 'POST',
  path: '/employer/companies/:id/people/remove',
  params: { id: Id },
  whose: 'admin',
  problems: ['not_company_admin', 'last_admin'],
  access: 'employer',
  form: removePersonForm,
  response: RemovedPerson,
  invalidates: [getCompanyPeople],
})

/** POST /employer/companies/:id/leave: ends the caller's role. 409 `last_admin`: somebody else must be admin first. */
export const leaveCompany = defineEndpoint({
  method: 'POST',
  path: '/employer/companies/:id/leave',
  params: { id: Id },
  whose: 'company',
  problems: ['last_admin'],
  access: 'employer',
  response: User,
  answersUser: true,
})

export const notifyForm = defineForm('notify', [yesNo('notify')])
/** POST /employer/companies/:id/notify: sets whether the caller gets a mail of new reviews and questions. */
export const saveNotify = defineEndpoint({
  method: 'POST',
  path: '/employer/companies/:id/notify',
  params: { id: Id },
  whose: 'company',
  access: 'employer',
  form: notifyForm,
  invalidates: [getCompanyPeople],
})

export const joinForm = defineForm('join', [
  text('token', { max: 100, missing: 'token_unknown', problem: 'token_unknown' }),
])
/**
 * POST /employer/invitations/accept: accepts an invitation by its link, as the person with the address it was sent to.
 * 422 `token_unknown`, `token_expired`; 409 `invited_otherwise`, `email_not_verified`.
 */
export const joinCompany = defineEndpoint({
  method: 'POST',
  path: '/employer/invitations/accept',
  whose: 'addressee',
  problems: ['token_unknown', 'token_expired', 'invited_otherwise'],
  access: 'member',
  form: joinForm,
  response: User,
  answersUser: true,
})
