import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { CaseKey, CaseQuery } from './queue.ts'

/** A query of cases, each with its `id`, its `month` and its `company_id`, and the type of the ids. */
type WaitingRows = { rows: SQL; id: 'uuid' | 'int' }
type OrderQuery = Pick<CaseQuery, 'ordered' | 'after' | 'limit' | 'numbered'>

/**
 * Lists the keys of cases in the requested order, after a key. All orders sort by month, since months are all that is
 * stored, and within one by id. Most ids are random, so that no order reveals who wrote first; those of companies and
 * surveys are sequential, and `newest` is the default order reversed, no more.
 */
export function listInOrder(db: Database, { rows, id }: WaitingRows, asked: OrderQuery): Promise<CaseKey[]> {
  const { ordered, after, limit, numbered } = asked
  // Ids are returned as text, and sorted by their own type.
  const { beyond, by } = sort(id, ordered, after)
  // The number of a case (`getCaseNumber`).
  const number = id === 'uuid' ? sql`left(id::text, 8)` : sql`id::text`
  const named = numbered === undefined ? sql`` : sql`and ${number} = ${numbered}`
  return queryRows<CaseKey>(
    db,
    sql`select id::text as id, month, company_id as company from (${rows}) as waiting
      where true ${named} ${beyond} order by ${by} limit ${limit}`,
  )
}

function sort(id: WaitingRows['id'], ordered: OrderQuery['ordered'], after: CaseKey | null): { beyond: SQL; by: SQL } {
  const from = after && sql`${after.month}, ${after.id}::${sql.raw(id)}`
  if (ordered?.order === 'newest')
    return { beyond: from ? sql`and (month, id) < (${from})` : sql``, by: sql`month desc, waiting.id desc` }
  if (ordered?.order !== 'company')
    return { beyond: from ? sql`and (month, id) > (${from})` : sql``, by: sql`month, waiting.id` }
  const buildPlace = (company: SQL) => {
    const name = ordered.language === 'ar' ? sql`name_ar` : sql`name_en`
    const called = sql`(select lower(${name}) from companies where companies.id = ${company})`
    // Cases without a company come after all others.
    return sql`${company} is null, coalesce(${called}, ''), coalesce(${company}, 0)`
  }
  return {
    beyond: after
      ? sql`and (${buildPlace(sql`company_id`)}, month, id) > (${buildPlace(sql`${after.company}::int`)}, ${from})`
      : sql``,
    by: sql`${buildPlace(sql`company_id`)}, month, waiting.id`,
  }
}
