import { sql } from 'drizzle-orm'
import type { DecisionReason, Outcome } from '../../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'

/** The last decision about a notice, and what has become of an appeal against it. */
export type NoticeRuling = {
  id: string
  outcome: Outcome
  reason: DecisionReason | null
  decidedAt: Date
  undone: boolean
  appeal: 'open' | 'upheld' | 'dismissed' | null
}

/** Reads the last decision about each of these notices, by the id of the notice. */
export async function listNoticeDecisions(db: Database, ids: readonly string[]): Promise<Map<string, NoticeRuling>> {
  const rows = await queryRows<Omit<NoticeRuling, 'decidedAt'> & { notice: string; decided: number }>(
    db,
    sql`select distinct on (case_id) case_id as notice, decisions.id, outcome, reason, undone, appeals.state as appeal,
        extract(epoch from decided_at)::float8 as decided
      from decisions left join appeals on decision_id = decisions.id
      where kind = 'notice' and case_id = any(${sql.param([...ids])}::text[]) order by case_id, decided_at desc`,
  )
  return new Map(rows.map(({ notice, decided, ...row }) => [notice, { ...row, decidedAt: new Date(decided * 1000) }]))
}
