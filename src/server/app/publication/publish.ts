import { getLookups } from '../../lookups/lookups.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { publishVoices } from '../../questions/publish.ts'
import type { RegionOf } from '../../reviews/context.ts'
import { getRegion } from '../../reviews/place.ts'
import { changeReviews, publishReviews } from '../../reviews/reviews.queries.ts'
import type { Contribution, ContributionKind, ContributionOf } from '../../reviews/rounds/contribution.ts'
import { countWaitingByCompany, takeWaiting } from '../../reviews/rounds/rounds.queries.ts'
import { holdCounted } from '../../statistics/statistics.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Runs one round of publication: everything that waits is stored where readers find it, with its counters and what is
 * shown of its authors, in one transaction for each company. Rows are stored in the order of their random names, so
 * that neither their place nor their transaction reveals when they came. A company that fails does not delay the
 * others; the first failure is thrown in the end.
 */
export async function publishWaiting({ db, privacy }: Dependencies): Promise<void> {
  const lookups = await getLookups(db)
  const findRegion: RegionOf = (place) => getRegion(lookups, place)
  const failures: unknown[] = []
  for (const [companyId, names] of await countWaitingByCompany({ db, privacy }))
    await db
      .transaction(async (tx) => {
        await holdCounted(tx, companyId)
        const taken = await takeWaiting({ db: tx, privacy }, names)
        const publishing = { db: tx, privacy, companyId, regionOf: findRegion }
        await publishReviews(publishing, pickOf(taken, 'review'))
        await changeReviews(publishing, pickOf(taken, 'edit'))
        await publishVoices(publishing, pickOf(taken, 'question'), pickOf(taken, 'answer'))
      })
      .catch((failure) => failures.push(failure))
  if (failures.length > 0) throw failures[0]
}

const pickOf = <Name extends ContributionKind>(all: readonly Contribution[], what: Name) =>
  all.filter((one): one is ContributionOf<Name> => one.what === what)
