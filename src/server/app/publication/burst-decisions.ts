import type { Lookups } from '../../lookups/lookups.ts'
import { addDecision, findDecisionAbout } from '../../moderation/decisions.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { undoUntil } from '../../platform/deadlines.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import {
  type Burst,
  changeBurst,
  type DecidedBurst,
  forgetRecent,
  listDecidedBursts,
  lockBurst,
} from '../../reviews/bursts/bursts.queries.ts'
import { addStars, createStars } from '../../reviews/bursts/sort-out.ts'
import { type PublicationContext, publishReviews } from '../../reviews/reviews.queries.ts'
import type { WaitingReview } from '../../reviews/rounds/contribution.ts'
import { deleteWaiting } from '../../reviews/rounds/rounds.queries.ts'
import { lockPlace } from '../places.queries.ts'

type Dependencies = { db: Database; privacy: Privacy; lookups: Lookups }

/**
 * Carries out what moderators have decided about unusual reviews, in a round, so that no moment of theirs shows: released
 * ones are published; rejected ones, once nobody can undo that any more, are stored for their authors alone, who read
 * why and may appeal. Each in a transaction of its own; returns the failures.
 */
export async function applyBurstDecisions({ db, privacy, lookups }: Dependencies, now: Date): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const decided of await listDecidedBursts(db)) {
    if (decided.state === 'rejected' && undoUntil(new Date(decided.decided * 1000)) > now) continue
    await db
      .transaction(async (tx) => {
        const companyId = await lockPlace(tx, { companyId: decided.company_id })
        const burst = await lockBurst({ db: tx, privacy }, decided.id, decided.state)
        if (burst) await settle({ db: tx, privacy, lookups, companyId }, burst, decided.state)
      })
      .catch((failure) => failures.push(failure))
  }
  return failures
}

async function settle(publishing: PublicationContext, burst: Burst, state: DecidedBurst['state']): Promise<void> {
  const { db: tx, privacy, companyId } = publishing
  const names = burst.ids.map((id) => privacy.waitingName('review', id).toString('hex'))
  const reviews = (await deleteWaiting(publishing, names)).filter((one): one is WaitingReview => one.what === 'review')
  await publishReviews(publishing, reviews, state === 'released' ? 'published' : 'hidden')
  if (state === 'rejected') await addRemovals(tx, burst, reviews)
  else await forgetRecent(tx, companyId)
  const seen = createStars()
  if (state === 'released') for (const { answers } of reviews) seen[Number(answers.rate) - 1]! += 1
  await changeBurst(publishing, { ...burst, done: true, ids: [], counted: addStars(burst.counted, seen) })
}

/** Stores the decision once more for each of the reviews, so that each author may appeal, and one may be granted. */
async function addRemovals(tx: Database, { id }: Burst, reviews: readonly WaitingReview[]): Promise<void> {
  const decision = await findDecisionAbout(tx, 'burst', id)
  if (!decision) return
  const { reason, decidedBy, proposedBy, decidedAt } = decision
  for (const { id: caseId, companyId } of reviews)
    await addDecision(tx, {
      ...{ kind: 'burst', caseId, companyId, outcome: 'removed', decidedAt },
      ...(reason && { reason }),
      decidedBy: decidedBy ?? '',
      ...(proposedBy && { proposedBy }),
    })
}
