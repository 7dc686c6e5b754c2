import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './accounts.schema.ts'
import { emailField } from './credentials.ts'

/**
 * The login form. The password may be anything: only its presence is checked, and the server says whether it is right.
 */
export const loginForm = defineForm('login', [
  { ...emailField, signsIn: true as const },
  text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' }),
])

export const login = defineEndpoint<typeof shapes.login>()({
  method: 'POST',
  path: '/login',
  access: 'public',
  form: loginForm,
  whileShut: true,
})
