import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import { getTypeOfKind, reviewTypes } from '../../contract/reviews/kinds.ts'
import type { ReviewKind, submitReview } from '../../contract/reviews/reviews.ts'
import { reserveRound } from '../authorship/acts.queries.ts'
import { computeAllClaimNames, computeClaimNames, judgeClaim } from '../authorship/once.queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { ProblemOf } from '../platform/http/call.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { toMonth, toYear } from '../platform/months.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import type { Writer } from '../statistics/people/writer.ts'
import { sealForAuthor } from '../statistics/sealed.ts'
import { markNetwork } from './bursts/network.ts'
import { computeMarks, decideCounted } from './joining.queries.ts'
import { createReviewId } from './reviews.queries.ts'
import { type Known, storeSubmitted } from './submit.queries.ts'

/**
 * The author of a submission: their account, whose own companies they may not review (none during sign-up), their
 * secret, the companies of their experience list, and the groups they are counted in.
 */
export type Author = {
  accountId?: string
  secret: Secret
  companies: readonly number[]
  writer?: Writer | null
  /** The month from which their account counts as a person in what is shown of authors; the current one if left out. */
  countsFrom?: string
  /** The network they send it from. */
  network?: string
}
/** Nothing is known of most authors. */
const unknown: Known = { taken: 0, ties: [], rewriting: [], marks: [] }

/** A submission: checked answers, the company they are about, and whether its author has proven to work there. */
export type Submission = { kind: ReviewKind; companyId: number; answers: RawAnswers; proven?: boolean }

type SubmitProblem = ProblemOf<(typeof submitReview)[ReviewKind]>
export type SubmitRefusal = { status: 409 | 422; problems: { path: Problem['path']; code: SubmitProblem }[] }
export type SubmitOutcome = { ok: true; answer: KeptAnswer } | ({ ok: false } & SubmitRefusal)

type Dependencies = { db: Database; privacy: Privacy; now: Date }

/**
 * Accepts a review (spec 7, POST /{kind}/review), in one statement with its author's tie; the next round publishes
 * and counts it (`app/publication/publish.ts`). Refusals are returned as values and write nothing: 422
 * `company_unknown`, `company_not_approved`; 409 `company_closed`, `speaks_for_company`, `speaks_for_competitor`,
 * `not_in_experience` (company reviews only, spec 6), `already_reviewed` (one per person, company, kind and year),
 * `rewritten_lately` (one deleted and written again in a month). A review of an earlier year will be replaced. No row
 * of an account is written here.
 */
export async function submit(
  { db, privacy, now }: Dependencies,
  author: Author,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { kind } = submission
  // The stored company's name counts, no matter what was sent (spec 3: taken from the loaded company): a round writes
  // it.
  const { employer_name: _, ...answers } = submission.answers
  const { writer = null, accountId } = author
  const owner = { privacy, secret: author.secret }
  const year = toYear(now)
  // Nearly every company has one id. Where it has others, the first attempt finds them, and stores nothing.
  let about = { companies: [submission.companyId], kind, year }
  const marks = computeMarks(owner, about)
  const since = author.countsFrom ?? toMonth(now)
  const own = sealForAuthor(privacy, author.secret, kind, answers)
  let names = computeClaimNames(owner, about)
  // Most authors have written nothing before. For the others, the first attempt finds the names that the second one
  // needs.
  let known: Known = unknown

  const turns: { from?: number; retires?: number } = {}

  for (;;) {
    const [companyId] = about.companies as [number, ...number[]]
    const mayWrite = kind !== 'company' || author.companies.some((id) => about.companies.includes(id))
    const claim = await judgeClaim(db, owner, about, { names, found: known, now })
    if (claim === 'already') return refuse(409, 'already_reviewed', 'company_id')
    if (claim === 'lately') return refuse(409, 'rewritten_lately', 'company_id')
    turns.from ??= await reserveRound(db, owner, 'soon')
    if (claim.replaces.length > 0) turns.retires ??= await reserveRound(db, owner, 'spread')
    const { joins, adds } = decideCounted(marks, known.marks)
    const review = { what: 'review', id: createReviewId(), companyId, kind, month: toMonth(now) } as const
    const network = kind === 'company' ? markNetwork(privacy, author.network, companyId) : undefined
    const proven = submission.proven ? { proven: true as const } : {}
    const waiting = {
      ...review,
      answers,
      own,
      writer,
      earlier: claim.replaces,
      since,
      joins,
      network,
      ...turns,
      ...proven,
    }
    const found = await storeSubmitted(
      db,
      owner,
      { companies: about.companies, accountId, names, marks, mayWrite },
      known,
      { claim, waiting, adds, now },
    )
    if (!found) return refuse(422, 'company_unknown', 'company_id')
    if (found.companies.join() !== about.companies.join()) {
      about = { ...about, companies: found.companies }
      names = computeClaimNames(owner, about)
      known = unknown
      continue
    }
    if (!found.approved) return refuse(422, 'company_not_approved', 'company_id')
    if (found.closed) return refuse(409, 'company_closed', 'company_id')
    if (found.interest) return refuse(409, found.interest, 'company_id')
    if (!mayWrite) return refuse(409, 'not_in_experience', 'company_id')
    if (found.stored) return { ok: true, answer: { status: 200, message: chooseMessage(kind, joins.tells) } }
    if (found.taken === names.slots.length) names = await computeAllClaimNames(db, owner, about)
    known = found
  }
}

const refuse = (status: SubmitRefusal['status'], code: SubmitProblem, path = ''): SubmitOutcome => ({
  ok: false,
  status,
  problems: [{ path, code }],
})

/** Returns what the author is told: of kinds that are not read one by one, readers see numbers alone, if any. */
function chooseMessage(kind: ReviewKind, isCounted: boolean) {
  if (reviewTypes[getTypeOfKind(kind)].read === 'oneByOne') return 'review_received'
  if (!isCounted) return kind === 'salary' ? 'salary_uncounted' : 'culture_uncounted'
  return kind === 'salary' ? 'salary_received' : 'culture_received'
}
