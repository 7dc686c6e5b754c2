import { record, string, unknown } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { choice, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { passwordAgainForm } from './security.ts'

/** Days between closing an account and its deletion (spec 9). */
export const closedDays = 30

export const closingReasons = ['privacy', 'not_useful', 'too_many_mails', 'another_account', 'other'] as const

/** Reason type and text (spec 3, close-account reason). The text is read by people, so it tells no contact data. */
export const closeAccountForm = defineForm('closeAccount', [
  choice('reason_type', closingReasons),
  longText('reason', { max: 1000, published: true }),
])
/** Closes the account and ends all its sessions; for 30 days its owner may open it again (spec 4, closed account). */
export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/account/close',
  whose: 'self',
  access: 'member',
  form: closeAccountForm,
})

/**
 * Opens a closed account again. It changes something though it is a GET (spec 7): it takes the bearer, and nobody keeps,
 * prefetches or repeats it.
 */
export const openAccount = defineEndpoint({
  method: 'GET',
  path: '/account/open',
  whose: 'self',
  access: 'member',
  whileClosed: true,
})

/** Everything the site keeps of a person and all they have written, as one object to save. */
export const downloadData = defineEndpoint({
  method: 'POST',
  path: '/account/data',
  whose: 'self',
  problems: ['password_wrong'],
  access: 'member',
  fresh: true,
  form: passwordAgainForm,
  response: record(string(), unknown()),
  quota: 'export',
})

/** Deletes the account at once, and with it everything its owner has written. */
export const deleteEverything = defineEndpoint({
  method: 'POST',
  path: '/account/delete',
  whose: 'self',
  problems: ['password_wrong'],
  access: 'member',
  fresh: true,
  form: passwordAgainForm,
})
