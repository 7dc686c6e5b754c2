import { closedDays } from '../../../contract/accounts/closing.ts'
import { changeCard } from '../../accounts/accounts.queries.ts'
import { markClosedAndSignOut } from '../../accounts/closing/closing.queries.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Language } from '../../platform/http/words.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Services } from '../../platform/services.ts'
import { listLeftBehind } from './leave.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'mail' | 'config'>
type ClosingReason = { type: string; reason: string }

/**
 * Closes an account (spec 4): its sessions end, and unless its owner opens it again it is deleted on the returned day,
 * 30 days on; a mail says so. What is to be deleted with it is found at this point, while its owner is present, and
 * stored sealed with the account: names of slots, which reveal nothing of what was written.
 */
export async function closeAccount(
  { db, privacy, mail, config }: Dependencies,
  account: Account,
  { reason, language, now }: { reason: ClosingReason; language: Language; now: Date },
): Promise<string> {
  const deletesOn = getDayAfter(now, closedDays)
  const link = `${config.publicUrl}/auth/login`
  const closing = privacy.sealClosing({ reason, left: await listLeftBehind({ db, privacy }, account, now, 'later') })
  await db.transaction(async (tx) => {
    await markClosedAndSignOut({ db: tx, privacy }, account.id, deletesOn, closing)
    await changeCard({ db: tx, privacy }, account.id, { language })
    await mail.add(tx, { kind: 'account_closing', to: account.email, language, day: deletesOn, link }, now)
  })
  return deletesOn
}
