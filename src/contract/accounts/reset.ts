import { string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { defineForm } from '../form/form.ts'
import { emailField, newPasswordFields } from './credentials.ts'

export const forgotForm = defineForm('forgot', [emailField])
/** Answers alike, in words and in time, for a known and an unknown e-mail. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/password/forgot',
  access: 'public',
  form: forgotForm,
})

export const resetForm = defineForm('reset', newPasswordFields)
/** Sets a new password by the link of a mail and ends every session. Problems of the link are those of `verify`. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  access: 'public',
  problems: ['password_common', 'token_unknown', 'token_expired', 'token_used'],
  form: resetForm,
  beside: type({ token: string() }),
})
