import { inArray } from 'drizzle-orm'
import { listCurrentCompanies } from '../accounts/current-companies.queries.ts'
import { getExperience } from '../accounts/vault.ts'
import type { Database } from '../platform/db/database.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { supportMessages } from '../platform/db/schema/profile.ts'
import type { Account } from '../platform/http/account.ts'
import type { Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

export type NamedCompany = { id: number; name: string; logo: string | null }

/** Returns companies with names in a language, by id. */
export async function listNamedCompanies(
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

/** Returns a person's experience list with names in their language, oldest entry first (spec 6). */
export async function readExperience(
  { db, privacy }: Dependencies,
  account: Pick<Account, 'secret' | 'vault'>,
  language: Language,
): Promise<{ id: number; name: string }[]> {
  const ids = await listCurrentCompanies(db, getExperience(privacy, account))
  const known = await listNamedCompanies(db, ids, language)
  return ids.flatMap((one) => {
    const company = known.get(one)
    return company ? { id: company.id, name: company.name } : []
  })
}

/** Stores a message to support with its month (`2026-10`). */
export async function addSupportMessage(
  { db, privacy }: Dependencies,
  account: Pick<Account, 'id'>,
  { month, ...message }: { month: string; type: string; message: string },
): Promise<void> {
  const sealed = privacy.sealSupport(message)
  await db.insert(supportMessages).values({ accountId: account.id, month, sealed })
}
