import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { CaseKind, DecisionReason, Verdict } from '../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { moderators, pendingVerdicts } from '../platform/db/schema/moderation.ts'
import { toCanonicalJson } from '../platform/idempotency/canonical-json.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Key = { kind: CaseKind; caseId: string }
/** What a moderator proposes, with everything they answered: the second agrees to all of it. */
export type ProposedVerdict = Key & {
  verdict: Verdict
  reason?: DecisionReason | undefined
  answers: RawAnswers
  moderatorId: string
}
type Dependencies = { db: Database; privacy: Privacy }

const matchCase = ({ kind, caseId }: Key) => and(eq(pendingVerdicts.kind, kind), eq(pendingVerdicts.caseId, caseId))

/** Locks a case until the transaction ends, before any of its rows: verdicts about one case run one after the other. */
export const lockCase = (tx: Database, { kind, caseId }: Key): Promise<void> => lockName(tx, `case ${kind}/${caseId}`)

/**
 * Finds who has proposed the same about a case: the same verdict with the same answers. Undefined where nobody has, or
 * something else is proposed.
 */
export async function findProposal(
  { db: tx, privacy }: Dependencies,
  proposed: ProposedVerdict,
): Promise<{ moderatorId: string; by: string } | undefined> {
  const { verdict, answers, moderatorId } = pendingVerdicts
  const [first] = await tx
    .select({ verdict, answers, moderatorId, by: moderators.pseudonym })
    .from(pendingVerdicts)
    .innerJoin(moderators, eq(moderators.accountId, moderatorId))
    .where(matchCase(proposed))
    .for('update', { of: pendingVerdicts })
  if (first?.verdict !== proposed.verdict) return undefined
  return toCanonicalJson(openAnswers(privacy, first)) === toCanonicalJson(proposed.answers) ? first : undefined
}

/** Keeps a verdict until another moderator agrees; one that was proposed before is replaced. */
export async function storeProposal({ db: tx, privacy }: Dependencies, proposed: ProposedVerdict): Promise<void> {
  const { verdict, reason = null, moderatorId } = proposed
  const kept = { verdict, reason, moderatorId, answers: privacy.sealWords(proposed.answers) }
  const { kind, caseId } = pendingVerdicts
  await tx
    .insert(pendingVerdicts)
    .values({ ...proposed, ...kept })
    .onConflictDoUpdate({ target: [kind, caseId], set: kept })
}

/** Opens what a moderator answered who proposes a verdict. */
export const openAnswers = (privacy: Privacy, { answers }: Pick<PendingVerdict, 'answers'>): RawAnswers =>
  (answers && (privacy.openWords(answers) as RawAnswers)) ?? {}

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
 * another. An appeal that was granted to the sender of a notice removes a text as well. `weight` is what the case would
 * add, 0 where it removes nothing.
 */
export async function countRemovals(
  db: Database,
  pseudonym: string,
  { caseId, ofCompanySince, anywhereSince }: { caseId: string; ofCompanySince: Date; anywhereSince: Date },
): Promise<{ weight: number; ofCompany: number; anywhere: number }> {
  const toTimestamp = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
  /** The notice of an appeal that its sender has made. */
  const selectAppealed = (appeal: SQL) => sql`from appeals join decisions as first on first.id = decision_id
    join notices on notices.id = case when first.kind = 'notice' then first.case_id::uuid end
    where appeals.id = ${appeal} and appeal_by = 'sender'`
  const [row] = await queryRows<{ weight: number; of_company: number; anywhere: number }>(
    db,
    sql`with about as (select company_id, subject_id from reports where subject_id = ${caseId}::uuid
        union all select company_id, subject_id from notices where id = ${caseId}::uuid
        union all select notices.company_id, subject_id ${selectAppealed(sql`${caseId}::uuid`)} limit 1),
      removed as (select company_id, decided_at from decisions
        where not undone and decided_by = ${pseudonym} and proposed_by is null
          and decided_at > least(${toTimestamp(ofCompanySince)}, ${toTimestamp(anywhereSince)})
          and case kind when 'appeal' then outcome = 'restored' and exists (select ${selectAppealed(sql`decisions.case_id::uuid`)})
            when 'report' then outcome = 'removed' else kind = 'notice' and outcome in ('removed', 'part') end)
      select (select count(*)::int * (1 + coalesce(max(answer_count), 0)) from about
          left join questions on questions.id = subject_id and questions.company_id = about.company_id) as weight,
        (select count(*)::int from removed
          where decided_at > ${toTimestamp(ofCompanySince)} and company_id in (select company_id from about)) as of_company,
        (select count(*)::int from removed where decided_at > ${toTimestamp(anywhereSince)}) as anywhere`,
  )
  return { weight: row!.weight, ofCompany: row!.of_company, anywhere: row!.anywhere }
}
