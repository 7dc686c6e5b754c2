import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { CaseKey, CaseQuery } from './queue.ts'

/** A query of cases, each with its `id`, its `month` and its `company_id`, and what the ids are. */
type WaitingRows = { rows: SQL; id: 'uuid' | 'int' }
type OrderQuery = Pick<CaseQuery, 'ordered' | 'after' | 'limit' | 'numbered'>

/**
 * The keys of cases in the order that is asked for, behind the one it goes on from. All of them order by month, as months
 * are all that is stored, and within one by id. Most ids are drawn, so that in no order a place tells who wrote first; those
 * of companies and surveys are counted, and the newest first is the longest waiting first read from its end, no more.
 */
export function listInOrder(db: Database, { rows, id }: WaitingRows, asked: OrderQuery): Promise<CaseKey[]> {
  const { ordered, after, limit, numbered } = asked
  // Ids are answered as texts, and stand in the order of what they are.
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
    // What is of no company stands behind all that is.
    return sql`${company} is null, coalesce(${called}, ''), coalesce(${company}, 0)`
  }
  return {
    beyond: after
      ? sql`and (${buildPlace(sql`company_id`)}, month, id) > (${buildPlace(sql`${after.company}::int`)}, ${from})`
      : sql``,
    by: sql`${buildPlace(sql`company_id`)}, month, waiting.id`,
  }
}
