import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema/accounts.ts'
import { isAt, lockMailbox } from '../../platform/privacy/mailboxes.queries.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { changeCard } from '../accounts.queries.ts'
import { removeAccount } from '../closing/closing.queries.ts'

/**
 * Gives an account an address, in the caller's transaction; false when the mailbox has another account. An account that
 * has not proven the address makes room: the caller has just proven it.
 */
export async function setEmail(
  { db: tx, privacy }: { db: Database; privacy: Privacy },
  accountId: string,
  email: string,
): Promise<boolean> {
  await lockMailbox({ db: tx, privacy }, email)
  const [holder] = await tx
    .select({ id: accounts.id, verified: accounts.verified })
    .from(accounts)
    .where(isAt(privacy, email))
    .for('update')
  if (holder && holder.id !== accountId) {
    if (holder.verified) return false
    await removeAccount(tx, holder.id)
  }
  await changeCard({ db: tx, privacy }, accountId, { email })
  return true
}
