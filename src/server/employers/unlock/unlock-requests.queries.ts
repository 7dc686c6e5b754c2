import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { UnlockState } from '../../../contract/employers/unlock.schema.ts'
import type { DecisionReason } from '../../../contract/moderation/cases.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import type { Database } from '../../platform/db/database.ts'
import { companies, companyNames } from '../../platform/db/schema/companies.ts'
import { unlockRequests } from '../../platform/db/schema/employers.ts'

/** Finds the approved company of exactly this name, in any spelling; undefined when there is none, or several. */
export async function findCompanyByName(db: Database, name: string): Promise<number | undefined> {
  const rows = await db
    .selectDistinct({ id: companies.id })
    .from(companyNames)
    .innerJoin(companies, eq(companies.id, companyNames.companyId))
    .where(and(eq(companyNames.weight, 0), eq(companyNames.key, normalise(name)), eq(companies.isApproved, true)))
    .limit(2)
  return rows.length === 1 ? rows[0]!.id : undefined
}

/**
 * Returns whether a company is unlocked and locks its row until the transaction ends; undefined when there is none to
 * ask for.
 */
export async function lockCompany(tx: Database, id: number): Promise<boolean | undefined> {
  const [company] = await tx
    .select({ unlocked: companies.unlocked })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isApproved, true)))
    .for('share')
  return company?.unlocked
}

/**
 * Stores a request for the moderators; false while an earlier one of the same person waits, also under the marks of
 * companies that have become this one.
 */
export async function addUnlockRequest(
  tx: Database,
  request: typeof unlockRequests.$inferInsert,
  earlier: readonly Buffer[],
): Promise<boolean> {
  if (
    await tx.$count(
      unlockRequests,
      and(eq(unlockRequests.state, 'pending'), inArray(unlockRequests.mark, [...earlier])),
    )
  )
    return false
  const rows = await tx
    .insert(unlockRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: unlockRequests.id })
  return rows.length > 0
}

/**
 * Reads the state of a person's requests for a company, by their marks: a waiting one before a decided one, the latest
 * month first.
 */
export async function readUnlockState(db: Database, marks: readonly Buffer[]): Promise<UnlockState> {
  const { state, reason, month } = unlockRequests
  const [row] = await db
    .select({ state, reason, unlocked: companies.unlocked })
    .from(unlockRequests)
    .innerJoin(companies, eq(companies.id, unlockRequests.companyId))
    .where(inArray(unlockRequests.mark, [...marks]))
    .orderBy(desc(sql`${state} = 'pending'`), desc(month))
    .limit(1)
  // A company that has been locked again can be requested again.
  if (!row || (row.state === 'approved' && !row.unlocked)) return { state: 'none', reason: null }
  return { state: row.state, reason: row.reason as DecisionReason | null }
}

/** Lists every company with a request to unlock it, and those that have become one of these. */
export async function listCompaniesAskedFor(db: Database): Promise<number[]> {
  const asked = await db.selectDistinct({ id: unlockRequests.companyId }).from(unlockRequests)
  const ids = asked.map(({ id }) => id)
  if (ids.length === 0) return []
  const former = await db.select({ id: companies.id }).from(companies).where(inArray(companies.joinedInto, ids))
  return [...ids, ...former.map(({ id }) => id)]
}

/** Lists the requests with these marks, oldest month first. */
export async function listRequestsMarked(db: Database, marks: readonly Buffer[]) {
  if (marks.length === 0) return []
  const { id, companyId, month, state, reason, website, phone, letter, letterType, mark } = unlockRequests
  return db
    .select({
      id,
      companyId,
      name_en: companies.nameEn,
      name_ar: companies.nameAr,
      month,
      state,
      reason,
      website,
      phone,
      letter,
      letterType,
    })
    .from(unlockRequests)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(inArray(mark, [...marks]))
    .orderBy(month, id)
}

/**
 * Removes a waiting request of a person who left; of a decided one keeps only the decision, with `noise` in place of
 * what led to them.
 */
export async function leaveUnlockRequest(
  tx: Database,
  id: string,
  noise: Pick<typeof unlockRequests.$inferInsert, 'contact' | 'mark'>,
): Promise<void> {
  const ours = eq(unlockRequests.id, id)
  await tx.delete(unlockRequests).where(and(ours, eq(unlockRequests.state, 'pending')))
  await tx
    .update(unlockRequests)
    .set({ ...noise, letter: null, website: null, phone: null })
    .where(ours)
}
