import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'

/** A page of a sitemap: at most `limit` rows from the id `from` on. */
export type Range = { from: number; limit: number }

/** Lists the ids that the pages of approved companies begin with, `limit` companies to a page. */
export async function listFirstCompanies(db: Database, limit: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select company_id as id from (
        select company_id, row_number() over (order by company_id) as place from company_listing
      ) as placed where place % ${limit} = 1 % ${limit} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Lists the approved companies of a page, by id; none if the one it begins with is not approved. */
export function listApprovedCompanies(db: Database, { from, limit }: Range) {
  return queryRows<{ id: number; name_en: string }>(
    db,
    sql`select id, companies.name_en from company_listing join companies on id = company_id
      where company_id >= ${from} and exists (select from company_listing where company_id = ${from})
      order by company_id limit ${limit}`,
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

/** Lists the ids that the pages of public studies begin with, `limit` studies to a page. */
export async function listFirstStudies(db: Database, limit: number): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select id from (select id, row_number() over (order by id) as place from studies where ${isPublic}) as placed
      where place % ${limit} = 1 % ${limit} order by 1`,
  )
  return rows.map(({ id }) => id)
}

/** Lists the ids of the public studies of a page, oldest first; none if the one it begins with is not public. */
export async function listPublicStudies(db: Database, { from, limit }: Range): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    sql`select id from studies where ${isPublic} and id >= ${from}
        and exists (select from studies where ${isPublic} and id = ${from})
      order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

const isPublic = sql`state in ('open', 'closed')`
