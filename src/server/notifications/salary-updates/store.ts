import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import { releasedMeasure } from '../../statistics/guard.ts'
import { payMeasure } from '../../statistics/pay-measures.ts'

/** Companies whose released pay rests on other numbers of people than at the last round; keeps what there is now. */
export async function takeNewPay(db: Database): Promise<number[]> {
  const rows = await rowsOf<{ company_id: number }>(
    db,
    sql`with live as (select company_id, sum(n)::int as n from tallies
        where measure = ${releasedMeasure(payMeasure)} group by company_id),
      kept as (insert into company_notices (company_id, pay) select company_id, n from live
        on conflict (company_id) do update set pay = excluded.pay)
      select live.company_id from live left join company_notices using (company_id)
      where live.n <> coalesce(company_notices.pay, 0) and live.n > 0`,
  )
  return rows.map(({ company_id }) => company_id)
}
