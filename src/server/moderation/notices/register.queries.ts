import { sql } from 'drizzle-orm'
import type { AuthorityRow, RegisterRow } from '../../../contract/notices/register.schema.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'

/**
 * Counts notices by month, ground and what they are now, newest month first. Of an appeal it is counted that there was
 * one, and whether it turned the decision round.
 */
export function listNoticeCounts(db: Database): Promise<RegisterRow[]> {
  return queryRows<RegisterRow>(
    db,
    sql`select month, ground, state as outcome, count(*)::int as notices, count(appeal_by)::int as appealed,
        count(*) filter (where appeal_by is not null and exists (select from decisions
          join appeals on decision_id = decisions.id
          where kind = 'notice' and case_id = notices.id::text and appeals.state = 'upheld'))::int as granted,
        round(percentile_cont(0.5) within group (order by days))::int as median_days
      from notices group by month, ground, state order by month desc, ground, state`,
  )
}

/** Lists the counted requests of authorities, newest month first. */
export function listAuthorityRequests(db: Database): Promise<AuthorityRow[]> {
  return queryRows<AuthorityRow>(
    db,
    sql`select month, kind, outcome, requests from authority_requests order by month desc, kind, outcome`,
  )
}

/** Sets the number of requests of a line; 0 removes it. Returns the number before. */
export async function setAuthorityCount(
  tx: Database,
  { month, kind, outcome, requests }: AuthorityRow,
): Promise<number> {
  const line = sql`month = ${month} and kind = ${kind} and outcome = ${outcome}`
  const [before] = await queryRows<{ requests: number }>(
    tx,
    sql`select requests from authority_requests where ${line} for update`,
  )
  await tx.execute(
    requests === 0
      ? sql`delete from authority_requests where ${line}`
      : sql`insert into authority_requests (month, kind, outcome, requests)
          values (${month}, ${kind}, ${outcome}, ${requests})
          on conflict (month, kind, outcome) do update set requests = excluded.requests`,
  )
  return before?.requests ?? 0
}
