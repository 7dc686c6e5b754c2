import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { ReviewKind, submitReview } from '../../contract/reviews/reviews.ts'
import { claim } from '../authorship/once.queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { ProblemOf } from '../platform/http/call.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { toMonth, toYear } from '../platform/months.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { Writer } from '../statistics/people/writer.ts'
import { readJoins } from './joining.queries.ts'
import { createReviewId } from './reviews.queries.ts'
import { keepWaiting } from './rounds/rounds.queries.ts'
import { findSubmitted } from './submit.queries.ts'

/**
 * The author of a submission: their account, whose own companies they may not review (none during sign-up), their
 * secret, the companies of their experience list, and the groups they are counted in.
 */
export type Author = {
  accountId?: string
  secret: Secret
  companies: readonly number[]
  writer?: Writer | null
  /** The month from which their account counts as a person in releases; from the current one if it is left out. */
  countsFrom?: string
}
/** A submission: checked answers, and the company they are about. */
export type Submission = { kind: ReviewKind; companyId: number; answers: RawAnswers }

type SubmitProblem = ProblemOf<(typeof submitReview)[ReviewKind]>
export type SubmitRefusal = { status: 409 | 422; problems: { path: Problem['path']; code: SubmitProblem }[] }
export type SubmitOutcome = { ok: true; answer: KeptAnswer } | ({ ok: false } & SubmitRefusal)

type Dependencies = { db: Database; privacy: Privacy; now: Date }

/**
 * Accepts a review (spec 7, POST /{kind}/review), in one transaction with its author's tie; the next round publishes
 * and counts it (`app/publication/publish.ts`). Refusals are returned as values and write nothing: 422
 * `company_unknown`, `company_not_approved`; 409 `speaks_for_company`, `speaks_for_competitor`, `not_in_experience`
 * (company reviews only, spec 6), `already_reviewed` (one per person, company, kind and calendar year),
 * `rewritten_lately` (one deleted and written again in a month). A review of an earlier year will be replaced. No row
 * of an account is written here.
 */
export function submit(
  { db, privacy, now }: Dependencies,
  author: Author,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { kind, companyId, answers } = submission
  const owner = { privacy, secret: author.secret }
  const { writer = null } = author
  const about = { companyId, kind, year: toYear(now) }

  return db.transaction(async (tx) => {
    const company = await findSubmitted(tx, owner, { companyId, accountId: author.accountId })
    if (!company) return refuse(422, 'company_unknown', 'company_id')
    if (!company.approved) return refuse(422, 'company_not_approved', 'company_id')
    if (company.interest) return refuse(409, company.interest, 'company_id')
    if (kind === 'company' && !author.companies.includes(companyId))
      return refuse(409, 'not_in_experience', 'company_id')

    const id = createReviewId()
    const claimed = await claim(tx, owner, about, { reviewId: id, taken: company.taken, now })
    if (claimed === 'already') return refuse(409, 'already_reviewed', 'company_id')
    if (claimed === 'lately') return refuse(409, 'rewritten_lately', 'company_id')
    // The stored company's name counts, whatever was sent (spec 3: taken from the loaded company).
    const named = { ...answers, employer_name: company.name }
    const joins = await readJoins(tx, owner, { companyId, kind }, author.countsFrom ?? toMonth(now))
    const earlier = claimed.replaces
    await keepWaiting(
      { db: tx, privacy },
      { what: 'review', id, companyId, kind, month: toMonth(now), answers: named, writer, earlier, joins },
    )
    return { ok: true, answer: { status: 200, message: kind === 'salary' ? 'salary_received' : 'review_received' } }
  })
}

const refuse = (status: SubmitRefusal['status'], code: SubmitProblem, path = ''): SubmitOutcome => ({
  ok: false,
  status,
  problems: [{ path, code }],
})
