import { emailField, linkTokenField } from '../accounts/credentials.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './people.schema.ts'

/**
 * The roles people can have for a company: both answer reviews and propose surveys, an admin also invites and removes
 * people.
 */
export const companyRoles = ['editor', 'admin'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** How many days an invitation is valid. */
export const invitedDays = 7

/** GET /employer/companies/:id/people */
export const getCompanyPeople = defineEndpoint<typeof shapes.getCompanyPeople>()({
  method: 'GET',
  path: '/employer/companies/:id/people',
  whose: 'company',
  access: 'employer',
})

export const inviteForm = defineForm('invite', [emailField, choice('role', companyRoles, { look: 'segments' })])
/** POST /employer/companies/:id/invitations: by an admin. 409 `not_company_admin`, `already_represents`. */
export const invitePerson = defineEndpoint<typeof shapes.invitePerson>()({
  method: 'POST',
  path: '/employer/companies/:id/invitations',
  whose: 'admin',
  access: 'employer',
  form: inviteForm,
  invalidates: [getCompanyPeople],
})

export const removePersonForm = defineForm('remove_person', [emailField])
/** POST /employer/companies/:id/people/remove: removes a person's role, or an invitation. Repeating it is no error. */
export const removePerson = defineEndpoint<typeof shapes.removePerson>()({
  method: 'POST',
  path: '/employer/companies/:id/people/remove',
  whose: 'admin',
  access: 'employer',
  form: removePersonForm,
  invalidates: [getCompanyPeople],
})

/** POST /employer/companies/:id/leave: ends the caller's role. 409 `last_admin`: someone else must be admin first. */
export const leaveCompany = defineEndpoint<typeof shapes.leaveCompany>()({
  method: 'POST',
  path: '/employer/companies/:id/leave',
  whose: 'company',
  access: 'employer',
  answersUser: true,
})

export const notifyForm = defineForm('notify', [yesNo('notify')])
/** POST /employer/companies/:id/notify: sets whether the caller gets a mail of new reviews and questions. */
export const saveNotify = defineEndpoint<typeof shapes.saveNotify>()({
  method: 'POST',
  path: '/employer/companies/:id/notify',
  whose: 'company',
  access: 'employer',
  form: notifyForm,
  invalidates: [getCompanyPeople],
})

export const joinForm = defineForm('join', [linkTokenField])
/**
 * POST /employer/invitations/accept: accepts an invitation by its link, as the person with the address it was sent to.
 * 422 `token_unknown`, `token_expired`; 409 `invited_otherwise`, `email_not_verified`.
 */
export const joinCompany = defineEndpoint<typeof shapes.joinCompany>()({
  method: 'POST',
  path: '/employer/invitations/accept',
  whose: 'addressee',
  access: 'member',
  form: joinForm,
  answersUser: true,
})
