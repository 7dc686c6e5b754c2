import { eq } from 'drizzle-orm'
import { array, create, type Infer, string, type } from 'superstruct'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema/accounts.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Using = { db: Database; privacy: Privacy }
type Owner = Pick<Account, 'id' | 'secret'>

/** An app as it is kept: its secret (base 32), the day it was added, and the hashes of the one-time codes that are left. */
const KeptApp = type({ secret: string(), added: string(), spares: array(string()) })
export type KeptApp = Infer<typeof KeptApp>

const opened = (privacy: Privacy, secret: Uint8Array, sealed: Uint8Array): KeptApp =>
  create(privacy.openApp(secret, sealed), KeptApp)

/** The app of somebody who is signed in; undefined where there is none. */
export async function appOf({ db, privacy }: Using, { id, secret }: Owner): Promise<KeptApp | undefined> {
  const [row] = await db.select({ app: accounts.app }).from(accounts).where(eq(accounts.id, id))
  return row?.app ? opened(privacy, secret, row.app) : undefined
}

/**
 * Changes what is kept of somebody's app, one after the other where several do: `change` answers what is kept from now on,
 * null for nothing, or undefined to leave it as it is. Whether anything was changed.
 */
export function changeApp(
  { db, privacy }: Using,
  { id, secret }: Owner,
  change: (kept: KeptApp | undefined) => KeptApp | null | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ app: accounts.app }).from(accounts).where(eq(accounts.id, id)).for('update')
    if (!row) return false
    const after = change(row.app ? opened(privacy, secret, row.app) : undefined)
    if (after === undefined) return false
    await tx
      .update(accounts)
      .set({ app: after && privacy.sealApp(secret, after) })
      .where(eq(accounts.id, id))
    return true
  })
}
