import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../platform/db/database.ts'
import type { CaseKey, Queue } from './queue.ts'
import { excludeRecused, limitToCase } from './recusal.queries.ts'

/** A table with a row for each case, its `month` and its `company_id`; which of them wait, and what their ids are. */
type Rows = { table: SQL; waits: SQL; id: 'uuid' | 'int' }

/** Counts and lists the cases of a queue that are rows of one table. */
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

    waiting(db, { companyId, after, limit, only, except }) {
      const about = companyId === undefined ? sql`` : sql`and company_id = ${companyId}`
      const beyond = after ? sql`and (month, id) > (${after.month}, ${after.id}::${sql.raw(id)})` : sql``
      return queryRows<CaseKey>(
        db,
        sql`select id::text as id, month from ${table} where ${waits} ${about} ${beyond} ${limitToCase(caseId, only)} ${excludeRecused({ company, id: caseId }, except)}
          order by month, ${table}.id limit ${limit}`,
      )
    },
  }
}
