import { defineEndpoint } from '../endpoint.ts'
import { choice, onlyIf, optional } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { emailField, newPasswordFields } from './credentials.ts'
import { recoveryCodeField } from './recovery-code.ts'
import type * as shapes from './reset.schema.ts'

export const forgotForm = defineForm('forgot', [emailField])
/** Answers alike, in words and in time, for a known and an unknown e-mail. */
export const forgotPassword = defineEndpoint<typeof shapes.forgotPassword>()({
  method: 'POST',
  path: '/password/forgot',
  access: 'public',
  form: forgotForm,
})

/** The form of a new password in a browser that may know the account: its secret keeps everything. */
export const resetHereForm = defineForm('reset', [...newPasswordFields])
/**
 * The same form for any other browser. With a recovery code everything is kept; a person who goes without one says so,
 * since they begin anew. `recovery` may be left out: the server asks for it (422 `recovery_missing`) where the browser's
 * secret does not open the account.
 */
export const resetForm = defineForm('reset', [
  ...newPasswordFields,
  optional(choice('recovery', ['code', 'none'], { look: 'segments', missing: 'recovery_missing' })),
  ...onlyIf('recovery', 'code', [recoveryCodeField]),
])
/** The days before a reset within which what was added to an account ends with it: somebody else may have added it. */
export const recentDays = 14

/**
 * Sets a new password by the link of a mail and ends every session, and the passkeys, app and recovery code that were
 * added in the last days, unless that very code is given. Problems of the link are those of `verify`; a wrong code
 * leaves the link valid. A person whose e-mail was never verified has nothing to keep and is not asked.
 */
export const resetPassword = defineEndpoint<typeof shapes.resetPassword>()({
  method: 'POST',
  path: '/password/reset',
  access: 'public',
  form: resetForm,
})
