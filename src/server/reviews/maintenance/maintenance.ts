import type { Services } from '../../app.ts'
import { forgetLooseFiles } from '../../companies/files/store.ts'
import { forgetExpired } from '../../http/idempotency/store.ts'
import { forgetDecided } from '../../moderation/decisions/forget.ts'
import { rewriteRows } from './store.ts'

/** What must be done once a day: expired answers and settled decisions forgotten, the order of rows made meaningless. */
export async function maintain({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetExpired(db, clock())
  await forgetLooseFiles(db)
  await forgetDecided(db, clock())
  await rewriteRows(db)
}
