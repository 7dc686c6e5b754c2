import { registerForm } from '../../../src/contract/accounts/registration.ts'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import { madeAnswers } from './made-answers.ts'

const { name, email, password, password_confirmation, ...asked } = madeAnswers(registerForm)

/** What a person enters at registration besides name, e-mail and password; in own words only what tests read again. */
export const registration: RawAnswers = {
  ...asked,
  phone: '0501234567',
  company: 'A company nobody has listed',
  salary: 12_000,
  per_duration: 'month',
  share_salary: 0,
}
