import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { companyChanges, companyRequests } from '../platform/db/schema/employers.ts'
import { isOf, type Proposer } from './proposals.queries.ts'

/** Lists the ids of the changes a person has proposed. */
export async function listChangesOf(db: Database, person: Proposer): Promise<string[]> {
  const { id } = companyChanges
  const rows = await db
    .select({ id })
    .from(companyChanges)
    .where(await isOf(db, person, 'change'))
  return rows.map((row) => row.id)
}

/** Lists the ids of the companies a person has asked for, as far as that is still known. */
export async function listRequestsOf(db: Database, person: Proposer): Promise<number[]> {
  const { companyId: id } = companyRequests
  const rows = await db
    .select({ id })
    .from(companyRequests)
    .where(await isOf(db, person, 'request'))
  return rows.map((row) => row.id)
}

/** Reads a person's proposals, for the export of their data. */
export async function readChangesOf(db: Database, person: Proposer) {
  const ids = await listChangesOf(db, person)
  const { companyId, month, changes, state } = companyChanges
  return ids.length === 0
    ? []
    : db.select({ companyId, month, changes, state }).from(companyChanges).where(inArray(companyChanges.id, ids))
}

/** Reads a person's requests for companies, likewise. */
export async function readRequestsOf(db: Database, person: Proposer) {
  const ids = await listRequestsOf(db, person)
  if (ids.length === 0) return []
  return db
    .select({ nameEn: companies.nameEn, nameAr: companies.nameAr, month: companyRequests.month })
    .from(companyRequests)
    .innerJoin(companies, eq(companies.id, companyRequests.companyId))
    .where(inArray(companies.id, ids))
}

/** Deletes proposed changes and requested companies, except what has become part of the site since. */
export async function removeUndecided(
  tx: Database,
  { changes, companies: asked }: { changes: readonly string[]; companies: readonly number[] },
): Promise<void> {
  if (changes.length > 0)
    await tx
      .delete(companyChanges)
      .where(and(inArray(companyChanges.id, [...changes]), ne(companyChanges.state, 'approved')))
  if (asked.length > 0)
    await tx.delete(companies).where(and(inArray(companies.id, [...asked]), eq(companies.isApproved, false)))
}
