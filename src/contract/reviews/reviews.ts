import { define, enums, optional, string, type } from 'superstruct'
import { contributionReads } from '../companies/reads.ts'
import { defineEndpoint } from '../endpoint.ts'
import { listContributions } from '../profile/profile.ts'
import { toRecord } from '../record-of.ts'
import { buildReviewPath, getFormsOfKind, reviewKinds } from './kinds.ts'
import { interestProblems } from './voices.ts'

export * from './kinds.ts'

/** A name is no key: the id of the company travels beside the answers. An invalid one fails with `company_unknown`. */
export const aboutCompany = type({
  company_id: define<number>(
    'company_id',
    (value) => (Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31) || 'company_unknown',
  ),
  /** 1 where readers are to see the region at most, never the city (design: product, before sending). */
  blur: optional(enums([0, 1])),
})

const submitProblems = [
  'company_unknown',
  'company_not_approved',
  'not_in_experience',
  'already_reviewed',
  'rewritten_lately',
  ...interestProblems,
] as const

/** The interview form reads its message inside the data (spec 7). */
const InterviewTaken = type({ message: string() })

/**
 * POST /{kind}/review (spec 7): the payload of the form and `company_id`; answers `{message}` in the language of the
 * call. 409 `already_reviewed`, 422 with problems by field.
 */
export const submitReview = toRecord(reviewKinds, (kind) =>
  defineEndpoint({
    method: 'POST',
    path: buildReviewPath(kind),
    access: 'member',
    // A company is reviewed by a person who has it in their experience list (spec 6).
    whose: kind === 'company' ? ['outsider', 'experienced'] : 'outsider',
    form: getFormsOfKind(kind).form,
    shorter: getFormsOfKind(kind).shorter,
    beside: aboutCompany,
    response: kind === 'interview' ? InterviewTaken : undefined,
    problems: submitProblems,
    idempotent: true,
    quota: 'review',
    invalidates: [listContributions, ...contributionReads],
  }),
)
