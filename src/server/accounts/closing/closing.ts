import { closedDays } from '../../../contract/accounts/closing.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Language } from '../../platform/http/words.ts'
import { dayAfter } from '../../platform/months.ts'
import type { Services } from '../../platform/services.ts'
import { changeCard } from '../accounts.queries.ts'
import { changeVault } from '../vault.queries.ts'
import { markClosed, markOpen } from './closing.queries.ts'

type With = Pick<Services, 'db' | 'privacy' | 'mail' | 'config'>
export type ClosingReason = { type: string; reason: string }

/**
 * Closes an account (spec 4): its sessions end, and unless its owner opens it again it is deleted on the day answered,
 * 30 days on; a mail says so. The reason lies in the vault until then: nobody else is told whose it is.
 */
export async function closeAccount(
  { db, privacy, mail, config }: With,
  account: Account,
  { reason, language, now }: { reason: ClosingReason; language: Language; now: Date },
): Promise<string> {
  const deletesOn = dayAfter(now, closedDays)
  const link = `${config.publicUrl}/auth/login`
  await changeVault({ db, privacy }, account.id, async (vault, tx) => {
    await markClosed(tx, account.id, deletesOn)
    await changeCard({ db: tx, privacy }, account.id, { language })
    await mail.add(tx, { kind: 'account_closing', to: account.email, language, day: deletesOn, link }, now)
    return { ...vault, closing: reason }
  })
  return deletesOn
}

/** Opens an account its owner has closed; nothing happens to an open one. */
export async function openAccount({ db, privacy }: Pick<With, 'db' | 'privacy'>, account: Account): Promise<void> {
  if (!account.closeable) return
  await changeVault({ db, privacy }, account.id, async (vault, tx) => {
    await markOpen(tx, account.id)
    return { ...vault, closing: null }
  })
}
