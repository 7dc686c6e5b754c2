import { type Infer, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { emailField } from './credentials.ts'
import { User } from './user.ts'

/**
 * The login form. The password may be anything: only its presence is checked, and the server says whether it is right.
 */
export const loginForm = defineForm('login', [
  { ...emailField, signsIn: true as const },
  text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' }),
])
export const Session = type({ token: string(), user: User })
export type Session = Infer<typeof Session>
export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'public',
  form: loginForm,
  response: Session,
  problems: ['login_failed', 'email_not_verified', 'account_blocked'],
})
