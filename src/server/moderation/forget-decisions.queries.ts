import type { Database } from '../platform/db/database.ts'
import { getAppealableSince } from '../platform/deadlines.ts'
import { forgetBefore, forgetRejected } from './decisions.queries.ts'

/**
 * Deletes what decisions leave behind once nobody can undo or appeal against them: what was rejected, the contacts to
 * tell, the state undoing would restore. The decision itself stays in the log.
 */
export async function forgetDecided(db: Database, now: Date): Promise<void> {
  const since = getAppealableSince(now)
  await forgetRejected(db, since)
  await forgetBefore(db, since)
}
