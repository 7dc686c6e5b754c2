import type { RawAnswers } from '../../../contract/form/form.ts'
import type { QuestionTag } from '../../../contract/questions/questions.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import type { Writer } from '../../statistics/people/writer.ts'
import type { JoiningMonths } from '../joining.queries.ts'

/**
 * A review that has been accepted and waits for publication, with the ids of its author's earlier ones that it
 * replaces.
 */
export type WaitingReview = {
  what: 'review'
  id: string
  companyId: number
  kind: ReviewKind
  month: string
  answers: RawAnswers
  writer: Writer | null
  earlier: readonly string[]
  /** Whether its author counts as a new person in the numbers. */
  joins: JoiningMonths
}

/** Changed answers for a published review. */
export type WaitingEdit = { what: 'edit'; id: string; companyId: number; answers: RawAnswers }

export type WaitingQuestion = {
  what: 'question'
  id: string
  companyId: number
  month: string
  tag: QuestionTag
  question: string
}

export type WaitingAnswer = {
  what: 'answer'
  id: string
  companyId: number
  questionId: string
  month: string
  answer: string
}

/** A contribution that nobody but its author sees before the next round of publication. */
export type Contribution = WaitingReview | WaitingEdit | WaitingQuestion | WaitingAnswer
export type ContributionKind = Contribution['what']
export type ContributionOf<Name extends ContributionKind> = Extract<Contribution, { what: Name }>
