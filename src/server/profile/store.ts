import { eq, inArray } from 'drizzle-orm'
import type { Account } from '../accounts/account.ts'
import type { Database } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies } from '../db/schema/companies.ts'
import { supportMessages } from '../db/schema/profile.ts'
import type { Language } from '../http/words.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { experienceOf, openVault, type Vault } from './vault.ts'

type Using = { db: Database; privacy: Privacy }

export type NamedCompany = { id: number; name: string; logo: string | null }

/** Companies with names in a language, by id. */
export async function namedCompanies(
  db: Database,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, NamedCompany>> {
  if (ids.length === 0) return new Map()
  const { id, nameEn, nameAr, logo } = companies
  const rows = await db
    .select({ id, name: language === 'ar' ? nameAr : nameEn, logo })
    .from(companies)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A person's experience list with names in their language, oldest entry first (spec 6). */
export async function readExperience(
  { db, privacy }: Using,
  account: Pick<Account, 'secret' | 'vault'>,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  const ids = experienceOf(privacy, account)
  const known = await namedCompanies(db, ids, language)
  return ids.flatMap((one) => {
    const company = known.get(one)
    return company ? { id: company.id, name: company.name } : []
  })
}

/**
 * Changes what a person says of themselves; two changes at once follow each other. Never part of a transaction that stores
 * a review. Answers the sealed vault. `change` may write to `tx`, such as a file the vault is to name.
 */
export function changeVault(
  { db, privacy }: Using,
  accountId: string,
  change: (vault: Vault, tx: Database) => Vault | Promise<Vault>,
): Promise<Buffer> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ secret: accounts.secret, vault: accounts.vault })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    if (!kept) throw new Error('the account is gone')
    const vault = privacy.sealVault(kept.secret, await change(openVault(privacy, kept), tx))
    await tx.update(accounts).set({ vault }).where(eq(accounts.id, accountId))
    return vault
  })
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
export async function sealedVaultOf(db: Database, accountId: string): Promise<Buffer | null> {
  const [kept] = await db.select({ vault: accounts.vault }).from(accounts).where(eq(accounts.id, accountId))
  return kept?.vault ?? null
}

/** A message to support with its month (`2026-10`). */
export async function addSupportMessage(
  { db, privacy }: Using,
  account: Pick<Account, 'id' | 'secret'>,
  { month, ...message }: { month: string; type: string; message: string },
): Promise<void> {
  const sealed = privacy.sealSupport(account.secret, message)
  await db.insert(supportMessages).values({ accountId: account.id, month, sealed })
}
