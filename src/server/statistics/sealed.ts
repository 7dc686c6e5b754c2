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
 * From which release on (`2026-10`) a review's writer counts as somebody new in the numbers of its company, and in those of
 * the country; null where they have been in them before. It holds until such a release has told of the review.
 */
export type JoinedSince = { company: string | null; country: string | null }

/**
 * A review's answers and what is known beside them: the groups its writer is counted in, the group it is shown with, and
 * what releases count where that is not what it says now. `joins`: from which release on its writer is somebody new.
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
 * A review as its row keeps it: what readers see word for word, and the rest sealed under the author key, since it would
 * join a person's contributions to each other.
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

/** All of a review again. Throws where the bytes were changed or belong to another key. */
export function openReview(privacy: Privacy, { kind, answers, sealed }: ReviewRow): WholeReview {
  const { answers: rest, writer, group, joins, settled } = create(privacy.openReview(sealed), Sealed)
  return { kind, answers: { ...rest, ...answers }, writer, group, joins, settled }
}
