import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'

/** The column of companies that names an item of a list. */
const columns: Readonly<Record<string, SQL>> = {
  cities: sql`city_id`,
  industries: sql`industry_id`,
  types: sql`type_id`,
  employeeNumbers: sql`size_id`,
}
/** The lists that what a company said of its market names as well. */
const ofPasts: Readonly<Record<string, SQL>> = { cities: columns.cities!, industries: columns.industries! }

/** Counts the companies that name each item of a list; undefined where companies name none. */
export async function countByItem(db: Database, list: string): Promise<Map<number, number> | undefined> {
  const column = columns[list]
  if (!column) return undefined
  const rows = await queryRows<{ id: number; n: number }>(
    db,
    sql`select ${column} as id, count(*)::int as n from companies where is_approved and ${column} is not null group by 1`,
  )
  return new Map(rows.map(({ id, n }) => [id, Number(n)]))
}

/** Lets the companies that name an item name another one; returns their ids. */
export async function moveCompanies(tx: Database, list: string, from: number, into: number): Promise<number[]> {
  const column = columns[list]
  if (!column) return []
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`update companies set ${column} = ${into}::int
      where id in (select id from companies where ${column} = ${from} order by id for update) returning id`,
  )
  const past = ofPasts[list]
  if (past) await tx.execute(sql`update company_pasts set ${past} = ${into}::int where ${past} = ${from}`)
  return rows.map(({ id }) => id)
}

type Back = { from: readonly number[]; into: number }

/** Lets these companies name an item again, as far as they still name what it had become. */
export async function moveCompaniesBack(
  tx: Database,
  list: string,
  ids: readonly number[],
  { from, into }: Back,
): Promise<void> {
  const column = columns[list]
  if (!column || ids.length === 0) return
  await tx.execute(
    sql`update companies set ${column} = ${into}::int where id in (select id from companies
      where id = any(${sql.param([...ids])}::int[]) and ${column} = any(${sql.param([...from])}::int[])
      order by id for update)`,
  )
}
