import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/** Counts the approved companies. */
export async function countApprovedCompanies(db: Database): Promise<number> {
  const [row] = await queryRows<{ n: number }>(db, sql`select count(*)::int as n from company_listing`)
  return row!.n
}

/** Lists the approved companies of a page of so many, by id. */
export function listApprovedCompanies(db: Database, page: number, toAPage: number) {
  return queryRows<{ id: number; name_en: string }>(
    db,
    sql`select id, companies.name_en from company_listing join companies on id = company_id
      where company_id in (
        select company_id from company_listing order by company_id offset ${(page - 1) * toAPage} limit ${toAPage}
      ) order by id`,
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

/** Counts the public studies. */
export async function countPublicStudies(db: Database): Promise<number> {
  const [row] = await queryRows<{ n: number }>(db, sql`select count(*)::int as n from studies where ${isPublic}`)
  return row!.n
}

/** Lists the public studies of a page of so many, oldest first. */
export async function listPublicStudies(db: Database, page: number, toAPage: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select id from studies where ${isPublic} order by id offset ${(page - 1) * toAPage} limit ${toAPage}`,
  )
  return rows.map(({ id }) => id)
}

const isPublic = sql`state in ('open', 'closed')`
