import { defineEndpoint } from '../endpoint.ts'
import { choice, company, lookup, step, text, whole, yesNo } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { emailField, linkTokenField, newPasswordFields, phoneField } from './credentials.ts'
import type * as shapes from './registration.schema.ts'

const job = step(1, [
  company('company', { missing: 'company_missing' }),
  lookup('department', 'departments', { missing: 'department_missing' }),
  lookup('jobtitle', 'jobtitles', { missing: 'jobtitle_missing' }),
  lookup('city_id', 'cities', { missing: 'city_missing' }),
])
const pay = step(2, [
  whole('salary', { min: 10, max: 99_999, problem: 'salary_malformed', unit: 'sar' }, { missing: 'salary_missing' }),
  choice('per_duration', ['year', 'month', 'hour'], { look: 'segments', initial: 'month' }),
  whole('bonus', { min: 0, max: 99_999_999, problem: 'bonus_malformed', unit: 'sar' }, { missing: 'bonus_missing' }),
  yesNo('share_salary'),
])
const account = step(3, [
  text('name', { max: 100, missing: 'name_missing' }),
  phoneField,
  emailField,
  ...newPasswordFields,
])

/**
 * Registration in three steps (spec 2, spec 5): job title, salary, account. The salary counts as a contribution only
 * where the person says so (`share_salary`), and never before the e-mail is verified.
 */
export const registerForm = defineForm('register', [...job, ...pay, ...account])
/** The same form for a person who postpones the salary step: none of its questions is answered. */
export const registerLaterForm = defineForm('registerLater', [...job, ...account])

/** Answers alike, in words and in time, for a known and an unknown e-mail; a mail tells the person what happened. */
export const register = defineEndpoint<typeof shapes.register>()({
  method: 'POST',
  path: '/register',
  access: 'public',
  form: registerForm,
  shorter: registerLaterForm,
})

export const verifyForm = defineForm('verify', [linkTokenField])
/** The password of the registration a link belongs to, asked for where the link is opened in another browser. */
export const verifyPasswordForm = defineForm('verifyPassword', [
  text('password', {
    input: 'password',
    max: 128,
    missing: 'registration_password_missing',
    problem: 'registration_password_wrong',
  }),
])
/**
 * 422 `token_used`, `token_expired` or `token_unknown` where the link is not valid. Without the claim it asks for the
 * password of the very registration it belongs to (422 `registration_password_missing`, `registration_password_wrong`):
 * otherwise a person who opens the link of another person's registration would open the account to them.
 */
export const verify = defineEndpoint<typeof shapes.verify>()({
  method: 'POST',
  path: '/verify',
  access: 'public',
  form: verifyForm,
})
