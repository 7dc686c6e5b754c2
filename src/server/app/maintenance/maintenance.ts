import { setTimeout as wait } from 'node:timers/promises'
import { renewSessions } from '../../accounts/sessions.ts'
import { moveJoinedNumbers } from '../../administration/joining/join.ts'
import { forgetJoins } from '../../administration/joining/joins.queries.ts'
import { moveCompaniesOfJoinedItems } from '../../administration/lists.ts'
import { getUndoableSince } from '../../administration/undo.ts'
import { forgetPasts } from '../../companies/changes/changes.queries.ts'
import { forgetLooseFiles } from '../../companies/files/files.queries.ts'
import { renewNames } from '../../companies/proposals.queries.ts'
import { renewContacts } from '../../mail/contacts.queries.ts'
import { forgetDecided } from '../../moderation/forget-decisions.queries.ts'
import { renewNotices } from '../../moderation/notices/closing.queries.ts'
import { forgetExpired } from '../../platform/idempotency/idempotency.queries.ts'
import { nameMailboxes } from '../../platform/privacy/mailboxes.queries.ts'
import type { Services } from '../../platform/services.ts'
import { stripSeals } from '../../reviews/unlink.queries.ts'
import { noteWeek } from '../../sight/weeks.queries.ts'
import { purgeDue } from '../purge.ts'
import { rewriteRows } from './maintenance.queries.ts'

/**
 * Runs the daily maintenance: deletes expired answers and what settled decisions leave, takes out of the seals what no
 * later number needs, and makes the order of rows meaningless.
 */
export async function maintain({ db, privacy, clock }: Pick<Services, 'db' | 'privacy' | 'clock'>): Promise<void> {
  await forgetExpired(db, clock())
  await forgetLooseFiles(db)
  await forgetPasts(db, clock())
  await db.transaction(moveCompaniesOfJoinedItems)
  await moveJoinedNumbers({ db, privacy })
  await forgetJoins(db, getUndoableSince(clock()))
  await forgetDecided({ db, privacy }, clock())
  await purgeDue({ db, privacy }, clock())
  await stripSeals({ db, privacy })
  await renewContacts({ db, privacy })
  await renewNotices({ db, privacy })
  await renewNames({ db, privacy })
  await nameMailboxes({ db, privacy })
  await renewSessions({ db, privacy }, clock())
  await noteWeek(db, clock())
  // The embedded database does one thing at a time, and a call of a visitor is several queries: without a pause each of
  // them would wait for a batch of its own.
  await rewriteRows(db, undefined, { now: clock(), rest: wait })
}
