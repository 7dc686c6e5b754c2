import type { RawAnswers } from '../../contract/form/form.ts'
import { formOfKind, type ReviewKind } from '../../contract/reviews/reviews.ts'
import { normalise } from '../../contract/search/normalise.ts'
import { payTallies } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'

/** One counter a review is counted in: what is measured, and which of its values. */
export type Tally = { measure: string; bucket: string }

/** Every kind's counters begin with its name; `count` has one bucket for each kind. */
export const countMeasure = 'count'

/**
 * The counters one review adds one to, for good or until it is hidden, replaced or deleted. Pure: the same answers give
 * the same counters, so that what was added can be taken back. `month` is `2026-10`; `writer` is what is known of whoever
 * wrote it.
 */
export function tallyOf(kind: ReviewKind, answers: RawAnswers, month: string, writer: Writer | null = null): Tally[] {
  const counted: Tally[] = [{ measure: countMeasure, bucket: kind }]
  const add = (measure: string, value: unknown) => {
    if (typeof value === 'number' || typeof value === 'string')
      counted.push({ measure: `${kind}.${measure}`, bucket: String(value) })
  }
  for (const measure of people[kind] ?? demographics) add(measure, answers[measure])
  for (const measure of choicesOf(kind)) add(measure, answers[measure])
  beyond[kind]?.(answers, add, { month, writer })
  if (kind === 'salary') counted.push(...payTallies(answers, writer?.nation))
  return counted
}

/** Who the reviewers of a company are. Published only through the guard. */
const demographics = ['department', 'joblevel', 'jobtitle', 'employment_status', 'cities', 'education', 'is_former']
const people: Partial<Record<ReviewKind, readonly string[]>> = {
  interview: ['department', 'joblevel', 'jobtitle', 'cities', 'education'],
}

/** Questions with fixed answers, in the type's own step of the form: stars, scales, choices. */
function choicesOf(kind: ReviewKind): string[] {
  return formOfKind(kind)
    .fields.filter(({ step, kind: control }) => step === 3 && (control === 'choice' || control === 'stars'))
    .map(({ name }) => name)
    .filter((name) => !notCounted.has(name))
}
/** What says nothing counted alone, or is counted above already. */
const notCounted = new Set(['culturetype', 'per_duration', 'duration_type', 'is_former', 'last_year'])

type Add = (measure: string, value: unknown) => void
type Also = { month: string; writer: Writer | null }

/** What each kind counts beyond its choices. */
const beyond: Partial<Record<ReviewKind, (answers: RawAnswers, add: Add, also: Also) => void>> = {
  company: (answers, add, { month, writer }) => {
    add('month', `${month} ${answers.rate}`)
    for (const group of ['gender', 'age', 'experience'] as const) add(group, writer?.[group])
    for (const name of ['good_word', 'bad_word'] as const) {
      const word = answers[name]
      if (typeof word !== 'string') continue
      // Spellings of one word count together, and each for itself: the most frequent one is shown.
      add(name, normalise(word))
      add(`${name}.${normalise(word)}`, word)
    }
  },
  salary: (answers, add) => {
    add('experience_years', answers.experience_years)
    add('annual_raise', answers.annual_raise)
  },
  interview: (answers, add) => {
    for (const stage of Array.isArray(answers.stages) ? answers.stages : []) add('stages', stage)
    add('duration', daysOf(answers))
  },
  benefit: (answers, add) => {
    for (const { benefit_id, offered } of Array.isArray(answers.benefits) ? answers.benefits : [])
      add(`offered.${benefit_id}`, offered)
  },
  environment: (answers, add) => add('average_working_hours', answers.average_working_hours),
}

/** How long an interview process took, in days. */
function daysOf({ duration, duration_type }: RawAnswers): number | undefined {
  const days = { day: 1, week: 7, month: 30 }[String(duration_type)]
  return typeof duration === 'number' && days ? duration * days : undefined
}
