import { type SQL, sql } from 'drizzle-orm'
import type { CaseKind, DecisionReason, Outcome } from '../../contract/moderation/cases.ts'
import { type Database, queryRows } from '../platform/db/database.ts'

/** The time of a decision on Saudi Arabia's clock, as in `platform/months.ts`. */
const there = sql`(decided_at at time zone 'UTC' + interval '3 hours')`
/**
 * The decisions that are logged; answers to support messages decide about nothing, and of unusual reviews that were
 * rejected together one decision is logged, not each review's.
 */
const logged = sql`kind <> 'support' and (kind <> 'burst' or outcome <> 'removed')`
/**
 * The condition for naming a company. Readers learn of a company only what its page shows: something about it was
 * approved, and it has a page.
 */
const shows = sql`outcome = 'approved' and not undone and is_approved`

export type LoggedRow = {
  id: string
  day: string
  kind: CaseKind
  outcome: Outcome
  reason: DecisionReason | null
  company_id: number | null
  name_en: string | null
  name_ar: string | null
  undone: boolean
  appeal: 'open' | 'upheld' | 'dismissed' | null
}

export type LogQuery = { kind?: CaseKind | undefined; after: string | null; limit: number }

/** Lists the public log of decisions, newest first, after the one with the id `after`. */
export function listLoggedDecisions(db: Database, { kind, after, limit }: LogQuery): Promise<LoggedRow[]> {
  const of = kind ? sql`and kind = ${kind}` : sql``
  const beyond = after
    ? sql`and (decided_at, decisions.id) < (select decided_at, id from decisions where id = ${after}::uuid)`
    : sql``
  return queryRows<LoggedRow>(
    db,
    sql`select decisions.id, to_char(${there}, 'YYYY-MM-DD') as day, kind, outcome, reason, undone,
        appeals.state as appeal, case when ${shows} then company_id end as company_id,
        case when ${shows} then name_en end as name_en, case when ${shows} then name_ar end as name_ar
      from decisions left join appeals on appeals.decision_id = decisions.id
        left join companies on companies.id = company_id
      where ${logged} ${of} ${beyond} order by decided_at desc, decisions.id desc limit ${limit}`,
  )
}

export type TotalRow = { month: string; kind: CaseKind; outcome: Outcome; decisions: number; undone: number }

/** The number of months with decisions that are summed up. */
export const loggedMonths = 6

/** The moment at which the month of a decision began in Saudi Arabia. */
const monthBegan = sql`((date_trunc('month', ${there}) - interval '3 hours') at time zone 'UTC')`

/**
 * Counts the decisions by month, kind and outcome, for the newest `months` months with any. The newest decision before
 * each month is looked up, so that older ones are not read, no matter how many there are.
 */
export function listTotalsByMonth(db: Database, months: number): Promise<TotalRow[]> {
  const selectNewestMonth = (before: SQL) =>
    sql`(select ${monthBegan} from decisions where ${logged} and ${before} order by decided_at desc limit 1)`
  return queryRows<TotalRow>(
    db,
    sql`with recursive months (began, place) as (
        select ${selectNewestMonth(sql`true`)}, 1
        union all
        select ${selectNewestMonth(sql`decided_at < months.began`)}, place + 1
        from months where began is not null and place < ${months})
      select to_char(${there}, 'YYYY-MM') as month, kind, outcome, count(*) filter (where not undone)::int as decisions,
        count(*) filter (where undone)::int as undone
      from decisions where ${logged} and decided_at >= (select min(began) from months)
      group by 1, 2, 3 order by month desc, kind, outcome`,
  )
}
