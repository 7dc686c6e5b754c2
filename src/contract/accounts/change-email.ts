import { defineEndpoint } from '../endpoint.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './change-email.schema.ts'
import { emailField, linkTokenField } from './credentials.ts'

/** How many days a change can be undone by the link sent to the previous address. */
export const undoDays = 7

/** The new address of the account. */
export const changeEmailForm = defineForm('changeEmail', [emailField])
/**
 * Requests a change of e-mail: a mail goes to the new address, and its link makes the change. Answers alike, in words
 * and in time, whether or not the address has an account already; 409 `nothing_changed` where it is the account's own
 * address.
 */
export const askEmail = defineEndpoint<typeof shapes.askEmail>()({
  method: 'POST',
  path: '/account/email',
  whose: 'self',
  access: 'member',
  fresh: 'keys',
  form: changeEmailForm,
})

const linkForm = defineForm('emailLink', [linkTokenField])
/**
 * Makes the address the account's own by the link sent there. It works only for the person who requested the change and
 * is signed in: an address that was typed wrong, or belongs to someone else, gives its reader nothing. The previous
 * address is told, with a link that undoes the change. 409 `email_taken` where the new address has got an account
 * meanwhile.
 */
export const confirmEmail = defineEndpoint<typeof shapes.confirmEmail>()({
  method: 'POST',
  path: '/account/email/confirm',
  whose: 'self',
  access: 'member',
  form: linkForm,
  answersUser: true,
})
/** Undoes a change by the link in the mail to the previous address, and ends every session. */
export const undoEmail = defineEndpoint<typeof shapes.undoEmail>()({
  method: 'POST',
  path: '/account/email/undo',
  access: 'public',
  form: linkForm,
})
