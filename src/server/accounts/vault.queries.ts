import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts, identities, passkeys } from '../platform/db/schema/accounts.ts'
import { files } from '../platform/db/schema/profile.ts'
import type { Account } from '../platform/http/account.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { openVault, type Vault } from './vault.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Changes the contents of a person's vault; concurrent changes run one after the other. Never part of a transaction
 * that stores a review. Returns the sealed vault. `change` may write to `tx`, for example a file the vault is to name.
 */
export function changeVault(
  { db, privacy }: Dependencies,
  { id: accountId, secret }: Pick<Account, 'id' | 'secret'>,
  change: (vault: Vault, tx: Database) => Vault | Promise<Vault>,
): Promise<Buffer> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ vault: accounts.vault })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    if (!kept) throw new Error('the account is gone')
    // Throws for a secret the account does not have, so nothing is written that its owner could not open.
    const vault = privacy.sealVault(secret, await change(openVault(privacy, { ...kept, secret }), tx))
    await tx.update(accounts).set({ vault }).where(eq(accounts.id, accountId))
    return vault
  })
}

/**
 * Resets an account whose owner brought nothing that opens its contents: it gets an empty vault, as one opened today.
 * Files nobody can open, passkeys that open nothing, an app whose codes nobody can check and the providers' identities
 * are deleted.
 */
export async function beginAnew(
  { db: tx, privacy }: Dependencies,
  { id, secret }: Pick<Account, 'id' | 'secret'>,
  since: string,
): Promise<void> {
  const vault = privacy.sealVault(secret, { since })
  await tx.update(accounts).set({ vault, image: null, app: null }).where(eq(accounts.id, id))
  await tx.delete(files).where(eq(files.accountId, id))
  await tx.delete(passkeys).where(eq(passkeys.accountId, id))
  await tx.delete(identities).where(eq(identities.accountId, id))
}

/**
 * Sets the file that is a person's picture and returns the id of the one it replaces. Waits for concurrent changes of
 * it.
 */
export async function setPicture(tx: Database, accountId: string, file: string | null): Promise<string | null> {
  const [before] = await tx
    .select({ image: accounts.image })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  await tx.update(accounts).set({ image: file }).where(eq(accounts.id, accountId))
  return before?.image ?? null
}

/** Returns a person's vault as it is stored, sealed. */
export async function readSealedVault(db: Database, accountId: string): Promise<Buffer | null> {
  const [kept] = await db.select({ vault: accounts.vault }).from(accounts).where(eq(accounts.id, accountId))
  return kept?.vault ?? null
}
