import { define, enums, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { toRecord } from '../record-of.ts'
import { reviewKinds } from './kinds.ts'
import { interestProblems } from './voices.schema.ts'

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
  'company_closed',
  'not_in_experience',
  'already_reviewed',
  'rewritten_lately',
  ...interestProblems,
] as const

/** The interview form reads its message inside the data (spec 7). */
const InterviewTaken = type({ message: string() })

export const submitReview = toRecord(reviewKinds, (kind) =>
  defineShapes({
    beside: aboutCompany,
    response: kind === 'interview' ? InterviewTaken : undefined,
    problems: submitProblems,
  }),
)
