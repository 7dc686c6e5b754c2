import { type Infer, string, type } from 'superstruct'
import { endpoint } from '../endpoint.ts'
import { text } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { User } from './user.ts'

export const passwordLength = { min: 8, max: 30 } as const

const email = text('email', {
  input: 'email',
  max: 254,
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u,
  missing: 'email_missing',
  problem: 'email_malformed',
})

/** Where the session's password may be anything: only presence is checked, the server says whether it fits. */
export const loginForm = defineForm('login', [
  email,
  text('password', { input: 'password', max: 128, missing: 'password_missing', problem: 'password_length' }),
])
export const Session = type({ token: string(), user: User })
export type Session = Infer<typeof Session>
export const login = endpoint({ method: 'POST', path: '/login', access: 'public', form: loginForm, response: Session })

export const registerForm = defineForm('register', [
  text('name', { max: 100, missing: 'name_missing' }),
  email,
  text('password', {
    input: 'password',
    ...passwordLength,
    missing: 'password_missing',
    problem: 'password_length',
  }),
])
/** Answers alike for a known and an unknown e-mail; a mail says the rest. */
export const register = endpoint({ method: 'POST', path: '/register', access: 'public', form: registerForm })

export const verifyForm = defineForm('verify', [text('token', { max: 100, missing: 'token_unknown' })])
export const verify = endpoint({ method: 'POST', path: '/verify', access: 'public', form: verifyForm })
