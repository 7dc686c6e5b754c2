import { eq } from 'drizzle-orm'
import { array, create, type Infer, string, type } from 'superstruct'
import type { Database } from '../../platform/db/database.ts'
import { accounts } from '../../platform/db/schema/accounts.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Owner = Pick<Account, 'id' | 'secret'>

/**
 * An app as it is stored: its secret (base 32), the day it was added, and the hashes of the one-time codes that are
 * left.
 */
const KeptAuthenticator = type({ secret: string(), added: string(), backups: array(string()) })
export type KeptAuthenticator = Infer<typeof KeptAuthenticator>

const openApp = (privacy: Privacy, secret: Uint8Array, sealed: Uint8Array): KeptAuthenticator =>
  create(privacy.openAuthenticator(secret, sealed), KeptAuthenticator)

/** Returns the app of a signed-in person, or undefined when they have none. */
export async function readAuthenticator(
  { db, privacy }: Dependencies,
  { id, secret }: Owner,
): Promise<KeptAuthenticator | undefined> {
  const [row] = await db.select({ app: accounts.app }).from(accounts).where(eq(accounts.id, id))
  return row?.app ? openApp(privacy, secret, row.app) : undefined
}

/**
 * Changes what is stored of a person's app; concurrent changes run one after the other. `change` returns what is to be
 * stored, null for nothing, or undefined to leave it as it is. Resolves to whether anything was changed.
 */
export function changeAuthenticator(
  { db, privacy }: Dependencies,
  { id, secret }: Owner,
  change: (kept: KeptAuthenticator | undefined) => KeptAuthenticator | null | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ app: accounts.app }).from(accounts).where(eq(accounts.id, id)).for('update')
    if (!row) return false
    const after = change(row.app ? openApp(privacy, secret, row.app) : undefined)
    if (after === undefined) return false
    await tx
      .update(accounts)
      .set({ app: after && privacy.sealAuthenticator(secret, after) })
      .where(eq(accounts.id, id))
    return true
  })
}
