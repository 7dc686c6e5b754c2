import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts, identities, passkeys } from '../platform/db/schema/accounts.ts'
import { files } from '../platform/db/schema/profile.ts'
import type { Account } from '../platform/http/account.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { openVault, type Vault } from './vault.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Changes what a person says of themselves; two changes at once follow each other. Never part of a transaction that stores
 * a review. Answers the sealed vault. `change` may write to `tx`, such as a file the vault is to name.
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
    // Throws for a secret the account has no more: nothing is written that its owner could not open.
    const vault = privacy.sealVault(secret, await change(openVault(privacy, { ...kept, secret }), tx))
    await tx.update(accounts).set({ vault }).where(eq(accounts.id, accountId))
    return vault
  })
}

/**
 * An account whose owner brought nothing that opens what it held begins with an empty vault, as one opened today; files
 * nobody can open, passkeys that open nothing, an app nobody can hold a code against and whom a provider knew go.
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

/** Names the file that is a person's picture; answers the id of the one it replaces. Waits for others doing the same. */
export async function setPicture(tx: Database, accountId: string, file: string | null): Promise<string | null> {
  const [before] = await tx
    .select({ image: accounts.image })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  await tx.update(accounts).set({ image: file }).where(eq(accounts.id, accountId))
  return before?.image ?? null
}

/** What a person says of themselves, as it is stored now. */
export async function readSealedVault(db: Database, accountId: string): Promise<Buffer | null> {
  const [kept] = await db.select({ vault: accounts.vault }).from(accounts).where(eq(accounts.id, accountId))
  return kept?.vault ?? null
}
