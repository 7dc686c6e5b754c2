import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../platform/db/database.ts'
import { listInOrder } from './order.queries.ts'
import type { Queue } from './queue.ts'
import { excludeRecused, limitToCase } from './recusal.queries.ts'

/**
 * A table with a row for each case, its `month` and its `company_id`; the condition for those that wait, and the type
 * of the ids.
 */
type Rows = { table: SQL; waits: SQL; id: 'uuid' | 'int' }

/** Builds the parts of a queue that count and list cases, for cases that are rows of one table. */
export function createWaitingRows({ table, waits, id }: Rows): Pick<Queue, 'count' | 'waiting'> {
  const company = sql`${table}.company_id`
  const caseId = sql`${table}.id`
  return {
    async count(db, except) {
      const [row] = await queryRows<{ n: number }>(
        db,
        sql`select count(*)::int as n from ${table} where ${waits} ${excludeRecused({ company, id: caseId }, except)}`,
      )
      return row!.n
    },

    waiting(db, asked) {
      const { companyId, only, except } = asked
      const about = companyId === undefined ? sql`` : sql`and company_id = ${companyId}`
      const rows = sql`select id, month, company_id from ${table} where ${waits} ${about} ${limitToCase(caseId, only)} ${excludeRecused({ company, id: caseId }, except)}`
      return listInOrder(db, { rows, id }, asked)
    },
  }
}
