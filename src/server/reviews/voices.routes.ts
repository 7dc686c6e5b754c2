import * as contract from '../../contract/reviews/voices.ts'
import { findInterest } from '../accounts/company-roles.queries.ts'
import { isFirstDay, isYoung } from '../accounts/vault.ts'
import { listVotesAmong, reserveRound, storeVote } from '../authorship/acts.queries.ts'
import { findSlot } from '../authorship/authorship.queries.ts'
import { getTriedBy, handleWithinLimit } from '../limits/ask.ts'
import type { Database } from '../platform/db/database.ts'
import { toHex } from '../platform/db/hex.ts'
import { readOfCompany } from '../platform/db/read-of-company.ts'
import type { Account } from '../platform/http/account.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, RefusedBy, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { toMonth } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { readHelpfulness, readReactions } from './reactions.queries.ts'
import { addReport, findCompanyOfSubject } from './reports.queries.ts'

/** The routes of what readers say of contributions: helpful or not, and that one should not be there. */
export const voiceRoutes: readonly Route[] = [
  route(contract.reactToReview, handleReaction),
  route(contract.listReactions, handleReactions),
  routeOnce(contract.report, { act: handleReport }),
]

async function handleReaction(
  call: CallOf<typeof contract.reactToReview>,
): Promise<AnswerOf<typeof contract.reactToReview>> {
  const { services, account, params, answers } = call
  const { review } = params
  const { reaction } = answers
  const about = { id: review, companyId: await findCompanyOfSubject(services.db, 'review', review) }
  // Taking a vote back is open to everybody, even to an account that has come to speak for the company since.
  const pressed = { ...about, late: isYoung(services.privacy, account, call.now) }
  if (reaction === 'none') return setReaction(services, account, pressed, null)
  const refused = await mayNotVote(services, account, about)
  if (refused) return refuse(409, refused)
  const firstDay = isFirstDay(services.privacy, account, call.now)
  const tried = { ...getTriedBy(call, { account: account.id }), firstDay }
  return handleWithinLimit(call, 'vote', tried, 'votes_reached', () =>
    setReaction(services, account, pressed, reaction),
  )
}

/** A review that is voted on, and its company; null when the review is not published. */
type PressedReview = { id: string; companyId: number | null }

/**
 * Keeps a vote for one of the coming rounds of publication, later for a young account (decision 149); the person who votes sees the sums as they will be then.
 */
async function setReaction(
  { db, privacy }: Services,
  { secret }: Account,
  { id, late }: PressedReview & { late: boolean },
  reaction: contract.Reaction | null,
): Promise<AnswerOf<typeof contract.reactToReview>> {
  const mark = privacy.mark(secret, 'reaction', id)
  const named = toHex(mark)
  return db.transaction(async (tx) => {
    const found = await readOfCompany(
      () => findCompanyOfSubject(tx, 'review', id),
      (companyId) => readHelpfulness(tx, { id, companyId }),
    )
    if (!found) return refuse(404, 'not_found')
    const { companyId, row: sums } = found
    const waiting = (await listVotesAmong({ db: tx, privacy }, [named])).get(named)
    const from = waiting?.from ?? (await reserveRound(tx, { privacy, secret }, late ? 'late' : 'spread'))
    await storeVote({ db: tx, privacy }, { what: 'vote', id: named, review: id, companyId, reaction, from })
    const before = (await readReactions(tx, [mark])).get(named)
    const withOwn = (one: contract.Reaction) => sums[one] + Number(reaction === one) - Number(before === one)
    return { data: { helpful: withOwn('helpful'), unhelpful: withOwn('unhelpful') } }
  })
}

/** Returns why a person's vote on a review would not be a reader's; undefined when it would. */
async function mayNotVote(
  { db, privacy }: Services,
  { id, secret }: Account,
  { id: review, companyId }: PressedReview,
) {
  const interest = companyId === null ? undefined : await findInterest(db, id, companyId)
  if (interest) return interest
  return (await findSlot(db, { privacy, secret }, review)) && 'own_contribution'
}

async function handleReactions({
  services: { db, privacy },
  account,
  query,
}: CallOf<typeof contract.listReactions>): Promise<AnswerOf<typeof contract.listReactions>> {
  const { ids } = query
  const marks = ids.map((id) => privacy.mark(account.secret, 'reaction', id))
  const found = await readReactions(db, marks)
  const waiting = await listVotesAmong({ db, privacy }, marks.map(toHex))
  const own = ids.flatMap((id, place) => {
    const named = toHex(marks[place]!)
    const reaction = waiting.has(named) ? waiting.get(named)!.reaction : found.get(named)
    return reaction ? [[id, reaction] as const] : []
  })
  return { data: Object.fromEntries(own) }
}

async function handleReport(
  tx: Database,
  call: CallOf<typeof contract.report>,
): Promise<KeptAnswer | RefusedBy<typeof contract.report>> {
  const { services, account, answers, beside, now } = call
  const { subject, subject_id: subjectId } = beside
  const { reason, details } = answers
  const companyId = await findCompanyOfSubject(tx, subject, subjectId)
  if (companyId === null) return refuse(404, 'not_found')
  const interest = await findInterest(tx, account.id, companyId)
  if (interest) return refuse(409, interest)
  const author = { privacy: services.privacy, secret: account.secret }
  if (await findSlot(tx, author, subjectId, subject)) return refuse(409, 'own_contribution')
  const mark = services.privacy.mark(account.secret, 'report', subjectId)
  const report = { mark, subject, subjectId, companyId, month: toMonth(now), reason, details }
  const added = await addReport({ db: tx, privacy: services.privacy }, report)
  return added ? { status: 200, message: 'reported' } : refuse(409, 'already_reported')
}
