import { Mutex, type PGlite, parse, protocol, type QueryOptions, type Transaction } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { type Column, readRows } from './embedded-rows.ts'
import * as schema from './schema/schema.ts'

/**
 * The type numbers (OIDs) that the query builder takes in PostgreSQL's text form, since it parses dates and such
 * itself.
 */
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

/** The number of prepared statements kept, some 10 KB each. */
const maxStatements = 500

/**
 * Creates the query builder on an open embedded database (decision 4). The database's own `query` calls into the engine
 * six times, once for each message, and copies the parsers of its three hundred types for each result: that took longer
 * than most queries. Here all messages of a query go in at once, a statement is parsed once, and the types that the
 * query builder parses itself are listed once.
 */
export function createDrizzle(client: PGlite): PgliteDatabase<typeof schema> & { $client: PGlite } {
  for (const type of asWritten) client.parsers[type] = (text: string) => text
  const { exec, transaction } = client
  const run = createRunner(client)
  // One query at a time, and none between the queries of a transaction.
  const turn = new Mutex()
  client.query = (text, params, options) => turn.runExclusive(() => run(text, params, options, true)) as never
  client.exec = (text, options) => turn.runExclusive(() => exec.call(client, text, options))
  client.transaction = (act) =>
    turn.runExclusive(() => transaction.call(client, (tx) => act(wrapTransaction(tx, run)))) as never
  return drizzle(client, { schema })
}

type Run = (
  text: string,
  params: unknown[] | undefined,
  options: QueryOptions | undefined,
  syncToFs: boolean,
) => unknown

/** Wraps a transaction so that its queries go the same way for as long as it is open. */
function wrapTransaction(tx: Transaction, run: Run): Transaction {
  const query = async (text: string, params?: unknown[], options?: QueryOptions) => {
    if (tx.closed) throw new Error('Transaction is closed')
    return run(text, params, options, false)
  }
  return Object.assign(tx, { query: query as Transaction['query'] })
}

const { serialize } = protocol
/** The messages that end every query: they ask for its rows and clear an earlier error. */
const rest = Buffer.concat([serialize.execute({}), serialize.sync()])

/** A statement prepared in the database under a name, with the types of its parameters and the columns of its rows. */
type PreparedStatement = { name: string; types: readonly number[]; columns: readonly Column[] }

/**
 * Runs statements of the extended query protocol; rejects with PostgreSQL's error. The database parses a statement
 * once, but plans it for each query's own values: nothing tells it that a table has grown, so a plan must not outlive
 * its query.
 */
function createRunner(client: PGlite): Run {
  /** Prepared statements by their text, the most recently used last. */
  const prepared = new Map<string, PreparedStatement>()
  const send = (messages: readonly Uint8Array[], syncToFs: boolean) =>
    client.execProtocolStream(Buffer.concat(messages), { syncToFs })
  const sendRaw = async (messages: readonly Uint8Array[], syncToFs: boolean): Promise<Buffer> => {
    const chunks: Buffer[] = []
    // Copied, since the chunk is memory of the database, which reuses it.
    const onRawData = (chunk: Uint8Array) => void chunks.push(Buffer.from(chunk))
    await client.execProtocolRawStream(Buffer.concat(messages), { syncToFs, onRawData })
    return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  }
  let names = 0

  async function prepare(text: string): Promise<PreparedStatement> {
    if (names === 0) await send([serialize.query('set plan_cache_mode = force_custom_plan')], false)
    const name = `s${++names}`
    const about = { type: 'S', name } as const
    const told = await send([serialize.parse({ text, name }), serialize.describe(about), serialize.sync()], false)
    const shape = told.find((message) => message.name === 'rowDescription') as { fields: Column[] } | undefined
    return { name, types: parse.parseDescribeStatementResults(told), columns: shape?.fields ?? [] }
  }

  /** Makes a statement the most recently used; evicts the oldest when there are too many. */
  async function markUsed(text: string, statement: PreparedStatement): Promise<void> {
    prepared.delete(text)
    prepared.set(text, statement)
    if (prepared.size <= maxStatements) return
    const [first, { name }] = prepared.entries().next().value!
    prepared.delete(first)
    await send([serialize.close({ type: 'S', name }), serialize.sync()], false)
  }

  return async (text, params = [], options, syncToFs) => {
    const unread = Object.keys(options?.parsers ?? {}).find((type) => !asWritten.has(Number(type)))
    if (unread) throw new Error(`the query builder reads the type ${unread} by itself`)
    await client.waitReady
    return client.runExclusive(async () => {
      if (client.closed) throw new Error('PGlite is closed')
      const statement = prepared.get(text) ?? (await prepare(text))
      await markUsed(text, statement)
      const { name, types, columns } = statement
      const values = params.map((value, place) => {
        if (value === null || value === undefined) return null
        const serializer = client.serializers[types[place]!]
        return serializer ? serializer(value) : String(value)
      })
      const bytes = await sendRaw([serialize.bind({ statement: name, values }), rest], syncToFs)
      const asLists = options?.rowMode === 'array'
      return { rows: readRows(bytes, columns, { parsers: client.parsers, asLists }), fields: columns }
    })
  }
}
