import { defineEndpoint } from '../endpoint.ts'
import { choice, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './closing.schema.ts'
import { passwordAgainForm } from './security.ts'

/** Days between closing an account and its deletion (spec 9). */
export const closedDays = 30

export const closingReasons = ['privacy', 'not_useful', 'too_many_mails', 'another_account', 'other'] as const

/** Reason type and text (spec 3, close-account reason). People read the text, so contact data in it is refused. */
export const closeAccountForm = defineForm('closeAccount', [
  choice('reason_type', closingReasons),
  longText('reason', { max: 1000, published: true }),
])
/** Closes the account and ends all its sessions; for 30 days its owner may reopen it (spec 4, closed account). */
export const closeAccount = defineEndpoint<typeof shapes.closeAccount>()({
  method: 'POST',
  path: '/account/close',
  whose: 'self',
  access: 'member',
  form: closeAccountForm,
})

/**
 * Reopens a closed account. It changes state though it is a GET (spec 7): it requires the bearer token, and nothing
 * caches, prefetches or retries it.
 */
export const openAccount = defineEndpoint<typeof shapes.openAccount>()({
  method: 'GET',
  path: '/account/open',
  whose: 'self',
  access: 'member',
  whileClosed: true,
})

/** Returns everything the site stores about a person and all they have written, as one object to save. */
export const downloadData = defineEndpoint<typeof shapes.downloadData>()({
  method: 'POST',
  path: '/account/data',
  whose: 'self',
  access: 'member',
  fresh: true,
  form: passwordAgainForm,
  quota: 'export',
})

/**
 * Deletes the account at once, and everything its owner has written: readers lose it with the rounds of publication of
 * the coming month, each part with another one, or at once and all together (`when`).
 */
export const deleteEverything = defineEndpoint<typeof shapes.deleteEverything>()({
  method: 'POST',
  path: '/account/delete',
  whose: 'self',
  access: 'member',
  fresh: true,
  form: passwordAgainForm,
})
