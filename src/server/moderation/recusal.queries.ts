import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Recusal } from './queue.ts'

/** Builds the condition that leaves out the cases a moderator may not decide, by the company and the id of a case. */
export function excludeRecused({ company, id }: { company?: SQL; id: SQL }, except?: Recusal): SQL {
  if (!except) return sql``
  const ofCompany = company
    ? sql`and (${company} is null or ${company} <> all(${sql.param([...except.companies])}::int[]))`
    : sql``
  return sql`${ofCompany} and ${id}::text <> all(${sql.param([...except.cases])}::text[])`
}

/** Builds the condition that narrows a queue to one case. */
export const limitToCase = (id: SQL, only?: string): SQL =>
  only === undefined ? sql`` : sql`and ${id}::text = ${only}`

/** Lists the messages an account has sent to support. */
export async function listSupportMessages(db: Database, accountId: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from support_messages where account_id = ${accountId}::uuid`,
  )
  return rows.map(({ id }) => id)
}
