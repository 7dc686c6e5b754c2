import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { type CompanyRole, companyPeople } from '../platform/db/schema/employers.ts'
import type { Language } from '../platform/http/words.ts'

export type RepresentedCompany = { id: number; name: string; role: CompanyRole; competitors: number[] }

/**
 * Returns the companies an account speaks for, with names in a language and ordered by name, each with its competitors.
 */
export async function findRepresented(
  db: Database,
  accountId: string,
  language: Language,
): Promise<RepresentedCompany[]> {
  const name = language === 'ar' ? companies.nameAr : companies.nameEn
  const rows = await db
    .select({ id: companies.id, name, role: companyPeople.role })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(eq(companyPeople.accountId, accountId))
    .orderBy(asc(name))
  const rivals = await listRivalsOfEach(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, competitors: rivals.get(row.id) ?? [] }))
}

/**
 * The reason an account may not act as a reader of a company: it speaks for the company, or for one that competes with
 * it.
 */
export type Interest = 'speaks_for_company' | 'speaks_for_competitor'

/**
 * Returns the interest an account has in a company, or undefined when it has none. Two companies compete when either
 * names the other or did so within a year, and when they are of one industry and one city, or were: a company says all
 * of this of itself, so that what its people take off its page before they write a review still counts.
 */
export async function findInterest(db: Database, accountId: string, companyId: number): Promise<Interest | undefined> {
  const [row] = await queryRows<{ interest: Interest | null }>(
    db,
    sql`select ${selectInterest(accountId, companyId)} as interest`,
  )
  return row!.interest ?? undefined
}

/** Builds the same as part of a larger query; null where the account has no interest. */
export const selectInterest = (accountId: string, companyId: number): SQL =>
  sql`(select case when people.company_id = ${companyId} then 'speaks_for_company' else 'speaks_for_competitor' end
    from company_people as people
    where people.account_id = ${accountId}::uuid and (people.company_id = ${companyId}
      or ${companyId}::int in (${selectRivals(sql`people.company_id`)}))
    order by people.company_id = ${companyId} desc limit 1)`

/** Builds the query for the competitors that a company or another one names, or has named within a year. */
const selectNamed = (id: SQL) => sql`select competitor_id from company_competitors where company_id = ${id}
  union all select company_id from company_competitors where competitor_id = ${id}
  union all select unnest(competitors) from company_pasts where company_id = ${id}
  union all select company_id from company_pasts where competitors @> array[${id}]`

/** Builds the query for everything a company competes with: what is named, and what shares its industry and city. */
const selectRivals = (id: SQL) => sql`${selectNamed(id)}
  union all select listed.company_id from company_listing as listed join (
      select industry_id, city_id from companies where companies.id = ${id}
      union all select industry_id, city_id from company_pasts where company_id = ${id}) as market
    on listed.industry_id = market.industry_id and listed.city_id = market.city_id where listed.company_id <> ${id}`

/** Returns the companies that each of these competes with. */
const listRivalsOfEach = (db: Database, ids: readonly number[]) => listOfEach(db, ids, selectRivals)

/** Returns the competitors of each of these companies that either of the two names. */
export const listCompetitorsOfEach = (db: Database, ids: readonly number[]) => listOfEach(db, ids, selectNamed)

async function listOfEach(
  db: Database,
  ids: readonly number[],
  select: (id: SQL) => SQL,
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ id: number; rivals: number[] }>(
    db,
    sql`select id, array(select distinct rival from (${select(sql`ids.id`)}) as rivals (rival) order by rival) as rivals
      from unnest(${sql.param([...ids])}::int[]) as ids (id)`,
  )
  return new Map(rows.map(({ id, rivals }) => [id, rivals]))
}

/** Returns the role an account has for a company, or undefined when it does not speak for it. */
export async function findRole(db: Database, accountId: string, companyId: number): Promise<CompanyRole | undefined> {
  const { role } = companyPeople
  const [row] = await db
    .select({ role })
    .from(companyPeople)
    .where(and(eq(companyPeople.accountId, accountId), eq(companyPeople.companyId, companyId)))
  return row?.role
}

/** Adds an account to a company's people; one who already belongs to them keeps their role. */
export async function addCompanyPerson(
  db: Database,
  accountId: string,
  companyId: number,
  role: CompanyRole,
): Promise<void> {
  await db.insert(companyPeople).values({ accountId, companyId, role }).onConflictDoNothing()
}
