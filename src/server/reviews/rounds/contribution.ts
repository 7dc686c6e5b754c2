import type { RawAnswers } from '../../../contract/form/form.ts'
import type { QuestionTag } from '../../../contract/questions/questions.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import type { Writer } from '../../statistics/people/writer.ts'
import type { CountedByRelease } from '../joining.queries.ts'

/**
 * The number of the first round that may publish it; the next one where it is missing. No two contributions of one
 * account have the same.
 */
type Turn = { from?: number }

/**
 * A review that has been accepted and waits for publication, with the ids of its author's earlier ones that it
 * replaces, and the round that removes them.
 */
export type WaitingReview = Turn & {
  what: 'review'
  id: string
  companyId: number
  kind: ReviewKind
  month: string
  answers: RawAnswers
  /** The answers once more, for their author alone (`sealForAuthor`). */
  own?: string
  writer: Writer | null
  earlier: readonly string[]
  retires?: number
  /** The month from which its author counts as a person. */
  since?: string
  /** Whether a release counts it. */
  joins: CountedByRelease
  /** The mark of the wide network it was sent from (`bursts/network.ts`), until it is published. */
  network?: number | undefined
  /** Whether it carried a proof that its writer works at the company. */
  proven?: true
  /** Whether it waits for a moderator: there are more than usual by far. */
  held?: 1
}

/** Changed answers for a published review. */
export type WaitingEdit = Turn & { what: 'edit'; id: string; companyId: number; answers: RawAnswers; own?: string }

/** The answers of a review that a server of an earlier version published, sealed for their author when they came back. */
export type WaitingSeal = Turn & { what: 'own'; id: string; companyId: number; own: string }

export type WaitingQuestion = Turn & {
  what: 'question'
  id: string
  companyId: number
  month: string
  tag: QuestionTag
  question: string
}

export type WaitingAnswer = Turn & {
  what: 'answer'
  id: string
  companyId: number
  questionId: string
  month: string
  answer: string
}

/** A contribution that nobody but its author sees before the next round of publication. */
export type Contribution = WaitingReview | WaitingEdit | WaitingSeal | WaitingQuestion | WaitingAnswer
export type ContributionKind = Contribution['what']
export type ContributionOf<Name extends ContributionKind> = Extract<Contribution, { what: Name }>
