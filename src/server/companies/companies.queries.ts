import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Key, toSearchKeys } from '../../contract/search/normalise.ts'
import { splitBatches } from '../platform/db/batches.ts'
import { type Database, prepareOnce } from '../platform/db/database.ts'
import { companies, companyCompetitors, companyNames } from '../platform/db/schema/companies.ts'
import { listSoundKeys } from '../platform/sound.ts'

export type CompanyRow = typeof companies.$inferSelect
export type NewCompany = typeof companies.$inferInsert & { id: number }

const existing = prepareOnce((db) =>
  db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, sql.placeholder('id')), eq(companies.isApproved, true)))
    .prepare('company_exists'),
)

/** Returns whether a company exists. One that waits for approval is found by its name and answers nothing (T-015). */
export async function hasCompany(db: Database, id: number): Promise<boolean> {
  return (await existing(db).execute({ id })).length > 0
}

const byId = prepareOnce((db) =>
  db
    .select()
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id')))
    .prepare('company_by_id'),
)

export async function findCompany(db: Database, id: number): Promise<CompanyRow | undefined> {
  return (await byId(db).execute({ id }))[0]
}

/** Locks a company's page until the transaction ends, so that nobody else changes it. */
export async function lockCompany(tx: Database, id: number): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('update')
}

const named = { id: companies.id, nameEn: companies.nameEn, nameAr: companies.nameAr, logo: companies.logo }

const competing = prepareOnce((db) =>
  db
    .select(named)
    .from(companyCompetitors)
    .innerJoin(companies, eq(companies.id, companyCompetitors.competitorId))
    .where(and(eq(companyCompetitors.companyId, sql.placeholder('id')), eq(companies.isApproved, true)))
    .orderBy(asc(companyCompetitors.position))
    .prepare('company_competitors'),
)

/** Returns the approved competitors of a company, in the order they were named. */
export async function readCompetitors(db: Database, id: number) {
  return competing(db).execute({ id })
}

const listed = {
  ...named,
  unlocked: companies.unlocked,
  isApproved: companies.isApproved,
  industryId: companies.industryId,
  cityId: companies.cityId,
  sizeId: companies.sizeId,
}
export type ListedCompany = Pick<CompanyRow, keyof typeof listed>

/** Returns these companies, in the order of the ids. */
export async function listCompanies(db: Database, ids: readonly number[]): Promise<ListedCompany[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(listed)
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function countCompanies(db: Database): Promise<number> {
  return db.$count(companies)
}

export type CompetitorPlace = { companyId: number; competitorId: number; position: number }

/** Inserts companies with their search keys; each has an id, given or random (`requests/requests.queries.ts`). */
export async function insertCompanies(tx: Database, rows: readonly NewCompany[]): Promise<void> {
  for (const batch of splitBatches(rows, 200)) {
    await tx.insert(companies).values(batch)
    await insertNames(tx, batch)
  }
}

type NamedCompany = Pick<CompanyRow, 'id' | 'nameEn' | 'nameAr'> & Pick<NewCompany, 'also' | 'formerly'>

/** Lists all names of a company: the two it has, its further names, and those it had before. */
export const listNames = ({ nameEn, nameAr, also = [], formerly = [] }: Omit<NamedCompany, 'id'>): string[] => [
  ...new Set([nameEn, nameAr, ...also, ...formerly]),
]

/** Lists the search keys of a company. */
export function listNameKeys(company: Omit<NamedCompany, 'id'>): Key[] {
  const names = listNames(company)
  return [...toSearchKeys(names), ...listSoundKeys(names)]
}

/** Inserts the search keys of companies: as lists, since a parameter for each key costs more than the insertion. */
async function insertNames(tx: Database, rows: readonly NamedCompany[]): Promise<void> {
  const keys = rows.flatMap((row) => listNameKeys(row).map((key) => ({ ...key, id: row.id })))
  await tx.execute(
    sql`insert into ${companyNames} (key, company_id, weight) select * from unnest(
      ${sql.param(keys.map(({ key }) => key))}::text[], ${sql.param(keys.map(({ id }) => id))}::int[],
      ${sql.param(keys.map(({ weight }) => weight))}::int[])`,
  )
}

/** Replaces a company's search keys with those of its current names. */
export async function replaceNameKeys(tx: Database, company: NamedCompany): Promise<void> {
  await tx.delete(companyNames).where(eq(companyNames.companyId, company.id))
  await insertNames(tx, [company])
}

/** Inserts companies with the ids they have; competitors may be any of those inserted before or together with them. */
export async function addCompanies(
  db: Database,
  rows: readonly NewCompany[],
  competitors: readonly CompetitorPlace[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    await insertCompanies(tx, rows)
    if (competitors.length > 0) await tx.insert(companyCompetitors).values([...competitors])
    // The ids were given, so the sequence that numbers new companies has to catch up.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('companies', 'id'), greatest((select max(id) from companies), 1))`,
    )
  })
}
