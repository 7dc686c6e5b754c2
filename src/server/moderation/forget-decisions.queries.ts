import { threatRule } from '../../contract/notices/rules.ts'
import type { Database } from '../platform/db/database.ts'
import { getAppealableSince } from '../platform/deadlines.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { forgetBefore, forgetRejected } from './decisions.queries.ts'
import { forgetNotices, markThreats } from './notices/closing.queries.ts'

/**
 * Deletes what decisions leave behind once nobody can undo or appeal against them: what was rejected, the contacts to
 * mailKind, the state undoing would restore. The decision itself stays in the log.
 */
export async function forgetDecided({ db, privacy }: { db: Database; privacy: Privacy }, now: Date): Promise<void> {
  const since = getAppealableSince(now)
  await forgetRejected(db, since)
  await forgetBefore(db, since)
  await forgetNotices({ db, privacy }, since)
  await markThreats(db, getDayAfter(now, -threatRule.days))
}
