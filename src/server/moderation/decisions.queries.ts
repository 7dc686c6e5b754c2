import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { CaseKind, DecisionReason, Outcome } from '../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { companyPeople } from '../platform/db/schema/employers.ts'
import { appeals, decisions } from '../platform/db/schema/moderation.ts'
import type { Language } from '../platform/http/words.ts'
import { openCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

export type DecisionRow = typeof decisions.$inferSelect

export type NewDecision = {
  kind: CaseKind
  caseId: string
  companyId: number | null
  outcome: Outcome
  reason?: DecisionReason | undefined
  decidedAt: Date
  before?: unknown
  /** The moderator's pseudonym, and that of the moderator who proposed the same where two were needed. */
  decidedBy: string
  proposedBy?: string | undefined
  /** SHA-256 of the token with which the person concerned may appeal. */
  appealHash?: Buffer | undefined
}

/**
 * Stores a decision, in the transaction that carries it out, and returns its id. It contains no name but a moderator's
 * pseudonym.
 */
export async function addDecision(tx: Database, decision: NewDecision): Promise<string> {
  const [row] = await tx.insert(decisions).values(decision).returning({ id: decisions.id })
  return row!.id
}

/** Returns whether a case has a decision that is in force. */
export async function isDecided(db: Database, kind: CaseKind, caseId: string): Promise<boolean> {
  const found = await db
    .select({ id: decisions.id })
    .from(decisions)
    .where(and(eq(decisions.kind, kind), eq(decisions.caseId, caseId), eq(decisions.undone, false)))
    .limit(1)
  return found.length > 0
}

/** Reads a decision; undefined for an unknown id. */
export async function findDecision(db: Database, id: string): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(decisions).where(eq(decisions.id, id))
  return row
}

/** Reads the decision about a case that is in force; undefined where there is none. */
export async function findDecisionAbout(
  db: Database,
  kind: CaseKind,
  caseId: string,
): Promise<DecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(decisions)
    .where(and(eq(decisions.kind, kind), eq(decisions.caseId, caseId), eq(decisions.undone, false)))
    .orderBy(desc(decisions.decidedAt))
    .limit(1)
  return row
}

/** Reads a decision, locked until the transaction ends; undefined for an unknown id. */
export async function lockDecision(tx: Database, id: string): Promise<DecisionRow | undefined> {
  const [row] = await tx.select().from(decisions).where(eq(decisions.id, id)).for('update')
  return row
}

export async function markUndone(tx: Database, id: string): Promise<void> {
  await tx.update(decisions).set({ undone: true }).where(eq(decisions.id, id))
}

/** Returns whether there is an appeal against a decision. */
export async function isAppealed(db: Database, decisionId: string): Promise<boolean> {
  return (await db.$count(appeals, eq(appeals.decisionId, decisionId))) > 0
}

/** Lists the decisions taken since a moment, newest first, and whether each was appealed against. */
export function listDecisionsSince(db: Database, since: Date, most: number) {
  return db
    .select({ decision: decisions, appealed: sql<boolean>`${appeals.id} is not null` })
    .from(decisions)
    .leftJoin(appeals, eq(appeals.decisionId, decisions.id))
    .where(gt(decisions.decidedAt, since))
    .orderBy(desc(decisions.decidedAt), desc(decisions.id))
    .limit(most)
}

/** Counts the decisions of a moderator since a moment that are in force. */
export function countDecidedBy(db: Database, pseudonym: string, since: Date): Promise<number> {
  const { decidedBy, decidedAt, undone } = decisions
  return db.$count(decisions, and(eq(decidedBy, pseudonym), gte(decidedAt, since), eq(undone, false)))
}

/** Returns the names of companies in a language, whether approved or not. */
export async function listCompanyNames(db: Database, ids: readonly (number | null)[], language: Language) {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map<number, string>()
  const name = language === 'ar' ? companies.nameAr : companies.nameEn
  const rows = await db
    .select({ id: companies.id, name })
    .from(companies)
    .where(sql`${companies.id} = any(${sql.param(known)}::int[])`)
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Returns the accounts that speak for a company, with the language they read. */
export async function listSpeakers({ db, privacy }: { db: Database; privacy: Privacy }, companyId: number) {
  const rows = await db
    .select({ account: accounts.id, card: accounts.card })
    .from(companyPeople)
    .innerJoin(accounts, eq(accounts.id, companyPeople.accountId))
    .where(eq(companyPeople.companyId, companyId))
  return rows.map(({ account, card }) => ({ account, language: openCard(privacy, card).language }))
}

/** Finds the decision that the token of a mail is about; undefined for an unknown token. */
export async function findDecisionByToken(db: Database, hash: Buffer): Promise<DecisionRow | undefined> {
  const [row] = await db.select().from(decisions).where(eq(decisions.appealHash, hash))
  return row
}

/**
 * Stores an appeal, its text sealed; returns why not when there is one against this decision, or it is undone
 * meanwhile.
 */
export function addAppeal(
  { db, privacy }: { db: Database; privacy: Privacy },
  { decisionId, month, text }: { decisionId: string; month: string; text: string },
): Promise<'added' | 'already_appealed' | 'decision_undone'> {
  return db.transaction(async (tx) => {
    if ((await lockDecision(tx, decisionId))?.undone !== false) return 'decision_undone'
    const appeal = { decisionId, month, words: privacy.sealWords(text) }
    const rows = await tx.insert(appeals).values(appeal).onConflictDoNothing().returning({ id: appeals.id })
    return rows.length > 0 ? 'added' : 'already_appealed'
  })
}

/**
 * Deletes what is needed only for undoing and appealing, once neither is possible: the state undoing would restore, and
 * tokens of old mails.
 */
export async function forgetBefore(db: Database, since: Date): Promise<void> {
  await db.execute(
    sql`update decisions set before = null, appeal_hash = null
      where decided_at < ${since.toISOString()}::timestamptz and (before is not null or appeal_hash is not null)
        and not exists (select from appeals where decision_id = decisions.id and state = 'open')`,
  )
}

/** Deletes rejected requests for companies that cannot be restored any more: the request and the contact to notify. */
export async function forgetRejected(db: Database, since: Date): Promise<void> {
  const settled = sql`not undone and decided_at < ${since.toISOString()}::timestamptz
    and not exists (select from appeals where decision_id = decisions.id and state = 'open')`
  await db.execute(
    sql`delete from companies where not is_approved and not exists (select from reviews where company_id = companies.id)
      and exists (select from decisions
        where kind = 'company' and case_id = companies.id::text and outcome = 'rejected' and ${settled})`,
  )
  await db.execute(
    sql`delete from company_requests where exists (select from decisions
      where kind = 'company' and case_id = company_requests.company_id::text and ${settled})`,
  )
  await db.execute(
    sql`delete from company_changes where state <> 'pending' and exists (select from decisions
      where kind = 'change' and case_id = company_changes.id::text and ${settled})`,
  )
}

/** Returns the reason for which each of these contributions was removed, if it was. */
export async function findRemovalReason(db: Database, ids: readonly string[]): Promise<Map<string, DecisionReason>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ id: string; reason: DecisionReason }>(
    db,
    sql`select distinct on (case_id) case_id as id, reason from decisions
      where kind in ('report', 'burst') and outcome = 'removed' and not undone and reason is not null
        and case_id = any(${sql.param([...ids])}::text[]) order by case_id, decided_at desc`,
  )
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
