import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { type CompanyOrder, countedAtMost } from '../../contract/companies/companies.ts'
import { type Database, queryPrepared, queryRows } from '../platform/db/database.ts'
import { companyListing } from '../platform/db/schema/companies.ts'
import type { Language } from '../platform/http/words.ts'
import type { Position } from '../platform/paging/position.ts'

/** A filter by ids of lists and by the lowest average of stars; an absent property does not filter. */
export type CompanyFilter = { cityId?: number; industryId?: number; sizeId?: number; stars?: number }

export type CompanyQuery = {
  filter: CompanyFilter
  order: CompanyOrder
  language: Language
  after: Position | null
  limit: number
}

function matchFilter({ cityId, industryId, sizeId, stars }: CompanyFilter): SQL | undefined {
  return and(
    cityId === undefined ? undefined : eq(companyListing.cityId, cityId),
    industryId === undefined ? undefined : eq(companyListing.industryId, industryId),
    sizeId === undefined ? undefined : eq(companyListing.sizeId, sizeId),
    stars === undefined ? undefined : gte(companyListing.rate, stars),
  )
}

/** Returns the column an order sorts by. */
function getOrderColumn(order: CompanyOrder, language: Language) {
  const { reviews, score, nameEn, nameAr } = companyListing
  return { reviews, rating: score, name: language === 'ar' ? nameAr : nameEn }[order]
}

/** Builds a total order: companies that are equal in it are sorted by their ids. */
function buildOrder(order: CompanyOrder, language: Language): SQL[] {
  const direction = order === 'name' ? asc : desc
  return [direction(getOrderColumn(order, language)), direction(companyListing.companyId)]
}

/** Returns the ids of one page of the approved companies that fit, in order, and the position of the next page. */
export async function browseCompanies(
  db: Database,
  { filter, order, language, after, limit }: CompanyQuery,
): Promise<{ ids: number[]; next: Position | null }> {
  const { companyId } = companyListing
  const by = getOrderColumn(order, language)
  const beyond = order === 'name' ? sql`>` : sql`<`
  // A number would be sent as the type its text looks like, so the column gives the type.
  const from = after && sql`(${by}, ${companyId}) ${beyond} (${sql.param(after.value, by)}, ${after.id}::int)`
  const query = Object.keys(filter).length === 0 ? queryPrepared : queryRows
  const rows = await query<{ id: number; value: string | number }>(
    db,
    sql`select ${companyId} as id, ${by} as value from ${companyListing}
      where ${and(matchFilter(filter), from ?? undefined) ?? sql`true`}
      order by ${sql.join(buildOrder(order, language), sql`, `)} limit ${limit + 1}`,
  )
  const page = rows.slice(0, limit)
  return { ids: page.map(({ id }) => id), next: rows.length > limit ? (page.at(-1) ?? null) : null }
}

/** Returns which of these companies fit, in the given order or another; companies that are not approved never do. */
export async function filterCompanies(
  db: Database,
  ids: readonly number[],
  { filter, order, language }: { filter: CompanyFilter; order: CompanyOrder | undefined; language: Language },
): Promise<number[]> {
  const { companyId } = companyListing
  const found = db
    .select({ id: companyId })
    .from(companyListing)
    .where(and(inArray(companyId, [...ids]), matchFilter(filter)))
  const rows = await (order ? found.orderBy(...buildOrder(order, language)) : found)
  const fit = new Set(rows.map(({ id }) => id))
  return order ? [...fit] : ids.filter((id) => fit.has(id))
}

/**
 * Counts the approved companies that fit, up to `countedAtMost`, which stands for that many or more: counting further
 * would read them all.
 */
export async function countFitting(db: Database, filter: CompanyFilter): Promise<number> {
  const query = Object.keys(filter).length === 0 ? queryPrepared : queryRows
  const [row] = await query<{ n: number }>(
    db,
    sql`select count(*)::int as n from (select 1 from ${companyListing}
      where ${matchFilter(filter) ?? sql`true`} limit ${sql.raw(String(countedAtMost))}) as found`,
  )
  return row!.n
}
