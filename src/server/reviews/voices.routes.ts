import * as contract from '../../contract/reviews/voices.ts'
import { interestIn } from '../accounts/company-roles.queries.ts'
import { isFirstDay } from '../accounts/vault.ts'
import { slotOf } from '../authorship/authorship.queries.ts'
import { withheldAmong } from '../authorship/withheld.queries.ts'
import { triedBy, withinLimit } from '../limits/ask.ts'
import type { Database } from '../platform/db/database.ts'
import type { Account } from '../platform/http/account.ts'
import { type Answer, type Refused, refuse } from '../platform/http/answer.ts'
import { type Call, type Route, route } from '../platform/http/route.ts'
import type { Kept } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { monthOf } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { react, reactionsBehind } from './reactions.queries.ts'
import { addReport, companyOfSubject } from './reports.queries.ts'

/** What readers say of contributions: helpful or not, and that one should not stand there. */
export const voiceRoutes: readonly Route[] = [
  route(contract.reactToReview, reacted),
  route(contract.listReactions, reactions),
  routeOnce(contract.report, { act: reported }),
]

async function reacted(call: Call): Promise<Answer> {
  const { services, account, params, answers } = call
  const { review = '' } = params
  if ((await withheldAmong(services, 'review', [review])).has(review)) return refuse(404, 'not_found')
  const { reaction } = answers as { reaction: contract.Reaction | 'none' }
  // Taking a vote back is open to everybody, also to whoever has come to speak for the company since.
  if (reaction === 'none') return setReaction(services, account, review, null)
  const refused = await mayNotVote(services, account, review)
  if (refused) return refuse(409, refused)
  const firstDay = isFirstDay(services.privacy, account, call.now)
  const tried = { ...triedBy(call, { account: account.id }), firstDay }
  return withinLimit(call, 'vote', tried, 'votes_reached', () => setReaction(services, account, review, reaction))
}

async function setReaction(
  { db, privacy }: Services,
  { secret }: Account,
  review: string,
  reaction: contract.Reaction | null,
): Promise<Answer> {
  const mark = privacy.mark(secret, 'reaction', review)
  const sums = await react(db, mark, review, reaction)
  return sums ? { data: sums } : refuse(404, 'not_found')
}

/** Why somebody's vote on a review would not be a reader's; undefined where it is. */
async function mayNotVote({ db, privacy }: Services, { id, secret }: Account, review: string) {
  const companyId = await companyOfSubject(db, 'review', review)
  const interest = companyId === null ? undefined : await interestIn(db, id, companyId)
  if (interest) return interest
  return (await slotOf(db, { privacy, secret }, review)) && 'own_contribution'
}

async function reactions({ services: { db, privacy }, account, query }: Call): Promise<Answer> {
  const ids: readonly string[] = query.ids
  const marks = ids.map((id) => privacy.mark(account.secret, 'reaction', id))
  const found = await reactionsBehind(db, marks)
  const own = ids.map((id, place) => [id, found.get(marks[place]!.toString('hex'))] as const)
  return { data: Object.fromEntries(own.filter(([, reaction]) => reaction !== undefined)) }
}

type Reported = { subject: contract.ReportSubject; subject_id: string }

async function reported(tx: Database, call: Call): Promise<Kept | Refused> {
  const { services, account, answers, beside, now } = call
  const { subject, subject_id: subjectId } = beside as Reported
  const { reason, details } = answers as { reason: contract.ReportReason; details?: string }
  const companyId = await companyOfSubject(tx, subject, subjectId)
  const gone = await withheldAmong({ db: tx, privacy: services.privacy }, subject, [subjectId])
  if (companyId === null || gone.has(subjectId)) return refuse(404, 'not_found')
  const interest = await interestIn(tx, account.id, companyId)
  if (interest) return refuse(409, interest)
  const mark = services.privacy.mark(account.secret, 'report', subjectId)
  const added = await addReport(tx, { mark, subject, subjectId, companyId, month: monthOf(now), reason, details })
  return added ? { status: 200, message: 'reported' } : refuse(409, 'already_reported')
}
