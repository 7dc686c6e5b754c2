import { repeating, text } from '../form/fields.ts'
import { cleanEmail, emailPattern } from './email.ts'
import { cleanPhone, phonePattern } from './phone.ts'

/** Spec 9: 8 to 30 characters. */
export const passwordLength = { min: 8, max: 30 } as const

export const emailField = text('email', {
  input: 'email',
  max: 254,
  clean: cleanEmail,
  pattern: emailPattern,
  missing: 'email_missing',
  problem: 'email_malformed',
})

export const phoneField = text('phone', {
  input: 'tel',
  max: 20,
  clean: cleanPhone,
  pattern: phonePattern,
  missing: 'phone_missing',
  problem: 'phone_malformed',
})

/** The fields in which a new password is chosen and repeated (spec 5, auth messages). */
export const newPasswordFields = [
  text('password', {
    input: 'password',
    ...passwordLength,
    missing: 'password_missing',
    problem: 'password_length',
  }),
  repeating(
    text('password_confirmation', { input: 'password', max: 128, missing: 'confirmation_differs' }),
    'password',
    'confirmation_differs',
  ),
] as const

/** The token of the link of an e-mail, which the address of the page contains. */
export const linkTokenField = text('token', { max: 100, missing: 'token_unknown', problem: 'token_unknown' })
