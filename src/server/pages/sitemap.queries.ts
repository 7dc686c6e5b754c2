import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/** Reads the highest id of a company or a study; 0 when there is none. */
export async function readHighestId(db: Database, of: 'companies' | 'studies'): Promise<number> {
  const [row] = await queryRows<{ id: number | null }>(db, sql`select max(id) as id from ${sql.identifier(of)}`)
  return row?.id ?? 0
}

/** Lists approved companies with an id above `after`, up to and including `until`. */
export function listApprovedCompanies(db: Database, after: number, until: number) {
  return queryRows<{ id: number; name_en: string }>(
    db,
    sql`select id, name_en from companies where id > ${after} and id <= ${until} and is_approved order by id`,
  )
}

/** Lists the industries or cities with at least `fewest` approved companies, by id. */
export async function listPlacesWithCompanies(
  db: Database,
  by: 'industry' | 'city',
  fewest: number,
): Promise<number[]> {
  const column = sql.raw(`${by}_id`)
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select ${column} as id from company_listing where ${column} is not null
      group by 1 having count(*) >= ${fewest} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Lists public studies with an id above `after`, up to and including `until`, oldest first. */
export async function listPublicStudies(db: Database, after: number, until: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select id from studies where id > ${after} and id <= ${until} and state in ('open', 'closed') order by id`,
  )
  return rows.map(({ id }) => id)
}
