import { sql } from 'drizzle-orm'
import type { DecisionReason, Outcome } from '../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../platform/db/database.ts'

type ReportFacts = { reports: number; removed: number; kept: number }
const none: ReportFacts = { reports: 0, removed: 0, kept: 0 }

/**
 * Counts the contributions about each of these companies that were reported since a month, and what was decided since a
 * moment.
 */
export async function reportFactsOf(
  db: Database,
  companyIds: readonly number[],
  { month, moment }: { month: string; moment: Date },
): Promise<(companyId: number) => ReportFacts> {
  const ids = sql.param([...companyIds])
  const rows = await queryRows<ReportFacts & { company_id: number }>(
    db,
    sql`select company_id, sum(reports)::int as reports, sum(removed)::int as removed, sum(kept)::int as kept from (
        select company_id, count(distinct subject_id) as reports, 0 as removed, 0 as kept from reports
          where state in ('open', 'upheld', 'dismissed') and month >= ${month} and company_id = any(${ids}::int[])
          group by company_id
        union all
        select company_id, 0, count(*) filter (where outcome = 'removed'), count(*) filter (where outcome = 'kept')
          from decisions where decided_at > ${moment.toISOString()}::timestamptz and kind = 'report' and not undone
            and company_id = any(${ids}::int[]) group by company_id) as counted
      group by company_id`,
  )
  const found = new Map(rows.map(({ company_id, reports, removed, kept }) => [company_id, { reports, removed, kept }]))
  return (companyId) => found.get(companyId) ?? none
}

export type SimilarDecision = { caseId: string; companyId: number | null; outcome: Outcome }

/**
 * Lists the newest decisions since a moment about contributions that were reported for a reason: removed for it, or
 * kept although a reporter had named it. A text that its author has replaced since is left out, since nobody may read
 * it.
 */
export async function listDecidedAlike(
  db: Database,
  reason: DecisionReason,
  { since, most }: { since: Date; most: number },
): Promise<SimilarDecision[]> {
  const rows = await queryRows<{ case_id: string; company_id: number | null; outcome: Outcome }>(
    db,
    sql`select case_id, company_id, outcome from decisions
      where decided_at > ${since.toISOString()}::timestamptz and kind = 'report' and not undone
        and case outcome when 'removed' then reason = ${reason}
          when 'kept' then exists (select from reports where subject_id = case_id::uuid and reports.reason = ${reason})
          else false end
        and not exists (select from reviews
          where id = case_id::uuid and company_id = decisions.company_id and state = 'replaced')
      order by decided_at desc, id limit ${most}`,
  )
  return rows.map(({ case_id: caseId, company_id: companyId, outcome }) => ({ caseId, companyId, outcome }))
}
