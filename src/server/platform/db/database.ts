import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core'
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

const dialect = new PgDialect()
/** The names of prepared statements by their text. */
const names = new Map<string, string>()

/**
 * Runs hand-written SQL like `queryRows`, as a statement that PostgreSQL parses and plans once for each connection:
 * that takes longer than to run one that finds a few rows by their keys. Its text must have few variants, since each is
 * kept.
 */
export async function queryPrepared<Row extends Record<string, unknown>>(db: Database, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query)
  const name = names.get(built.sql) ?? createHash('sha256').update(built.sql).digest('base64url')
  names.set(built.sql, name)
  return ((await db._.session.prepareQuery(built, undefined, name, false).execute()) as { rows: Row[] }).rows
}
