import type { Field } from '../../contract/form/field.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { listCountedFields, togetherBudget } from '../../contract/statistics/budget.ts'
import type { Tally } from './tally-type.ts'

/**
 * The unit of answers that are released together: every answer adds to a sum a number from -`unit` to `unit` (the ends
 * of its scale, or no and yes), and every person adds `unit` to the number of people. So a person who answers otherwise
 * moves every sum by twice the unit at most, one who is absent by the unit, and one sample of noise covers all sums of
 * a kind.
 */
export const unit = 225

/** Returns the measure of how many people have answered, in units. */
export const buildPeopleMeasure = (kind: ReviewKind) => `${kind}.people`
export const buildOfferedMeasure = (benefit: number | string) => `benefit.offered.${benefit}`
/** The bucket of a sum that is not of a single answer. */
export const all = 'all'

/** The range of weekly hours that is counted, from the fewest to the most that make sense. */
export const hourRange = [20, 70] as const

/**
 * Returns the ends of the scale of a field whose answers have an average; null for a field of several parallel answers.
 */
export function getRange(
  field: Pick<Field, 'kind'> & { options?: readonly unknown[] },
): readonly [number, number] | null {
  if (field.kind === 'whole') return hourRange
  const numbers = (field.options ?? []).filter((option) => typeof option === 'number')
  return numbers.length === 2 || numbers.length === 10 ? [Math.min(...numbers), Math.max(...numbers)] : null
}

const listTogetherFields = (kind: ReviewKind) => listCountedFields(kind).filter(({ counted }) => counted === 'together')

/** Lists every sum a kind has, whether anybody has added to it or not; `benefits` are the ids of the list. */
export function listSums(kind: ReviewKind, benefits: readonly string[]): Tally[] {
  const fields: readonly Field[] = listTogetherFields(kind)
  if (fields.length === 0) return []
  return [
    { measure: buildPeopleMeasure(kind), bucket: all },
    ...fields.flatMap((field): Tally[] => {
      const measure = `${kind}.${field.name}`
      if (field.kind === 'offers')
        return benefits.flatMap((id) => ['1', '2'].map((bucket) => ({ measure: buildOfferedMeasure(id), bucket })))
      if (getRange(field)) return [{ measure, bucket: all }]
      if (field.kind === 'choice') return field.options.map((option) => ({ measure, bucket: String(option) }))
      throw new Error(`nothing tells the answers to ${measure} together`)
    }),
  ]
}

/** Returns what one contribution adds to the sums of its kind. */
export function sumTallies(kind: ReviewKind, answers: RawAnswers): Tally[] {
  const fields: readonly Field[] = listTogetherFields(kind)
  if (fields.length === 0) return []
  const tallyChoice = (measure: string, bucket: unknown, yes: boolean): Tally => ({
    ...{ measure, bucket: String(bucket), n: yes ? unit : -unit },
  })
  return [
    { measure: buildPeopleMeasure(kind), bucket: all, n: unit },
    ...fields.flatMap((field): Tally[] => {
      const measure = `${kind}.${field.name}`
      const answer = answers[field.name]
      if (field.kind === 'offers')
        return (Array.isArray(answer) ? answer : []).flatMap(({ benefit_id, offered }) =>
          [1, 2].map((one) => tallyChoice(buildOfferedMeasure(benefit_id), one, offered === one)),
        )
      const range = getRange(field)
      if (range) return typeof answer === 'number' ? [{ measure, bucket: all, n: placeOnScale(answer, range) }] : []
      if (field.kind !== 'choice' || answer === undefined) return []
      return field.options.map((option) => tallyChoice(measure, option, option === answer))
    }),
  ]
}

/** Maps an answer from its scale to a number from -`unit` to `unit`. */
function placeOnScale(answer: number, [least, most]: readonly [number, number]): number {
  const inside = Math.min(most, Math.max(least, answer))
  return Math.round(((2 * inside - least - most) * unit) / (most - least))
}

/** Returns what all sums of a kind spend of one contribution's privacy budget, in thousandths. */
export function computeEpsilonTogether(kind: ReviewKind): number {
  const epsilon = togetherBudget[kind]
  if (epsilon === undefined) throw new Error(`nothing of ${kind} is told together`)
  return epsilon
}
