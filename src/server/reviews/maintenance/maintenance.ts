import { settleSessions } from '../../accounts/sessions.ts'
import type { Services } from '../../app.ts'
import { forgetLooseFiles } from '../../companies/files/store.ts'
import { forgetExpired } from '../../http/idempotency/store.ts'
import { forgetDecided } from '../../moderation/decisions/forget.ts'
import { rewriteRows } from './store.ts'

/** What must be done once a day: expired answers and settled decisions forgotten, the order of rows made meaningless. */
export async function maintain({ db, privacy, clock }: Pick<Services, 'db' | 'privacy' | 'clock'>): Promise<void> {
  await forgetExpired(db, clock())
  await forgetLooseFiles(db)
  await forgetDecided(db, clock())
  await settleSessions({ db, privacy }, clock())
  await rewriteRows(db)
}
