import { emailField, phoneField } from '../accounts/credentials.ts'
import { defineEndpoint } from '../endpoint.ts'
import { company, text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './sign-up.schema.ts'

/** Spec 9: at least 8 characters; the maximum is ours, so that no text of unlimited length is hashed. */
export const employerPassword = { min: 8, max: 128 } as const

/**
 * Employer sign-up (spec 3, spec 5; its names on the wire are ours). The confirmation travels too: client and server
 * both require it.
 */
export const employerSignUpForm = defineForm('employer_sign_up', [
  text('name', { max: 100, missing: 'name_missing' }),
  company('company', { missing: 'company_missing' }),
  text('jobtitle', { max: 120, missing: 'jobtitle_missing' }),
  emailField,
  phoneField,
  text('password', {
    input: 'password',
    ...employerPassword,
    missing: 'password_missing',
    problem: 'password_short',
    tooLong: 'too_long',
  }),
  {
    ...text('password_confirmation', { input: 'password', max: employerPassword.max, missing: 'confirmation_missing' }),
    against: { field: 'password', is: 'same', problem: 'password_not_match' },
  },
])

/** Answers alike, in words and in time, for a known and an unknown e-mail; a mail tells the person what happened. */
export const signUpEmployer = defineEndpoint<typeof shapes.signUpEmployer>()({
  method: 'POST',
  path: '/employers/register',
  access: 'public',
  form: employerSignUpForm,
})
/** GET /employers/details: only the caller's own. */
export const getEmployerDetails = defineEndpoint<typeof shapes.getEmployerDetails>()({
  method: 'GET',
  path: '/employers/details',
  whose: 'self',
  access: 'member',
})
