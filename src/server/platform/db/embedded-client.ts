import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import * as schema from './schema/schema.ts'

/** What the query builder takes as PostgreSQL writes it, by the type's number: it reads dates and such itself. */
const asWritten: ReadonlySet<number> = new Set([
  1114, // timestamp
  1184, // timestamptz
  1186, // interval
  1082, // date
  1231, // numeric[]
  1115, // timestamp[]
  1185, // timestamptz[]
  1187, // interval[]
  1182, // date[]
])

/**
 * The query builder on an embedded database that is open. It names those types anew with every query, and the database
 * then copies the parsers of its three hundred types for each result, which took longer than a short query itself: here
 * they are named once.
 */
export function buildOn(client: PGlite): PgliteDatabase<typeof schema> & { $client: PGlite } {
  for (const type of asWritten) client.parsers[type] = (text: string) => text
  const { query, transaction } = client
  client.query = async (text, params, options) => query.call(client, text, params, withoutParsers(options)) as never
  client.transaction = (act) => transaction.call(client, (tx) => act(withoutParsersIn(tx))) as never
  return drizzle(client, { schema })
}

function withoutParsersIn(tx: Transaction): Transaction {
  const { query } = tx
  return Object.assign(tx, {
    query: (async (text, params, options) => query(text, params, withoutParsers(options))) as Transaction['query'],
  })
}

/** Without the parsers that the client knows by now; throws for one it does not know. */
function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options?.parsers) return options
  for (const type in options.parsers)
    if (!asWritten.has(Number(type))) throw new Error(`the query builder reads the type ${type} by itself`)
  return { ...options, parsers: undefined }
}
