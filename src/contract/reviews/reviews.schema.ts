import { assign, define, enums, optional, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Proof } from '../proofs/proofs.schema.ts'
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

/** A company review may carry a proof that its writer works there (decision 156). */
const aboutCompanyProven = assign(aboutCompany, type({ proof: optional(Proof) }))

const submitProblems = [
  'company_unknown',
  'company_not_approved',
  'company_closed',
  'not_in_experience',
  'already_reviewed',
  'rewritten_lately',
  ...interestProblems,
] as const

const proofProblems = ['proof_late', 'proof_invalid', 'proof_spent'] as const

/** The interview form reads its message inside the data (spec 7). */
const InterviewTaken = type({ message: string() })

type AboutCompany = typeof aboutCompanyProven
type SubmitProblem = (typeof submitProblems | typeof proofProblems)[number]

export const submitReview = toRecord(reviewKinds, (kind) => {
  const isProvable = kind === 'company'
  return defineShapes({
    beside: isProvable ? aboutCompanyProven : (aboutCompany as unknown as AboutCompany),
    response: kind === 'interview' ? InterviewTaken : undefined,
    problems: [...submitProblems, ...(isProvable ? proofProblems : [])] as readonly SubmitProblem[],
  })
})
