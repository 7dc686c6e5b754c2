import type { Form, RawAnswers } from '../form/form.ts'
import type { Forms } from '../form/shorter.ts'
import { benefitReview } from './benefit.ts'
import type { ReviewTypeName } from './common.ts'
import { companyReview } from './company.ts'
import { cultureReview, cultureTypes } from './culture.ts'
import { interviewPageReview, interviewReview } from './interview.ts'
import { salaryReview } from './salary.ts'

/**
 * Every review type: its form, the shorter one of a page of its own, and the kinds its answers are stored and counted
 * as, a kind being the first segment of the path it is sent to (spec 7). A sixth type is one more line here.
 */
export const reviewTypes = {
  company: { form: companyReview, kinds: ['company'] },
  culture: { form: cultureReview, kinds: cultureTypes },
  benifit: { form: benefitReview, kinds: ['benefit'] },
  salary: { form: salaryReview, kinds: ['salary'] },
  interview: { form: interviewReview, shorter: interviewPageReview, kinds: ['interview'] },
} as const satisfies Record<ReviewTypeName, Forms & { kinds: readonly string[] }>

export type ReviewKind = (typeof reviewTypes)[ReviewTypeName]['kinds'][number]

const types: (Forms & { kinds: readonly ReviewKind[] })[] = Object.values(reviewTypes)
export const reviewKinds = types.flatMap(({ kinds }) => kinds)

/** The kind these answers are of; only culture has several, told apart by `culturetype`. */
export function kindOf(type: ReviewTypeName, answers: RawAnswers): ReviewKind {
  const kinds: readonly ReviewKind[] = reviewTypes[type].kinds
  return kinds.find((kind) => kind === answers.culturetype) ?? kinds[0]!
}

/** The forms of a kind: the whole one, and the shorter one of a page of its own where there is one. */
export function formsOfKind(kind: ReviewKind): Forms {
  return types.find(({ kinds }) => kinds.includes(kind))!
}
export const formOfKind = (kind: ReviewKind): Form => formsOfKind(kind).form

/** Where a review of this kind is sent, below `/api` (spec 7). */
export const reviewPath = (kind: ReviewKind): string => `/${kind}/review`

/** Whether answers sent to a kind's path are of that kind: a culture review goes to the path of its `culturetype`. */
export function isOfKind(kind: ReviewKind, answers: RawAnswers): boolean {
  return types.find(({ kinds }) => kinds.includes(kind))!.kinds.length === 1 || answers.culturetype === kind
}
