import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { tallyNationalPay } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'
import { computeTally, isOpen } from './tally.ts'
import type { Tally } from './tally-type.ts'

/** What releases count of a review: its answers, and its author as they were then. */
export type SettledAnswers = Pick<CountedReview, 'answers' | 'writer'>
/**
 * The counted part of a review; `writer` is null when its author said nothing of themselves. `settled` is what releases
 * count of it where that differs from its current answers: what they have published of it stays as published. Null:
 * they count nothing of it.
 */
export type CountedReview = {
  kind: ReviewKind
  answers: RawAnswers
  month: string
  writer: Writer | null
  settled?: SettledAnswers | null | undefined
}

/** Returns the tallies of a review that are public at once, since it is read word for word. */
export const openTallies = ({ kind, answers, month, writer }: CountedReview): Tally[] =>
  computeTally(kind, answers, month, writer).filter(({ measure }) => isOpen(measure))

/** Returns the tallies of a review that the company's releases count. */
export function tallyForCompany({ settled, ...review }: CountedReview): Tally[] {
  if (settled === null) return []
  const { kind, month } = review
  const { answers, writer } = settled ?? review
  return computeTally(kind, answers, month, writer).filter(({ measure }) => !isOpen(measure))
}

/** Returns the tallies of a review that the country's releases count. */
export function tallyForCountry({ settled, ...review }: CountedReview): Tally[] {
  if (settled === null) return []
  const { answers, writer } = settled ?? review
  return tallyNationalPay(review.kind, answers, writer?.nation)
}
