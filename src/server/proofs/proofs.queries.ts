import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { companyPeople } from '../platform/db/schema/employers.ts'
import { companyDomains, proofKeys, proofMailboxes, spentProofs } from '../platform/db/schema/proofs.ts'

/** Lists the companies that may have proofs and have no key of a year yet: unlocked ones, and those with a domain. */
export async function listWithoutKey(db: Database, year: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select id from companies where is_approved and not closed
        and (unlocked or exists (select from company_domains where company_id = companies.id))
        and not exists (select from proof_keys where company_id = companies.id and year = ${year})
      order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Finds the names of a company with a page, by language. */
export async function findCompanyNames(db: Database, id: number): Promise<Record<'en' | 'ar', string> | undefined> {
  const [row] = await queryRows<{ en: string; ar: string }>(
    db,
    sql`select name_en as en, name_ar as ar from companies where id = ${id} and is_approved`,
  )
  return row
}

/** Stores the key of a company and year; one that is there stays. */
export async function addProofKey(db: Database, key: typeof proofKeys.$inferInsert): Promise<void> {
  await db.insert(proofKeys).values(key).onConflictDoNothing()
}

/** Reads the keys of companies for a year. */
export const readProofKeys = (db: Database, ids: readonly number[], year: number) =>
  db
    .select()
    .from(proofKeys)
    .where(and(inArray(proofKeys.companyId, [...ids]), eq(proofKeys.year, year)))

/** Lists the public keys of a year, as releases have them. */
export const listProofKeys = (
  db: Database,
  companyId: number,
  year: number,
): Promise<{ company: number; year: number; key: string }[]> =>
  db
    .select({ company: proofKeys.companyId, year: proofKeys.year, key: proofKeys.publicKey })
    .from(proofKeys)
    .where(and(eq(proofKeys.companyId, companyId), eq(proofKeys.year, year)))

/** Lists the domains that an administrator has given companies. */
export async function listDomains(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(inArray(companyDomains.companyId, [...ids]))
  return rows.map(({ domain }) => domain).sort()
}

/** Adds a domain to a company, or takes it away. */
export async function setDomain(db: Database, companyId: number, domain: string, isIts: boolean): Promise<void> {
  if (isIts) await db.insert(companyDomains).values({ companyId, domain }).onConflictDoNothing()
  else
    await db
      .delete(companyDomains)
      .where(and(eq(companyDomains.companyId, companyId), eq(companyDomains.domain, domain)))
}

/** Lists the sealed cards of the admins of an unlocked company. */
export async function listAdminCards(db: Database, companyId: number): Promise<Buffer[]> {
  const rows = await db
    .select({ card: accounts.card })
    .from(companyPeople)
    .innerJoin(accounts, eq(accounts.id, companyPeople.accountId))
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(
      and(
        eq(companies.id, companyId),
        eq(companies.unlocked, true),
        isNull(companies.joinedInto),
        eq(companyPeople.role, 'admin'),
      ),
    )
  return rows.map(({ card }) => card)
}

/** Notes that a mailbox has its proof; returns what was signed for it before, undefined where it is the first. */
export async function addMailbox(
  tx: Database,
  mailbox: typeof proofMailboxes.$inferInsert,
): Promise<Buffer | undefined> {
  const added = await tx
    .insert(proofMailboxes)
    .values(mailbox)
    .onConflictDoNothing()
    .returning({ name: proofMailboxes.name })
  if (added.length > 0) return undefined
  const [before] = await tx.select().from(proofMailboxes).where(eq(proofMailboxes.name, mailbox.name))
  return before?.asked
}

/** Notes that a proof has been used; false where it was before. A concurrent call waits. */
export async function addSpent(tx: Database, spent: typeof spentProofs.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(spentProofs).values(spent).onConflictDoNothing().returning({ year: spentProofs.year })
  return rows.length > 0
}

/** Takes that back, in the transaction that noted it. */
export async function removeSpent(tx: Database, name: Buffer): Promise<void> {
  await tx.delete(spentProofs).where(eq(spentProofs.name, name))
}

/** Deletes what no proof of this year needs any more, the keys that sign among it. */
export async function forgetProofs(db: Database, year: number): Promise<void> {
  await db.delete(proofMailboxes).where(lt(proofMailboxes.year, year))
  await db.delete(spentProofs).where(lt(spentProofs.year, year))
  await db.delete(proofKeys).where(lt(proofKeys.year, year))
}
