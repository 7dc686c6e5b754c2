import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { asRead } from '../../contract/search/as-read.ts'
import { normalise } from '../../contract/search/normalise.ts'
import type { Database } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { companyNames } from '../platform/db/schema/companies.ts'

const listKeys = (names: readonly string[]) => [...new Set(names.flatMap(asRead).map(normalise))].filter(Boolean).sort()

const anyName = sql`hashtextextended('company names', 0)`

/**
 * Makes everybody who is about to give a company a name wait until the transaction ends: an import gives too many names
 * to lock each.
 */
export async function lockAllNames(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${anyName})`)
}

/**
 * Makes requests for one name wait for each other until the transaction ends, so that two concurrent ones make one
 * company.
 */
async function lockNames(tx: Database, names: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${anyName})`)
  for (const key of listKeys(names)) await lockName(tx, `company ${key}`)
}

/** Returns whether a company other than `but`, approved or waiting, has one of these names, in any spelling. */
async function isListed(tx: Database, names: readonly string[], but = 0): Promise<boolean> {
  const keys = listKeys(names)
  if (keys.length === 0) return false
  const rows = await tx
    .select({ id: companyNames.companyId })
    .from(companyNames)
    .where(and(eq(companyNames.weight, 0), inArray(companyNames.key, keys), ne(companyNames.companyId, but)))
    .limit(1)
  return rows.length > 0
}

/**
 * Returns the same for a caller who is about to give the names: others who want them wait until the transaction ends.
 */
export async function lockAndCheckNames(tx: Database, names: readonly string[], but = 0): Promise<boolean> {
  await lockNames(tx, names)
  return isListed(tx, names, but)
}
