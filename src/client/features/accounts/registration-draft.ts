import { registerForm } from '../../../contract/accounts/registration.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'

/** What is kept of a registration under way: everything but passwords. */
export type RegistrationDraft = { answers: RawAnswers; step: number }

const key = 'registration'
const empty: RegistrationDraft = { answers: {}, step: 1 }

/** The answers of a form without its passwords, which are kept nowhere. */
export function withoutPasswords(form: Form, answers: RawAnswers): RawAnswers {
  const secret = new Set(form.fields.filter((field) => 'input' in field && field.input === 'password').map(nameOf))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !secret.has(name)))
}
const nameOf = ({ name }: { name: string }) => name

/** The registration begun in this tab; it survives a reload and goes with the tab, since it tells a salary. */
export function readRegistration(storage: Pick<Storage, 'getItem'>): RegistrationDraft {
  try {
    const { answers, step } = JSON.parse(storage.getItem(key) ?? '') as Partial<RegistrationDraft>
    return typeof answers === 'object' && answers !== null ? { answers, step: Number(step) || 1 } : empty
  } catch {
    return empty
  }
}

export function keepRegistration(storage: Pick<Storage, 'setItem'>, { answers, step }: RegistrationDraft): void {
  try {
    storage.setItem(key, JSON.stringify({ answers: withoutPasswords(registerForm, answers), step }))
  } catch {
    // No room, or nothing may be kept here: the form goes on without.
  }
}

export function forgetRegistration(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(key)
}
