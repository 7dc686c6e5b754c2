import { create, nullable, optional, record, string, type, unknown } from 'superstruct'
import type { RawAnswers } from '../../contract/form/form.ts'
import { asWrittenOf } from '../../contract/reviews/readings.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { SettledAnswers } from './counted.ts'
import { Writer } from './people/writer.ts'

const Sealed = type({
  answers: record(string(), unknown()),
  writer: nullable(Writer),
  group: optional(string()),
  joins: optional(type({ company: nullable(string()), country: nullable(string()) })),
  settled: optional(nullable(type({ answers: record(string(), unknown()), writer: nullable(Writer) }))),
})

/**
 * The release (`2026-10`) from which a review's author counts as a new person in the numbers of its company, and in
 * those of the country; null where they have been in them before. It holds until such a release has told of the review.
 */
export type JoinedSince = { company: string | null; country: string | null }

/**
 * A review's answers and what is known besides them: the groups its author is counted in, the group it is shown with,
 * and what releases count where that differs from its answers. `joins`: the release from which its author is a new
 * person.
 */
export type WholeReview = {
  kind: ReviewKind
  answers: RawAnswers
  writer: Writer | null
  group?: string | undefined
  joins?: JoinedSince | undefined
  settled?: SettledAnswers | null | undefined
}

/**
 * Builds the stored form of a review: what readers see word for word, and the rest sealed under the author key, since
 * it would link a person's contributions to each other.
 */
export function sealReview(privacy: Privacy, { kind, answers, writer, group, joins, settled }: WholeReview) {
  const asWritten = asWrittenOf(kind)
  const pickAnswers = (all: RawAnswers, isShown: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => asWritten.includes(name) === isShown))
  const kept = settled && { ...settled, answers: pickAnswers(settled.answers, false) }
  const since = joins && { company: joins.company, country: joins.country }
  return {
    shown: pickAnswers(answers, true),
    sealed: privacy.sealReview({ answers: pickAnswers(answers, false), writer, group, joins: since, settled: kept }),
  }
}

export type ReviewRow = { kind: ReviewKind; answers: RawAnswers; sealed: Uint8Array }

/** Opens the sealed part and returns the whole review. Throws when the bytes were changed or belong to another key. */
export function openReview(privacy: Privacy, { kind, answers, sealed }: ReviewRow): WholeReview {
  const { answers: rest, writer, group, joins, settled } = create(privacy.openReview(sealed), Sealed)
  return { kind, answers: { ...rest, ...answers }, writer, group, joins, settled }
}
