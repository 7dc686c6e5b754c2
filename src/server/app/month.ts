import { listLeaving } from '../authorship/acts.queries.ts'
import { getLookups } from '../lookups/lookups.queries.ts'
import { releaseData } from '../open-data/release.ts'
import type { Services } from '../platform/services.ts'
import { decideDueContexts } from '../reviews/contexts.queries.ts'
import { releaseDue } from '../statistics/release/release.ts'
import { createDueAwards } from './award-quarters.ts'

/**
 * Releases what is public on the first of a month, one after the other: numbers about pay and people, what is
 * shown of the authors of reviews, the awards of a
 * quarter that has ended, and the open data, which includes both. Each does nothing when it is done, so the whole can
 * be run again.
 */
export async function releaseMonth(services: Services, now: Date): Promise<void> {
  const { db, privacy, noise, config } = services
  const leaving = await listLeaving({ db, privacy })
  await releaseDue({ db, privacy, noise, config, leaving }, now)
  const lookups = await getLookups(db)
  await decideDueContexts({ db, privacy, leaving, lookups }, now)
  await createDueAwards(services)
  await releaseData(services, now)
}
