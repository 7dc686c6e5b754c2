import { eq, inArray } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies } from '../db/schema/companies.ts'
import type { Language } from '../http/words.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { experienceOf, openVault, type Vault } from './vault.ts'

/** A person's experience list with names in their language, oldest entry first (spec 6). */
export async function readExperience(
  { db, privacy }: { db: Database; privacy: Privacy },
  account: Pick<Account, 'secret' | 'vault'>,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  const ids = experienceOf(privacy, account)
  if (ids.length === 0) return []
  const { id, nameEn, nameAr } = companies
  const rows = await db
    .select({ id, name: language === 'ar' ? nameAr : nameEn })
    .from(companies)
    .where(inArray(id, ids))
  const names = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((one) => names.get(one) ?? [])
}

/**
 * Changes what a person says of themselves; two changes at once follow each other. Never part of a transaction that stores
 * a review. Answers the sealed vault.
 */
export function changeVault(
  { db, privacy }: { db: Database; privacy: Privacy },
  accountId: string,
  change: (vault: Vault) => Vault,
): Promise<Buffer> {
  return db.transaction((tx) => changeVaultIn({ db: tx, privacy }, accountId, change))
}

/** The same as part of the caller's transaction. */
export async function changeVaultIn(
  { db: tx, privacy }: { db: Database; privacy: Privacy },
  accountId: string,
  change: (vault: Vault) => Vault,
): Promise<Buffer> {
  const [kept] = await tx
    .select({ secret: accounts.secret, vault: accounts.vault })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!kept) throw new Error('the account is gone')
  const vault = privacy.sealVault(kept.secret, change(openVault(privacy, kept)))
  await tx.update(accounts).set({ vault }).where(eq(accounts.id, accountId))
  return vault
}
