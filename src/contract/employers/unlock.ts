import { enums, type Infer, nullable, type } from 'superstruct'
import { phoneField } from '../accounts/credentials.ts'
import { getCompanyProfile } from '../companies/companies.ts'
import { defineWebAddress } from '../companies/company-fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { company, file, optional } from '../form/fields.ts'
import { documentTypes } from '../form/file.ts'
import { defineForm } from '../form/form.ts'
import { decisionReasons } from '../moderation/cases.ts'
import { Id } from '../params.ts'

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

/** The state of the caller's own request for a company; `none` where they have made none. */
export const UnlockState = type({
  state: enums(['none', 'pending', 'approved', 'rejected']),
  /** Why it was rejected. */
  reason: nullable(enums(decisionReasons)),
})
export type UnlockState = Infer<typeof UnlockState>

/** GET /companies/{id}/unlock. It tells nobody of the requests of others. */
export const getUnlockState = defineEndpoint({
  method: 'GET',
  path: '/companies/:id/unlock',
  params: { id: Id },
  whose: 'self',
  access: 'member',
  response: UnlockState,
})

/**
 * POST /companies/unlock, multipart: a moderator reads the letter. 422 `company_unknown` for a name nobody has; 409
 * `already_unlocked`, or `unlock_pending` while the caller's earlier request waits.
 */
export const requestUnlock = defineEndpoint({
  method: 'POST',
  path: '/companies/unlock',
  whose: 'self',
  problems: ['already_unlocked', 'unlock_pending'],
  access: 'member',
  form: unlockForm,
  idempotent: true,
  quota: 'unlock',
  invalidates: [getUnlockState, getCompanyProfile],
})
