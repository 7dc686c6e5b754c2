import type { Field } from '../../contract/form/field.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import { type ReviewKind, reviewKinds } from '../../contract/reviews/reviews.ts'
import { normalise } from '../../contract/search/normalise.ts'
import { countedFields } from '../../contract/statistics/budget.ts'
import { payTallies } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'
import type { Tally } from './tally-type.ts'

/** How many there are of each kind that is read one by one, by kind. */
export const countMeasure = 'count'
export const readOneByOne: readonly string[] = ['company', 'interview', 'benefit', 'question']

/**
 * The counters one review adds one to, for good or until it is hidden, replaced or deleted: those its form's fields are
 * declared for (`counted`), and a few beside them. Pure: the same answers give the same counters, so that what was added
 * can be taken back. `month` is `2026-10`; `writer` is what is known of whoever wrote it.
 */
export function tallyOf(kind: ReviewKind, answers: RawAnswers, month: string, writer: Writer | null = null): Tally[] {
  const counted: Tally[] = []
  const add = (measure: string, value: unknown) => {
    if (typeof value === 'number' || typeof value === 'string') counted.push({ measure, bucket: String(value) })
  }
  if (readOneByOne.includes(kind)) add(countMeasure, kind)
  for (const field of countedFields(kind)) {
    const { name } = field
    if (field.kind === 'offers') {
      for (const { benefit_id, offered } of Array.isArray(answers[name]) ? answers[name] : [])
        add(offeredMeasure(benefit_id), offered)
    } else if (field.kind === 'text' && typeof answers[name] === 'string') {
      // Spellings of one word count together, and each for itself: the most frequent one is shown.
      add(`${kind}.${name}`, normalise(answers[name]))
      add(`${kind}.${name}.${normalise(answers[name])}`, answers[name])
    } else add(`${kind}.${name}`, bucketOf(field, answers[name]))
  }
  if (kind === 'company') {
    add('company.month', `${month} ${answers.rate}`)
    for (const group of writerGroups) add(`company.${group}`, writer?.[group])
  }
  if (kind === 'salary') counted.push(...payTallies(answers, writer?.nation))
  return counted
}

const openFields: ReadonlySet<string> = new Set(
  reviewKinds.flatMap((kind) =>
    countedFields(kind).flatMap(({ name, counted }) => (counted === 'public' ? [`${kind}.${name}`] : [])),
  ),
)
/** Whether everybody reads a measure at once: it is counted of what is read one by one, by fields declared so. */
export function isOpen(measure: string): boolean {
  const [kind = '', name = ''] = measure.split('.')
  return measure === countMeasure || measure === 'company.month' || openFields.has(`${kind}.${name}`)
}

/** What writers say of themselves. */
export const writerGroups = ['gender', 'age', 'experience'] as const

export const offeredMeasure = (benefit: number | string) => `benefit.offered.${benefit}`

/** A number of hours is counted to the next five, from 20 to 70: noise in a hundred counters would say nothing. */
export const hourSteps = Array.from({ length: 11 }, (_, n) => 20 + n * 5)
function bucketOf(field: Field, value: unknown): unknown {
  if (field.kind !== 'whole' || typeof value !== 'number') return value
  return Math.min(hourSteps.at(-1)!, Math.max(hourSteps[0]!, Math.round(value / 5) * 5))
}
