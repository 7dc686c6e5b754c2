import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { companies } from '../../platform/db/schema/companies.ts'
import { type CompanyRow, replaceNameKeys } from '../companies.queries.ts'
import { lockAndCheckNames } from '../listed-names.queries.ts'
import type { LikeKey } from './likeness.ts'

/** The most companies looked at in one range of search keys. */
const maxInRange = 12

/** Finds the ids of companies in these ranges of search keys, for each row of ranges. */
export async function findInRanges(
  db: Database,
  rows: readonly (readonly LikeKey[])[],
): Promise<Map<number, Set<number>>> {
  const flat = rows.flatMap((keys, place) => keys.map((key) => ({ ...key, place })))
  const found = await queryRows<{ place: number; id: number }>(
    db,
    sql`select distinct range.place, name.company_id as id
      from unnest(${sql.param(flat.map(({ place }) => place))}::int[], ${sql.param(flat.map(({ weight }) => weight))}::int[],
        ${sql.param(flat.map(({ low }) => low))}::text[], ${sql.param(flat.map(({ high }) => high))}::text[])
        as range (place, weight, low, high)
      cross join lateral (select company_id from company_names
        where weight = range.weight and key >= range.low and key < range.high
        order by key limit ${maxInRange}) as name`,
  )
  const byPlace = new Map<number, Set<number>>()
  for (const { place, id } of found) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(id))
  return byPlace
}

/** Reads companies by id, whole. */
export async function readCompanies(db: Database, ids: readonly number[]): Promise<Map<number, CompanyRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Sets the further names of a company. */
export async function setAlso(tx: Database, id: number, also: readonly string[]): Promise<void> {
  await tx
    .update(companies)
    .set({ also: [...also] })
    .where(eq(companies.id, id))
}

/** Reads the approved companies after an id, in the order of ids. */
export function readApprovedAfter(db: Database, after: number, limit: number): Promise<CompanyRow[]> {
  return db
    .select()
    .from(companies)
    .where(and(eq(companies.isApproved, true), gt(companies.id, after)))
    .orderBy(asc(companies.id))
    .limit(limit)
}

/** The most names of the past that a page shows. */
const maxFormerly = 10

/**
 * Gives a company new names and keeps those it had; false, with nothing done, when another company has one of the new
 * ones.
 */
export async function renameCompany(
  tx: Database,
  company: CompanyRow,
  names: Pick<CompanyRow, 'nameEn' | 'nameAr'>,
): Promise<boolean> {
  const current = new Set([names.nameEn, names.nameAr])
  const had = new Set([company.nameEn, company.nameAr, ...company.formerly])
  const formerly = [...had].filter((name) => !current.has(name)).slice(0, maxFormerly)
  return restoreNames(tx, company, { ...names, formerly })
}

/** Gives a company names and earlier names; false, with nothing done, when another company has one of the names. */
export async function restoreNames(
  tx: Database,
  company: CompanyRow,
  names: Pick<CompanyRow, 'nameEn' | 'nameAr' | 'formerly'>,
): Promise<boolean> {
  if (await lockAndCheckNames(tx, [names.nameEn, names.nameAr], company.id)) return false
  await tx.update(companies).set(names).where(eq(companies.id, company.id))
  await replaceNameKeys(tx, { ...company, ...names })
  return true
}

/** Says that a company does not exist any more, or takes that back. */
export async function closeCompany(tx: Database, id: number, closed: boolean): Promise<void> {
  await tx.update(companies).set({ closed }).where(eq(companies.id, id))
}
