import { phoneField } from '../accounts/credentials.ts'
import { getCompanyProfile } from '../companies/companies.ts'
import { defineWebAddress } from '../companies/company-fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { company, file, optional } from '../form/fields.ts'
import { documentTypes } from '../form/file.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './unlock.schema.ts'

/**
 * A request to unlock a company (spec 3, spec 5): the company, by its name or as selected, its website and phone, and
 * the letter that says this person may speak for it, under the name the specification gives it.
 */
export const unlockForm = defineForm('unlock', [
  company('company', { missing: 'unlock_company_missing' }),
  defineWebAddress('website'),
  optional(phoneField),
  file('commericial_registeration', documentTypes),
])

/** GET /companies/{id}/unlock. It tells nobody of the requests of others. */
export const getUnlockState = defineEndpoint<typeof shapes.getUnlockState>()({
  method: 'GET',
  path: '/companies/:id/unlock',
  whose: 'self',
  access: 'member',
})

/**
 * POST /companies/unlock, multipart: a moderator reads the letter. 422 `company_unknown` for a name nobody has; 409
 * `already_unlocked`, or `unlock_pending` while the caller's earlier request waits.
 */
export const requestUnlock = defineEndpoint<typeof shapes.requestUnlock>()({
  method: 'POST',
  path: '/companies/unlock',
  whose: 'self',
  access: 'member',
  form: unlockForm,
  idempotent: true,
  quota: 'unlock',
  invalidates: [getUnlockState, getCompanyProfile],
})
