import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema/schema.ts'

/** The database, or a transaction on it, with either engine behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Runs hand-written SQL and returns the rows as objects, keyed by the column names of the query. */
export async function queryRows<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as { rows: Row[] }).rows
}

/**
 * Prepares a query once for each database: `const byId = prepareOnce((db) => db.select()....prepare('by_id'))`, then
 * `byId(db).execute({id})`. Building the SQL each time costs a third of a fast read.
 */
export function prepareOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>()
  return (db) => {
    const found = built.get(db)
    if (found) return found
    const query = build(db)
    built.set(db, query)
    return query
  }
}
