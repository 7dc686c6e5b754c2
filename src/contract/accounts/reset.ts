import { defineEndpoint } from '../endpoint.ts'
import { choice, onlyIf } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { emailField, newPasswordFields } from './credentials.ts'
import { recoveryCodeField } from './recovery-code.ts'
import type * as shapes from './reset.schema.ts'

export const forgotForm = defineForm('forgot', [emailField])
/** Answers alike, in words and in time, for a known and an unknown e-mail. */
export const forgotPassword = defineEndpoint<typeof shapes.forgotPassword>()({
  method: 'POST',
  path: '/password/forgot',
  whileShut: true,
  access: 'public',
  form: forgotForm,
})

/**
 * The form of a new password. With the recovery code everything is kept; a person who goes without it says so, since
 * they lose what they wrote.
 */
export const resetForm = defineForm('reset', [
  ...newPasswordFields,
  choice('recovery', ['code', 'none'], { look: 'segments', missing: 'recovery_missing' }),
  ...onlyIf('recovery', 'code', [recoveryCodeField]),
])
/**
 * Sets a new password by the link of a mail and ends every session. Problems of the link are those of `verify`; a wrong
 * code leaves the link valid. A person whose e-mail was never verified has nothing to keep and is not asked.
 */
export const resetPassword = defineEndpoint<typeof shapes.resetPassword>()({
  method: 'POST',
  path: '/password/reset',
  whileShut: true,
  access: 'public',
  form: resetForm,
})
