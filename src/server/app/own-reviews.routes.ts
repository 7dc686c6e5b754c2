import { pageSize } from '../../contract/params.ts'
import { listContributions } from '../../contract/profile/profile.ts'
import { isOfKind, type ReviewKind, reviewKinds } from '../../contract/reviews/kinds.ts'
import { changeReview, removeReview } from '../../contract/reviews/own.ts'
import { readContributions } from '../authorship/authorship.queries.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import { findRemovalReason } from '../moderation/decisions.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, RefusedBy, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import type { KeptAnswer } from '../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../platform/idempotency/once.ts'
import { sealEarlier } from '../reviews/earlier.queries.ts'
import { changeOwn, readOwn, removeOwn } from '../reviews/own/own.queries.ts'
import { blurPlace } from '../reviews/place.ts'

/** The routes of a person's own contributions: found by their slots, changed, deleted (spec 2, my contributions). */
export const ownReviewRoutes: readonly Route[] = [
  route(listContributions, handleList),
  ...reviewKinds.flatMap((kind) => [
    routeOnce(changeReview[kind], { act: (tx, call) => handleChange(tx, kind, call) }),
    route(removeReview[kind], (call) => handleRemoval(kind, call)),
  ]),
]

/** Lists them, newest first. A page ends after a number of slots: `after` is the number of those not shown yet. */
async function handleList({
  services,
  account,
  query,
  language,
}: CallOf<typeof listContributions>): Promise<AnswerOf<typeof listContributions>> {
  const { db, privacy } = services
  const { limit = pageSize.usual } = query
  const ids = await readContributions(db, { privacy, secret: account.secret })
  const left = query.after ?? ids.length
  const from = Math.max(0, Math.min(left, ids.length) - limit)
  const reading = { db, privacy, secret: account.secret }
  const own = await readOwn(reading, ids.slice(from, left).reverse(), language)
  await sealEarlier(reading, ids.slice(from, left))
  const hidden = own.filter(({ state }) => state === 'hidden').map(({ id }) => id)
  const reasons = await findRemovalReason(db, hidden)
  const contributions = own.map((one) => ({ ...one, removed: reasons.get(one.id) ?? null }))
  return { data: { contributions, next: from > 0 ? String(from) : null, total: ids.length } }
}

type Change = (typeof changeReview)[ReviewKind]
type Removal = (typeof removeReview)[ReviewKind]

async function handleChange(
  tx: Database,
  kind: ReviewKind,
  call: CallOf<Change>,
): Promise<KeptAnswer | RefusedBy<Change>> {
  const { services, account, params, answers, beside } = call
  const { db, privacy } = services
  const id = params.review
  // Another question set would be another kind of review, which has a path of its own.
  if (!isOfKind(kind, answers)) return refuse(422, 'not_a_choice', 'culturetype')
  const lookups = await getLookups(db)
  const outcome = await changeOwn({ db: tx, privacy }, account, { kind, id }, (before) => {
    const blurred = beside.blur === undefined ? before.shown_place !== undefined : beside.blur === 1
    const place = blurred ? blurPlace(lookups, answers.cities) : undefined
    const { employer_name } = before
    return { ...answers, employer_name, ...(place === undefined ? {} : { shown_place: place }) }
  })
  if (outcome.ok) return outcome.answer
  if (outcome.because === 'unknown') return refuse(404, 'not_found')
  return refuse(409, outcome.because === 'replaced' ? 'review_replaced' : outcome.because)
}

async function handleRemoval(
  kind: ReviewKind,
  { services, account, params, query, now }: CallOf<Removal>,
): Promise<AnswerOf<Removal>> {
  const { when } = query
  const done = await removeOwn(services, account.secret, { kind, id: params.review, when }, now)
  return done ? { message: 'review_removed' } : refuse(404, 'not_found')
}
