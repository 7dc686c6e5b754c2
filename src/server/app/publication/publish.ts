import { deleteActs, listActs } from '../../authorship/acts.queries.ts'
import { getLookups } from '../../lookups/lookups.queries.ts'
import { applyNoticeDecisions } from '../../moderation/notices/apply-decisions.ts'
import type { Database } from '../../platform/db/database.ts'
import { groupBy } from '../../platform/group-by.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { publishVoices } from '../../questions/publish.ts'
import { postponeUnusual } from '../../reviews/bursts/postpone-unusual.ts'
import {
  changeReviews,
  type PublicationContext,
  publishReviews,
  storeForAuthors,
} from '../../reviews/reviews.queries.ts'
import type { Contribution, ContributionKind, ContributionOf } from '../../reviews/rounds/contribution.ts'
import { deleteWaiting, listWaitingUpTo } from '../../reviews/rounds/rounds.queries.ts'
import { lockCounted } from '../../statistics/statistics.queries.ts'
import { findPlaces, type Placed, toPlaced, toPlacedAct } from '../places.queries.ts'
import { applyActs } from './apply-acts.ts'
import { applyBurstDecisions } from './burst-decisions.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Runs one round of publication: everything that waits for this round (`turn`; without it, everything) is stored where
 * readers find it, with its counters, in one transaction for each company; then what is to disappear disappears, and
 * votes count, each company in another transaction. What belongs to a company that becomes another one at this moment
 * waits for the next round. In a numbered round, reviews that are more than usual by far wait for a moderator. Rows are
 * stored in the order of their random names, so that neither their place nor their transaction reveals when they came.
 * A company that fails does not delay the others; the first failure is thrown in the end.
 */
export async function publishWaiting(
  { db, privacy }: Dependencies,
  turn = Number.POSITIVE_INFINITY,
  now = new Date(),
): Promise<void> {
  const lookups = await getLookups(db)
  const failures = await applyBurstDecisions({ db, privacy, lookups }, now)
  const runByCompany = async <One extends Placed>(
    all: readonly One[],
    run: (publishing: PublicationContext, some: readonly One[]) => Promise<void>,
  ) => {
    for (const [companyId, some] of groupBy(all, await findPlaces(db, all)))
      await db
        .transaction(async (tx) => {
          await lockCounted(tx, companyId)
          const placeOf = await findPlaces(tx, some)
          await run(
            { db: tx, privacy, companyId, lookups },
            some.filter((one) => placeOf(one) === companyId),
          )
        })
        .catch((failure) => failures.push(failure))
  }
  const waiting = await listWaitingUpTo({ db, privacy }, turn, toPlaced)
  await runByCompany(waiting, async (publishing, some) => {
    const taken = await deleteWaiting(
      publishing,
      some.map(({ name }) => name),
    )
    const reviews = pickOf(taken, 'review')
    await publishReviews(publishing, Number.isFinite(turn) ? await postponeUnusual(publishing, reviews, now) : reviews)
    await storeForAuthors(publishing.db, pickOf(taken, 'own'))
    await changeReviews(publishing, pickOf(taken, 'edit'))
    await publishVoices(publishing, pickOf(taken, 'question'), pickOf(taken, 'answer'))
  })
  const acts = (await listActs({ db, privacy })).flatMap((act) =>
    'companyId' in act && act.from <= turn ? [{ ...toPlacedAct(act), act }] : [],
  )
  await runByCompany(acts, async (publishing, some) => {
    const taken = await deleteActs(
      publishing,
      some.map(({ act }) => act),
    )
    await applyActs(publishing, taken)
  })
  // After the edits of this round, which may contain what is removed.
  failures.push(...(await applyNoticeDecisions({ db, privacy })))
  if (failures.length > 0) throw failures[0]
}

const pickOf = <Name extends ContributionKind>(all: readonly Contribution[], what: Name) =>
  all.filter((one): one is ContributionOf<Name> => one.what === what)
