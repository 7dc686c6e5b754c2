import { visible } from '../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'

/** The answers that `form` asks for too in its first two steps, but for those that follow from type and company. */
export function commonAnswers(form: Form, answers: RawAnswers): RawAnswers {
  const names = form.fields.filter(({ step, name }) => step < 3 && !given.includes(name)).map(({ name }) => name)
  return Object.fromEntries(names.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name]]))
}
const given = ['review_type', 'employer_name']

/** Whether anything is answered that only this form asks (its third step), beyond what it starts with. */
export function hasOwnAnswers(form: Form, answers: RawAnswers): boolean {
  return form.fields.some(
    ({ step, name, initial }) => step === 3 && answers[name] !== undefined && answers[name] !== initial,
  )
}

/** Only the answers this form asks for. */
export function askedBy(form: Form, answers: RawAnswers): RawAnswers {
  const names = form.fields.map(({ name }) => name).filter((name) => answers[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, answers[name]]))
}

const shown = ['is_former', 'last_year', 'department', 'joblevel', 'cities'] as const

/** The answers readers will see of the writer, hidden ones not; `before` itself while they are the same. */
export function seenOf(before: RawAnswers, form: Form, answers: RawAnswers): RawAnswers {
  const asked = new Map(visible(form, answers).map(({ field, answer }) => [field.name, answer]))
  // A city its writer blurred is not shown.
  if (answers.blur === 1) asked.delete('cities')
  if (shown.every((name) => before[name] === asked.get(name))) return before
  return Object.fromEntries(shown.map((name) => [name, asked.get(name)]))
}
