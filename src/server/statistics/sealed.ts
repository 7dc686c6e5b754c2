import { create, nullable, optional, record, string, type, unknown } from 'superstruct'
import type { RawAnswers } from '../../contract/form/form.ts'
import { asWrittenOf } from '../../contract/reviews/readings.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { SettledAnswers } from './counted.ts'
import { Writer } from './people/writer.ts'

const Sealed = type({
  answers: record(string(), unknown()),
  writer: nullable(Writer),
  since: optional(string()),
  settled: optional(nullable(type({ answers: record(string(), unknown()), writer: nullable(Writer) }))),
})

/**
 * A review's answers and what is known besides them: the groups its author is counted in, and what releases count where
 * that differs from its answers. `since`: the month from which they count as a person in what is shown of authors.
 */
export type WholeReview = {
  kind: ReviewKind
  answers: RawAnswers
  writer: Writer | null
  since?: string | undefined
  settled?: SettledAnswers | null | undefined
}

/**
 * Builds the stored form of a review: what readers see word for word, and the rest sealed under the author key, since
 * it would link a person's contributions to each other.
 */
export function sealReview(privacy: Privacy, { kind, answers, writer, since, settled }: WholeReview) {
  const kept = settled && { ...settled, answers: pickAnswers(kind, settled.answers, false) }
  return {
    shown: pickAnswers(kind, answers, true),
    sealed: privacy.sealReview({
      answers: pickAnswers(kind, answers, false),
      writer,
      since,
      settled: kept,
    }),
  }
}

/** Picks the answers that readers see word for word, or the others. */
function pickAnswers(kind: ReviewKind, answers: RawAnswers, isShown: boolean): RawAnswers {
  const asWritten = asWrittenOf(kind)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => asWritten.includes(name) === isShown))
}

/** Seals for its author alone what readers do not see of a review word for word, in base64. */
export const sealForAuthor = (privacy: Privacy, secret: Secret, kind: ReviewKind, answers: RawAnswers): string =>
  privacy.sealOwnReview(secret, pickAnswers(kind, answers, false)).toString('base64')

/** Returns a review's answers as its author gave them. */
export function openForAuthor(
  privacy: Privacy,
  secret: Secret,
  { own, ...row }: ReviewRow & { own: Uint8Array | null },
): RawAnswers {
  if (!own) return openReview(privacy, row).answers
  return { ...create(privacy.openOwnReview(secret, own), record(string(), unknown())), ...row.answers }
}

export type ReviewRow = { kind: ReviewKind; answers: RawAnswers; sealed: Uint8Array }

/** Opens the sealed part and returns the whole review. Throws when the bytes were changed or belong to another key. */
export function openReview(privacy: Privacy, { kind, answers, sealed }: ReviewRow): WholeReview {
  const { answers: rest, writer, since, settled } = create(privacy.openReview(sealed), Sealed)
  return { kind, answers: { ...rest, ...answers }, writer, since, settled }
}
