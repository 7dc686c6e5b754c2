import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { tallyNationalPay } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'
import { computeTally, isOpen } from './tally.ts'
import type { Tally } from './tally-type.ts'

/** What releases count of a review: its answers, and its writer as they were then. */
export type SettledAnswers = Pick<CountedReview, 'answers' | 'writer'>
/**
 * A review as far as it is counted; `writer` is null where its writer said nothing of themselves. `settled` is what releases
 * count of it where that is not what it says now: what they have told of it stays as told. Null: they count nothing of it.
 */
export type CountedReview = {
  kind: ReviewKind
  answers: RawAnswers
  month: string
  writer: Writer | null
  settled?: SettledAnswers | null | undefined
}

/** What everybody reads at once of a review, since they read it word for word. */
export const openTallies = ({ kind, answers, month, writer }: CountedReview): Tally[] =>
  computeTally(kind, answers, month, writer).filter(({ measure }) => isOpen(measure))

/** What the releases of a company count of a review. */
export function tallyForCompany({ settled, ...review }: CountedReview): Tally[] {
  if (settled === null) return []
  const { kind, month } = review
  const { answers, writer } = settled ?? review
  return computeTally(kind, answers, month, writer).filter(({ measure }) => !isOpen(measure))
}

/** What the releases of the country count of a review. */
export function tallyForCountry({ settled, ...review }: CountedReview): Tally[] {
  if (settled === null) return []
  const { answers, writer } = settled ?? review
  return tallyNationalPay(review.kind, answers, writer?.nation)
}
