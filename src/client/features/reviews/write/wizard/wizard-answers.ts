import { listVisible } from '../../../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../../../contract/form/form.ts'

/**
 * Returns the answers that `form` asks for too in its first two steps, except those that follow from type and company.
 */
export function getCommonAnswers(form: Form, answers: RawAnswers): RawAnswers {
  const names = form.fields.filter(({ step, name }) => step < 3 && !given.includes(name)).map(({ name }) => name)
  return Object.fromEntries(names.filter((name) => answers[name] !== undefined).map((name) => [name, answers[name]]))
}
const given = ['review_type', 'employer_name']

/**
 * Whether a field that only this form asks for (in its third step) is answered, with other than its initial or `known`
 * answer.
 */
export function hasOwnAnswers(form: Form, answers: RawAnswers, known: RawAnswers = {}): boolean {
  return form.fields.some(
    ({ step, name, initial }) =>
      step === 3 && answers[name] !== undefined && ![initial, known[name]].includes(answers[name]),
  )
}

/** Returns only the answers this form asks for. */
export function pickAsked(form: Form, answers: RawAnswers): RawAnswers {
  const names = form.fields.map(({ name }) => name).filter((name) => answers[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, answers[name]]))
}

/** Returns the field whose city readers may see: where the writer works, else where they were interviewed. */
export const getPlaceField = ({ fields }: Form): 'cities' | 'city_id' =>
  fields.some(({ name }) => name === 'cities') ? 'cities' : 'city_id'

/**
 * Returns the last field of the step that asks for this one. What comes once the server has answered stands there: between
 * two fields it would push the lower one from under a finger, and be pressed in its place.
 */
export function findEndOfStep({ fields }: Form, name: string): string {
  const asked = fields.find((field) => field.name === name)
  return fields.filter(({ step }) => step === asked?.step).at(-1)?.name ?? ''
}

const shown = ['is_former', 'last_year', 'month', 'year', 'department', 'joblevel', 'cities', 'blur'] as const

/**
 * Returns what readers will see of the writer, without hidden answers, the city as `cities`; returns `before` itself
 * while it is the same.
 */
export function pickSeen(before: RawAnswers, form: Form, answers: RawAnswers): RawAnswers {
  const asked = new Map(listVisible(form, answers).map(({ field, answer }) => [field.name, answer]))
  asked.set('cities', asked.get(getPlaceField(form)))
  asked.set('blur', answers.blur)
  if (shown.every((name) => before[name] === asked.get(name))) return before
  return Object.fromEntries(shown.map((name) => [name, asked.get(name)]))
}
