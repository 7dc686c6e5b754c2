import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'
import type { Language } from '../../http/words.ts'
import { countMeasure } from '../../statistics/tally.ts'

/** What is read one by one on a company's page; pay and culture are published as statistics only. */
const readOneByOne = ['company', 'interview', 'benefit', 'question']

/**
 * Companies about which more is published than at the last round, of those whose people want to hear of it, and keeps what
 * there is now. A company looked at for the first time has nothing new.
 */
export async function takeNews(db: Database): Promise<number[]> {
  const rows = await rowsOf<{ company_id: number }>(
    db,
    sql`with live as (
        select watched.company_id, coalesce(sum(n), 0)::int as n
        from (select distinct company_id from company_people where notify) as watched
        left join tallies on tallies.company_id = watched.company_id and measure = ${countMeasure}
          and bucket = any(${sql.param(readOneByOne)}::text[])
        group by watched.company_id),
      kept as (insert into company_notices (company_id, contributions) select company_id, n from live
        on conflict (company_id) do update set contributions = excluded.contributions),
      unwatched as (update company_notices set contributions = null
        where contributions is not null and company_id not in (select company_id from live))
      select live.company_id from live join company_notices using (company_id)
      where live.n > company_notices.contributions order by live.company_id`,
  )
  return rows.map(({ company_id }) => company_id)
}

export type NotifiedPerson = { email: string; language: Language; name_en: string; name_ar: string }

/** Who of a company's people wants to hear of what is new and may: verified, neither closed nor blocked. */
export function notifiedPeople(db: Database, companyId: number): Promise<NotifiedPerson[]> {
  return rowsOf<NotifiedPerson>(
    db,
    sql`select email, language, name_en, name_ar from company_people
      join accounts on accounts.id = account_id join companies on companies.id = company_id
      where company_id = ${companyId} and notify and verified and not closeable and not blocked order by email`,
  )
}
