import type { RawAnswers } from '../../contract/form/form.ts'
import { isReadOneByOne } from '../../contract/reviews/readings.ts'
import { type ReviewKind, reviewKinds } from '../../contract/reviews/reviews.ts'
import { normalise } from '../../contract/search/normalise.ts'
import { listCountedFields } from '../../contract/statistics/budget.ts'
import { sumTallies } from './answer-sums.ts'
import { payTallies } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'
import type { Tally } from './tally-type.ts'

/** The measure of the number of reviews of each kind that is read one by one, by kind. */
export const countMeasure = 'count'

/**
 * Computes the counters one review adds one to, until it is hidden, replaced or deleted: those its form's fields
 * declare (`counted`), and a few besides. Pure: the same answers give the same counters, so that what was added can be
 * taken back. `month` is `2026-10`; `writer` is what is known of the author.
 */
export function computeTally(
  kind: ReviewKind,
  answers: RawAnswers,
  month: string,
  writer: Writer | null = null,
): Tally[] {
  const counted: Tally[] = []
  const add = (measure: string, value: unknown) => {
    if (typeof value === 'number' || typeof value === 'string') counted.push({ measure, bucket: String(value) })
  }
  if (isReadOneByOne(kind)) add(countMeasure, kind)
  for (const field of listCountedFields(kind)) {
    const { name } = field
    if (field.counted === 'together') continue
    if (field.kind === 'text' && typeof answers[name] === 'string') {
      // Spellings of one word count together, and each by itself: the most frequent one is shown.
      add(`${kind}.${name}`, normalise(answers[name]))
      add(`${kind}.${name}.${normalise(answers[name])}`, answers[name])
    } else add(`${kind}.${name}`, answers[name])
  }
  counted.push(...sumTallies(kind, answers))
  if (kind === 'company') {
    add('company.month', `${month} ${answers.rate}`)
    for (const group of writerGroups) add(`company.${group}`, writer?.[group])
  }
  if (kind === 'salary') counted.push(...payTallies(answers))
  return counted
}

const openFields: ReadonlySet<string> = new Set(
  reviewKinds.flatMap((kind) =>
    listCountedFields(kind).flatMap(({ name, counted }) => (counted === 'public' ? [`${kind}.${name}`] : [])),
  ),
)
/** Returns whether a measure is public at once: it counts what is read one by one, in fields declared so. */
export function isOpen(measure: string): boolean {
  const [kind = '', name = ''] = measure.split('.')
  return measure === countMeasure || measure === 'company.month' || openFields.has(`${kind}.${name}`)
}

/** The groups that authors give of themselves. */
export const writerGroups = ['gender', 'age', 'experience'] as const
