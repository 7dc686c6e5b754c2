import { define, type } from 'superstruct'
import { type Endpoint, endpoint } from '../endpoint.ts'
import type { Form, RawAnswers } from '../form/form.ts'
import { benefitReview } from './benefit.ts'
import type { ReviewTypeName } from './common.ts'
import { companyReview } from './company.ts'
import { cultureReview, cultureTypes } from './culture.ts'
import { interviewReview } from './interview.ts'
import { salaryReview } from './salary.ts'

/**
 * Every review type: its form and the kinds its answers are stored and counted as, a kind being the first segment of
 * the path it is sent to (spec 7). A sixth type is one more line here.
 */
export const reviewTypes = {
  company: { form: companyReview, kinds: ['company'] },
  culture: { form: cultureReview, kinds: cultureTypes },
  benifit: { form: benefitReview, kinds: ['benefit'] },
  salary: { form: salaryReview, kinds: ['salary'] },
  interview: { form: interviewReview, kinds: ['interview'] },
} as const satisfies Record<ReviewTypeName, { form: Form; kinds: readonly string[] }>

export type ReviewKind = (typeof reviewTypes)[ReviewTypeName]['kinds'][number]

const types: { form: Form; kinds: readonly ReviewKind[] }[] = Object.values(reviewTypes)
export const reviewKinds = types.flatMap(({ kinds }) => kinds)

/** The kind these answers are of; only culture has several, told apart by `culturetype`. */
export function kindOf(type: ReviewTypeName, answers: RawAnswers): ReviewKind {
  const kinds: readonly ReviewKind[] = reviewTypes[type].kinds
  return kinds.find((kind) => kind === answers.culturetype) ?? kinds[0]!
}

export function formOfKind(kind: ReviewKind): Form {
  return types.find(({ kinds }) => kinds.includes(kind))!.form
}

/** A name is no key: the id of the company travels beside the answers. Its failures say `company_unknown`. */
export const aboutCompany = type({
  company_id: define<number>(
    'company_id',
    (value) => (Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31) || 'company_unknown',
  ),
})

/**
 * POST /{kind}/review (spec 7): the payload of the form and `company_id`; answers `{message}` in the language of the
 * call. 409 `already_reviewed`, 422 with problems beside the fields.
 */
export const submitReview = Object.fromEntries(
  reviewKinds.map((kind) => [
    kind,
    endpoint({
      method: 'POST',
      path: `/${kind}/review`,
      access: 'member',
      form: formOfKind(kind),
      beside: aboutCompany,
      idempotent: true,
    }),
  ]),
) as Record<ReviewKind, Endpoint<undefined, undefined>>
