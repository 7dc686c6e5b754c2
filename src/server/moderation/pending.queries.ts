import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CaseKind, DecisionReason, Verdict } from '../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { moderators, pendingVerdicts } from '../platform/db/schema/moderation.ts'

type Key = { kind: CaseKind; caseId: string }
export type ProposedVerdict = Key & { verdict: Verdict; reason?: DecisionReason | undefined; moderatorId: string }

const matchCase = ({ kind, caseId }: Key) => and(eq(pendingVerdicts.kind, kind), eq(pendingVerdicts.caseId, caseId))

/** Locks a case until the transaction ends, before any of its rows: verdicts about one case run one after the other. */
export const lockCase = (tx: Database, { kind, caseId }: Key): Promise<void> => lockName(tx, `case ${kind}/${caseId}`)

/**
 * Returns the pseudonym of another moderator who proposed the same verdict, which is then consumed; otherwise stores
 * this one, replacing one with another verdict, and returns `kept`, or `again` if the same moderator had proposed it
 * before.
 */
export async function agreeOrPropose(
  tx: Database,
  proposed: ProposedVerdict,
): Promise<{ by: string } | 'kept' | 'again'> {
  const added = await tx
    .insert(pendingVerdicts)
    .values(proposed)
    .onConflictDoNothing()
    .returning({ verdict: pendingVerdicts.verdict })
  if (added.length > 0) return 'kept'
  const [first] = await tx
    .select({ verdict: pendingVerdicts.verdict, moderatorId: pendingVerdicts.moderatorId, by: moderators.pseudonym })
    .from(pendingVerdicts)
    .innerJoin(moderators, eq(moderators.accountId, pendingVerdicts.moderatorId))
    .where(matchCase(proposed))
    .for('update', { of: pendingVerdicts })
  if (first?.verdict === proposed.verdict) {
    if (first.moderatorId === proposed.moderatorId) return 'again'
    await dropPending(tx, proposed)
    return { by: first.by }
  }
  const { verdict, reason, moderatorId } = proposed
  await tx
    .update(pendingVerdicts)
    .set({ verdict, reason: reason ?? null, moderatorId })
    .where(matchCase(proposed))
  return 'kept'
}

/** Deletes the verdict that one moderator proposed for a case. */
export async function dropPending(tx: Database, key: Key): Promise<void> {
  await tx.delete(pendingVerdicts).where(matchCase(key))
}

export type PendingVerdict = typeof pendingVerdicts.$inferSelect

/** Returns the verdicts that wait for a second moderator among these cases, by the id of the case. */
export async function listPending(
  db: Database,
  kind: CaseKind,
  ids: readonly string[],
): Promise<Map<string, PendingVerdict>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(pendingVerdicts)
    .where(and(eq(pendingVerdicts.kind, kind), inArray(pendingVerdicts.caseId, [...ids])))
  return new Map(rows.map((row) => [row.caseId, row]))
}

/**
 * Counts what a moderator removed alone or proposed to remove: for a company since one moment, and anywhere since
 * another.
 */
export async function countRemovals(
  db: Database,
  pseudonym: string,
  { caseId, ofCompanySince, anywhereSince }: { caseId: string; ofCompanySince: Date; anywhereSince: Date },
): Promise<{ weight: number; ofCompany: number; anywhere: number }> {
  const toTimestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  const [row] = await queryRows<{ weight: number; of_company: number; anywhere: number }>(
    db,
    sql`with about as (select company_id, subject_id from reports where subject_id = ${caseId}::uuid
        union all select company_id, subject_id from notices where id = ${caseId}::uuid limit 1),
      removed as (select company_id, decided_at from decisions
        where kind in ('report', 'notice') and outcome in ('removed', 'part') and not undone and decided_by = ${pseudonym} and proposed_by is null)
      select coalesce((select answer_count from questions
          where id = (select subject_id from about) and company_id = (select company_id from about)), 0) + 1 as weight,
        (select count(*)::int from removed
          where decided_at > ${toTimestamp(ofCompanySince)} and company_id in (select company_id from about)) as of_company,
        (select count(*)::int from removed where decided_at > ${toTimestamp(anywhereSince)}) as anywhere`,
  )
  return { weight: row!.weight, ofCompany: row!.of_company, anywhere: row!.anywhere }
}
