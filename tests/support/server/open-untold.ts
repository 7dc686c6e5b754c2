import { sql } from 'drizzle-orm'
import type { Database } from '../../../src/server/platform/db/database.ts'

/**
 * Lets every unit that has something no release has told be released in this round, and the clock strike no more. Which
 * study an answer belongs to is sealed: all are released, but never a single answer. */
export async function openUntold(db: Database, round: string): Promise<void> {
  await db.execute(sql`insert into release_units (unit, round, step, reached)
    select unit, ${round}, 'due', 1000000 from (
      select distinct kind || ' ' || company_id as unit from reviews where not told_by_company
      union select 'country' from reviews where kind = 'salary' and not told_by_country
      union select 'study ' || id from studies where (select count(*) from study_answers) > 1) as untold
    on conflict (unit) do update set round = excluded.round, step = 'due', reached = excluded.reached
      where release_units.step = 'told'`)
}
