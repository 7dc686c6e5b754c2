import { Mutex, type PGlite, parse, protocol, type QueryOptions, type Transaction } from '@electric-sql/pglite'
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

/** So many statements have the types of their parameters kept. */
const maxStatements = 2000

/**
 * The query builder on an embedded database that is open (decision 4). The database's own `query` goes in and out of it
 * six times, once for each message, and copies the parsers of its three hundred types for each result: that took longer
 * than most queries. Here all messages of a query go in at once, and what the query builder reads by itself is said once.
 */
export function createDrizzle(client: PGlite): PgliteDatabase<typeof schema> & { $client: PGlite } {
  for (const type of asWritten) client.parsers[type] = (text: string) => text
  const { exec, transaction } = client
  const run = createRunner(client)
  // One after the other, and nothing between the queries of a transaction.
  const turn = new Mutex()
  client.query = (text, params, options) => turn.runExclusive(() => run(text, params, options, true)) as never
  client.exec = (text, options) => turn.runExclusive(() => exec.call(client, text, options))
  client.transaction = (act) => turn.runExclusive(() => transaction.call(client, (tx) => act(inside(tx, run)))) as never
  return drizzle(client, { schema })
}

type Run = (
  text: string,
  params: unknown[] | undefined,
  options: QueryOptions | undefined,
  syncToFs: boolean,
) => unknown

/** A transaction whose queries go the same way, for as long as it is open. */
function inside(tx: Transaction, run: Run): Transaction {
  const query = async (text: string, params?: unknown[], options?: QueryOptions) => {
    if (tx.closed) throw new Error('Transaction is closed')
    return run(text, params, options, false)
  }
  return Object.assign(tx, { query: query as Transaction['query'] })
}

const { serialize } = protocol
/** The end of every query: its rows' shape, its rows, and that an error before is over. */
const rest = Buffer.concat([serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()])
const describe = Buffer.concat([serialize.describe({ type: 'S' }), serialize.sync()])

/** Runs statements of the extended query protocol; rejects with PostgreSQL's error. */
function createRunner(client: PGlite): Run {
  /** The types of the parameters, by the statement's text. */
  const known = new Map<string, number[]>()
  const send = (messages: readonly Uint8Array[], syncToFs: boolean) =>
    client.execProtocolStream(Buffer.concat(messages), { syncToFs })

  return async (text, params = [], options, syncToFs) => {
    const unread = Object.keys(options?.parsers ?? {}).find((type) => !asWritten.has(Number(type)))
    if (unread) throw new Error(`the query builder reads the type ${unread} by itself`)
    await client.waitReady
    return client.runExclusive(async () => {
      if (client.closed) throw new Error('PGlite is closed')
      let types = known.get(text)
      // A statement without a name stays until the next one.
      const first = types ? [serialize.parse({ text, types })] : []
      if (!types) {
        types = parse.parseDescribeStatementResults(await send([serialize.parse({ text }), describe], false))
        if (known.size >= maxStatements) known.delete(known.keys().next().value!)
        known.set(text, types)
      }
      const values = params.map((value, place) => {
        if (value === null || value === undefined) return null
        const serializer = client.serializers[types[place]!]
        return serializer ? serializer(value) : String(value)
      })
      const messages = await send([...first, serialize.bind({ values }), rest], syncToFs)
      return parse.parseResults(messages, client.parsers, { ...options, parsers: undefined })[0]
    })
  }
}
