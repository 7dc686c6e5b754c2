import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { emailField } from './credentials.ts'
import { User } from './user.ts'

/** Days in which whoever has the address from before may take a change back. */
export const undoDays = 7

/** The address an account is to have. */
export const changeEmailForm = defineForm('changeEmail', [emailField])
/**
 * Asks for another e-mail: a mail goes there, whose link makes it so. Answers alike, in words and in time, whether or not
 * the address has an account already; 409 `nothing_changed` where it is the one there is.
 */
export const askEmail = defineEndpoint({
  method: 'POST',
  path: '/account/email',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: changeEmailForm,
  problems: ['nothing_changed'],
})

const linkForm = defineForm('emailLink', [
  text('token', { max: 100, missing: 'token_unknown', problem: 'token_unknown' }),
])
/**
 * Makes the address the account's own by the link that went there. It counts for whoever asked and is signed in: an address
 * that was typed wrong, or that is somebody else's, gives nothing to whoever reads it. The address from before is told, with
 * a link that takes it back. 409 `email_taken` where it has an account meanwhile.
 */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/account/email/confirm',
  whose: 'self',
  access: 'member',
  form: linkForm,
  problems: ['token_unknown', 'token_used', 'token_expired', 'email_taken'],
  response: User,
  answersUser: true,
})
/** Takes a change back by the link in the mail to the address from before, and ends every session. */
export const undoEmail = defineEndpoint({
  method: 'POST',
  path: '/account/email/undo',
  access: 'public',
  form: linkForm,
  problems: ['token_unknown', 'token_used', 'token_expired', 'email_taken'],
})
