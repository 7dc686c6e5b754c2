import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { type CompanyOrder, countedAtMost } from '../../contract/companies/companies.ts'
import type { Database } from '../platform/db/database.ts'
import { companyListing } from '../platform/db/schema/companies.ts'
import type { Language } from '../platform/http/words.ts'
import type { Position } from '../platform/paging/position.ts'

/** Ids of lists, and stars on average at least; what is absent does not matter. */
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

/** What an order goes by. */
function getOrderColumn(order: CompanyOrder, language: Language) {
  const { reviews, score, nameEn, nameAr } = companyListing
  return { reviews, rating: score, name: language === 'ar' ? nameAr : nameEn }[order]
}

/** An order, to the last: companies that are alike in it stand by their ids. */
function buildOrder(order: CompanyOrder, language: Language): SQL[] {
  const direction = order === 'name' ? asc : desc
  return [direction(getOrderColumn(order, language)), direction(companyListing.companyId)]
}

/** Ids of one page of the approved companies that fit, in their order, and where the next page begins. */
export async function browseCompanies(
  db: Database,
  { filter, order, language, after, limit }: CompanyQuery,
): Promise<{ ids: number[]; next: Position | null }> {
  const { companyId } = companyListing
  const by = getOrderColumn(order, language)
  const beyond = order === 'name' ? sql`>` : sql`<`
  // A number would travel as one of the type its text looks like; the column says which it is.
  const from = after && sql`(${by}, ${companyId}) ${beyond} (${sql.param(after.value, by)}, ${after.id}::int)`
  const rows = await db
    .select({ id: companyId, value: by })
    .from(companyListing)
    .where(and(matchFilter(filter), from ?? undefined))
    .orderBy(...buildOrder(order, language))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return { ids: page.map(({ id }) => id), next: rows.length > limit ? (page.at(-1) ?? null) : null }
}

/** Which of these companies fit, in the order they are given or another; those nobody has approved yet do not. */
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

/** How many approved companies fit, `countedAtMost` for that many and more: counting further would read them all. */
export async function countFitting(db: Database, filter: CompanyFilter): Promise<number> {
  const some = db.select({ id: companyListing.companyId }).from(companyListing).where(matchFilter(filter))
  const rows = await db.select({ n: sql<number>`count(*)::int` }).from(some.limit(countedAtMost).as('some'))
  return Number(rows[0]?.n ?? 0)
}
