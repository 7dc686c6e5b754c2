import type { RawAnswers } from '../../../contract/form/form.ts'
import type { QuestionTag } from '../../../contract/questions/questions.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import type { Writer } from '../../statistics/people/writer.ts'
import type { JoiningMonths } from '../joining.queries.ts'

/** A review as it was acknowledged, and the ids of its writer's earlier ones it stands in for. */
export type WaitingReview = {
  what: 'review'
  id: string
  companyId: number
  kind: ReviewKind
  month: string
  answers: RawAnswers
  writer: Writer | null
  earlier: readonly string[]
  /** Whether its writer is somebody new in the numbers. */
  joins: JoiningMonths
}

/** Other answers for a review that is published. */
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

/** What somebody has contributed and nobody else sees before the next round of publication. */
export type Contribution = WaitingReview | WaitingEdit | WaitingQuestion | WaitingAnswer
export type ContributionKind = Contribution['what']
export type ContributionOf<Name extends ContributionKind> = Extract<Contribution, { what: Name }>
