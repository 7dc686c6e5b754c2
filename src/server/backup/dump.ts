import { createHash } from 'node:crypto'
import type { Database } from '../platform/db/database.ts'
import {
  addRows,
  listFilled,
  listTables,
  readAtOneMoment,
  readMigrations,
  readRows,
  readSequences,
  runWhileFilling,
  type Sequence,
  setSequence,
  type Table,
} from './backup.queries.ts'
import { BrokenBackup } from './seal.ts'

/** The number of rows of each table, and SHA-256 over all of them in order. */
export type Sums = Map<string, { rows: number; sum: string }>
export type Say = (line: string) => void

/** A line of a dump: a row is a string, everything else an object. */
type Line =
  | string
  | { shafaf: 1; migrations: string[] }
  | { table: string; columns: string[] }
  | { end: string; rows: number; sum: string }
  | { sequences: Sequence[] }

/** Computes the fingerprint by which two databases are compared: SHA-256 over the sums of all tables. */
export function computeFingerprint(sums: Sums): string {
  const hash = createHash('sha256')
  for (const [table, { rows, sum }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${table} ${rows} ${sum}\n`)
  return hash.digest('hex')
}

/** Creates a sum that counts and hashes rows as they pass. */
function createSum() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(lines: readonly string[]) {
      rows += lines.length
      for (const line of lines) hash.update(line).update('\n')
    },
    end: () => ({ rows, sum: hash.digest('hex') }),
  }
}

/**
 * Yields one snapshot of the whole database as lines of JSON, the same from either engine. `sums` is filled as it goes.
 * The consumer of the lines sets the pace.
 */
export async function* dump(db: Database, sums: Sums, say: Say = () => {}): AsyncGenerator<string> {
  const lines = createHandover()
  const work = readAtOneMoment(db, async (tx) => {
    await lines.give({ shafaf: 1, migrations: await readMigrations(tx) })
    for (const table of await listTables(tx)) {
      await lines.give({ table: table.name, columns: table.columns })
      const sum = createSum()
      for await (const rows of readRows(tx, table)) {
        sum.add(rows)
        await lines.give(...rows)
      }
      const ended = sum.end()
      sums.set(table.name, ended)
      await lines.give({ end: table.name, ...ended })
      say(`  ${table.name}: ${ended.rows.toLocaleString('en')}`)
    }
    await lines.give({ sequences: await readSequences(tx) })
  }).then(
    () => lines.end(),
    (error: unknown) => lines.end(error),
  )
  try {
    yield* lines.taken
  } finally {
    lines.stop()
    await work
  }
}

/**
 * Creates a handover of lines from a transaction, which is a function that runs, to a generator, which is pulled: one
 * at a time.
 */
function createHandover() {
  let waiting: { text: string; taken: () => void } | undefined
  let ended: { error?: unknown } | undefined
  let wake = () => {}
  let stopped = false
  const taken = (async function* () {
    while (true) {
      if (waiting) {
        const { text, taken } = waiting
        waiting = undefined
        yield text
        taken()
      } else if (ended) {
        if (ended.error !== undefined) throw ended.error
        return
      } else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  })()
  return {
    taken,
    give(...lines: Line[]): Promise<void> {
      if (stopped) throw new Error('nobody takes the lines any more')
      return new Promise((resolve) => {
        waiting = { text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), taken: resolve }
        wake()
      })
    },
    end(error?: unknown) {
      ended = error === undefined ? {} : { error }
      wake()
    },
    stop() {
      stopped = true
      waiting?.taken()
    },
  }
}

/** Computes the sums of the current database. */
export function computeSums(db: Database): Promise<Sums> {
  return readAtOneMoment(db, async (tx) => sumTables(tx, await listTables(tx)))
}

async function sumTables(tx: Database, tables: readonly Table[]): Promise<Sums> {
  const sums: Sums = new Map()
  for (const table of tables) {
    const sum = createSum()
    for await (const rows of readRows(tx, table)) sum.add(rows)
    sums.set(table.name, sum.end())
  }
  return sums
}

/**
 * Fills an empty database with the lines of `dump`, all or nothing, then reads it back and compares. Throws when the
 * database is not empty, the lines were made by another version, or anything differs.
 */
export async function load(db: Database, lines: AsyncIterable<string>, say: Say = () => {}): Promise<Sums> {
  const tables = await listTables(db)
  const filled = await listFilled(db, tables)
  if (filled.length > 0) throw new Error(`The database to be filled is not empty: ${filled.slice(0, 3).join(', ')}.`)
  const migrations = await readMigrations(db)
  let sums: Sums = new Map()
  await runWhileFilling(db, tables, async (tx) => {
    sums = await addLines(tx, { tables, migrations, lines, say })
    say('Reading back what was written.')
    const written = await sumTables(tx, tables)
    if (computeFingerprint(written) !== computeFingerprint(sums))
      throw new Error('What was written is not what is read back; nothing was kept.')
  })
  return sums
}

type LoadContext = { tables: readonly Table[]; migrations: readonly string[]; lines: AsyncIterable<string>; say: Say }

async function addLines(tx: Database, { tables, migrations, lines, say }: LoadContext): Promise<Sums> {
  const sums: Sums = new Map()
  let table: Table | undefined
  let sum = createSum()
  let rows: string[] = []
  let size = 0
  let whole = false
  const write = async () => {
    if (table && rows.length > 0) await addRows(tx, table, rows)
    sum.add(rows)
    rows = []
    size = 0
  }
  for await (const text of lines) {
    const line = JSON.parse(text) as Line
    if (typeof line === 'string') {
      rows.push(line)
      size += line.length
      if (size > 1_000_000 || rows.length >= 2000) await write()
    } else if ('shafaf' in line) {
      if (line.migrations.join() !== migrations.join())
        throw new BrokenBackup(
          'The backup was made by another version of Shafaf than the tables of this database. Restore it into a new, empty database.',
        )
    } else if ('table' in line) {
      table = tables.find(({ name }) => name === line.table)
      if (table?.columns.join() !== line.columns.join())
        throw new BrokenBackup(`The backup has a table ${line.table} that this version does not know so.`)
      sum = createSum()
    } else if ('end' in line) {
      await write()
      const ended = sum.end()
      if (ended.rows !== line.rows || ended.sum !== line.sum)
        throw new BrokenBackup(`The rows of ${line.end} are not those that were kept.`)
      sums.set(line.end, ended)
      say(`  ${line.end}: ${ended.rows.toLocaleString('en')}`)
    } else {
      for (const sequence of line.sequences) await setSequence(tx, sequence)
      whole = true
    }
  }
  if (!whole || sums.size !== tables.length) throw new BrokenBackup('The backup is cut short.')
  return sums
}
