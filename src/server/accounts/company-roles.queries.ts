import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { companies } from '../platform/db/schema/companies.ts'
import { type CompanyRole, companyPeople } from '../platform/db/schema/employers.ts'
import type { Language } from '../platform/http/words.ts'

export type RepresentedCompany = { id: number; name: string; role: CompanyRole; competitors: number[] }

/** The companies an account speaks for, by name, in a language, each with those that compete with it. */
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
  const rivals = await listCompetitorsOfEach(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, competitors: rivals.get(row.id) ?? [] }))
}

/** Why somebody cannot speak of a company as one of its readers: they speak for it, or for one that competes with it. */
export type Interest = 'speaks_for_company' | 'speaks_for_competitor'

/**
 * The interest an account has in a company; undefined where it has none. Companies compete where either names the other:
 * who takes a name off their own page is still named on the other's.
 */
export async function findInterest(db: Database, accountId: string, companyId: number): Promise<Interest | undefined> {
  const [row] = await queryRows<{ interest: Interest | null }>(
    db,
    sql`select ${selectInterest(accountId, companyId)} as interest`,
  )
  return row!.interest ?? undefined
}

/** The same as part of a query that asks more at the same time; null where there is none. */
export const selectInterest = (accountId: string, companyId: number): SQL =>
  sql`(select case when people.company_id = ${companyId} then 'speaks_for_company' else 'speaks_for_competitor' end
    from company_people as people
    where people.account_id = ${accountId}::uuid and (people.company_id = ${companyId} or exists (
      select from company_competitors where (company_id, competitor_id) = (people.company_id, ${companyId}::int)
        or (company_id, competitor_id) = (${companyId}::int, people.company_id)))
    order by people.company_id = ${companyId} desc limit 1)`

/** The companies that compete with each of these, whichever names the other. */
export async function listCompetitorsOfEach(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ id: number; rivals: number[] }>(
    db,
    sql`select id, array_agg(distinct rival) as rivals from (
        select company_id as id, competitor_id as rival from company_competitors
        union all select competitor_id, company_id from company_competitors) as pairs
      where id = any(${sql.param([...ids])}::int[]) group by id`,
  )
  return new Map(rows.map(({ id, rivals }) => [id, rivals]))
}

/** What an account is for a company; undefined where it does not speak for it. */
export async function findRole(db: Database, accountId: string, companyId: number): Promise<CompanyRole | undefined> {
  const { role } = companyPeople
  const [row] = await db
    .select({ role })
    .from(companyPeople)
    .where(and(eq(companyPeople.accountId, accountId), eq(companyPeople.companyId, companyId)))
  return row?.role
}

/** Makes an account one of a company's people; one who is already keeps their role. */
export async function addCompanyPerson(
  db: Database,
  accountId: string,
  companyId: number,
  role: CompanyRole,
): Promise<void> {
  await db.insert(companyPeople).values({ accountId, companyId, role }).onConflictDoNothing()
}
