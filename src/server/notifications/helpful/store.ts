import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../db/database.ts'

/**
 * Takes up to `most` published reviews that have reached another of these steps since their writer was last told, and
 * marks them as told. Answers whom to tell, sealed; the ids are random, so their order says nothing.
 */
export async function takeHelpful(db: Database, steps: readonly number[], most: number): Promise<Buffer[]> {
  const reached = sql`(select max(step) from unnest(${sql.param([...steps])}::int[]) as one (step) where step <= helpful)`
  const rows = await rowsOf<{ contact: string }>(
    db,
    sql`update reviews set helpful_told = ${reached} where id in (
        select id from reviews
        where state = 'published' and contact is not null and helpful > helpful_told and ${reached} > helpful_told
        order by id limit ${most} for update skip locked)
      returning encode(contact, 'hex') as contact`,
  )
  return rows.map(({ contact }) => Buffer.from(contact, 'hex'))
}
