import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import type { ReviewSort } from '../../contract/reviews/voices.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Position } from '../platform/paging/cursor.ts'
import { hasFilter, matchFilter, type NarrowedFilter } from './narrowed.queries.ts'
import type { StoredReview } from './reviews.queries.ts'

export type Listing = {
  companyId: number
  kind: ReviewKind
  after: Position | null
  limit: number
  narrowed?: NarrowedFilter
  /** For company reviews only, like the fields below and all orders but `newest`. */
  stars?: readonly number[] | undefined
  former?: boolean | undefined
  sort?: ReviewSort | undefined
}

/**
 * Reviews with this many stars by writers shown as former (1), as current (0) or as neither (2); each cell is one index
 * range.
 */
type Cell = { stars: number; standing: number }

const columns = sql`id, month, answers, context, response, helpful, unhelpful, stars, proven`
const newest = sql`month desc, id desc`
const mostHelpful = sql`helpful desc, month desc, id desc`

/**
 * Returns one page of a company's published reviews of one kind, after a position, with at most `limit` rows. By stars
 * and standing alone, the cost of a page depends neither on its depth nor on how many reviews there are nor on how rare
 * the match is: each of the at most fifteen cells is one index range, of which at most `limit` rows are read. Words
 * have an index of their own; for the other filters, the reviews of the company are scanned.
 */
export function listPublished(db: Database, listing: Listing): Promise<StoredReview[]> {
  const { stars, former, narrowed = {}, sort = 'newest' } = listing
  if (hasFilter(narrowed)) return listNarrowed(db, listing, narrowed)
  if (sort === 'highest') return listByStars(db, listing, [5, 4, 3, 2, 1])
  if (sort === 'lowest') return listByStars(db, listing, [1, 2, 3, 4, 5])
  if (sort === 'helpful') return fromCells(db, listing, listCells(listing, [1, 2, 3, 4, 5]), mostHelpful)
  if (stars === undefined && former === undefined) return listNewest(db, listing)
  return fromCells(db, listing, listCells(listing, [1, 2, 3, 4, 5]), newest)
}

/** Reads level by level, newest first within each; only the level of the position starts after it. */
async function listByStars(db: Database, listing: Listing, levels: readonly number[]): Promise<StoredReview[]> {
  const found: StoredReview[] = []
  const from = listing.after?.n === undefined ? 0 : levels.indexOf(listing.after.n)
  for (const level of levels.slice(Math.max(0, from))) {
    const after = level === listing.after?.n ? listing.after : null
    const left = { ...listing, after, limit: listing.limit - found.length }
    found.push(...(await fromCells(db, left, listCells(listing, [level]), newest)))
    if (found.length >= listing.limit) break
  }
  return found
}

function listCells({ stars, former }: Listing, levels: readonly number[]): Cell[] {
  const standings = former === undefined ? [0, 1, 2] : [Number(former)]
  return levels
    .filter((level) => stars === undefined || stars.includes(level))
    .flatMap((level) => standings.map((standing) => ({ stars: level, standing })))
}

/**
 * Builds the condition for rows after a position in an order; comparing whole rows makes it the start of an index
 * range.
 */
function selectBeyond(after: Position | null, order: SQL): SQL {
  if (!after) return sql``
  const { month, id, n = 0 } = after
  return order === mostHelpful
    ? sql`and (helpful, month, id) < (${n}::int, ${month}, ${id}::uuid)`
    : sql`and (month, id) < (${month}, ${id}::uuid)`
}

function listNewest(db: Database, { companyId, kind, after, limit }: Listing): Promise<StoredReview[]> {
  return queryRows<StoredReview>(
    db,
    sql`select ${columns} from reviews where company_id = ${companyId} and kind = ${kind} and state = 'published'
      ${selectBeyond(after, newest)} order by ${newest} limit ${limit}`,
  )
}

async function fromCells(
  db: Database,
  { companyId, kind, after, limit }: Listing,
  cells: readonly Cell[],
  order: SQL,
): Promise<StoredReview[]> {
  if (cells.length === 0) return []
  return queryRows<StoredReview>(
    db,
    sql`select review.* from unnest(${sql.param(cells.map(({ stars }) => stars))}::int[],
        ${sql.param(cells.map(({ standing }) => standing))}::int[]) as cell (stars, standing)
      cross join lateral (select ${columns} from reviews
        where company_id = ${companyId} and kind = ${kind} and state = 'published'
          and reviews.stars = cell.stars and reviews.standing = cell.standing ${selectBeyond(after, order)}
        order by ${order} limit ${limit}) as review
      order by ${order} limit ${limit}`,
  )
}

/** The `order by` of each sort order. */
export const orders: Record<ReviewSort, SQL> = {
  newest,
  helpful: mostHelpful,
  highest: sql`stars desc, ${newest}`,
  lowest: sql`stars, ${newest}`,
}

/** Builds the condition that keeps the reviews with these stars and standing. */
export function ofCells({ stars, former }: Pick<Listing, 'stars' | 'former'>): SQL {
  const ofStars = stars === undefined ? sql`true` : sql`stars = any(${sql.param([...stars])}::int[])`
  return former === undefined ? ofStars : sql`${ofStars} and standing = ${Number(former)}`
}

async function listNarrowed(
  db: Database,
  { companyId, kind, after, limit, sort = 'newest', ...cells }: Listing,
  narrowed: NarrowedFilter,
): Promise<StoredReview[]> {
  return queryRows<StoredReview>(
    db,
    sql`select ${columns} from reviews where company_id = ${companyId} and kind = ${kind} and state = 'published'
      and ${ofCells(cells)} and ${matchFilter(companyId, narrowed)} and ${orderBy(after, sort)}
      order by ${orders[sort]} limit ${limit}`,
  )
}

/** Builds the condition for rows after a position in any order. */
export function orderBy(after: Position | null, sort: ReviewSort): SQL {
  if (!after) return sql`true`
  if (sort !== 'highest' && sort !== 'lowest') return sql`true ${selectBeyond(after, orders[sort])}`
  const level = sql`${after.n ?? 0}::int`
  const further = sort === 'highest' ? sql`stars < ${level}` : sql`stars > ${level}`
  return sql`(${further} or (stars = ${level} ${selectBeyond(after, newest)}))`
}

type ShownContext = { companyId: number; kind: ReviewKind; context: Work; lookups: Lookups; times: number }
type Work = { department: number; joblevel: number; city: number }

/** Returns whether a company has this many published reviews shown with at least this context. */
export async function isShownWith(
  db: Database,
  { companyId, kind, context, lookups, times }: ShownContext,
): Promise<boolean> {
  const shown = lookups
    .idsOf('departments', context.department)
    .flatMap((department) =>
      lookups.idsOf('cities', context.city).map((city) => JSON.stringify({ ...context, department, city })),
    )
  const rows = await queryRows(
    db,
    sql`select 1 from reviews where company_id = ${companyId} and kind = ${kind} and state = 'published'
      and context @> any(${sql.param(shown)}::jsonb[]) limit ${times}`,
  )
  return rows.length >= times
}
