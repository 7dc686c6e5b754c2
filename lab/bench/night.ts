import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { endGeneration, minRows, readOldest } from '../../src/server/app/maintenance/generations.queries.ts'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { rewrittenTables } from '../../src/server/app/maintenance/rewritten-tables.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { type Archived, startArchived } from '../../tests/support/postgres/archived.ts'
import { fill } from './partitions.ts'

/**
 * What a night costs beside that many reviews: the rows it writes, the processor seconds of PostgreSQL, of which the
 * rewriting takes a part, the bytes of its log, and those of the backup that pgBackRest adds to its full one
 * (`docs/archive.md`).
 */
export type Night = { reviews: number; rows: number; seconds: number; rewriting: number; log: number; backup: number }

/** What comes on a day, and the days of the current generation, whose rows are as many as a generation has at least. */
const perDay = 300
const month = minRows
const now = new Date('2026-10-28T03:00:00Z')

/**
 * Adds that many reviews and what comes with each of them: an account, ties, marks, a reaction. What is sealed of
 * `isShort` ones is short; a release has told them.
 */
async function write(db: Database, many: number, isShort = false): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const count = sql`generate_series(1, ${many}::int)`
    const noise = (bytes: number) => sql.raw(`decode(repeat(md5(random()::text), ${Math.ceil(bytes / 16)}), 'hex')`)
    await tx.execute(sql`with added as (insert into reviews
          (company_id, kind, month, answers, context, sealed, own, whole, told_by_company, words)
        select made.company_id, kind, month, answers, context,
          ${isShort ? sql`'\\x00'::bytea, '\\x00'::bytea` : sql`sealed, own`}, false, ${isShort}::boolean, words
        from (select *, row_number() over () - 1 as nth, count(*) over () as all_of
          from (select * from reviews where length(sealed) > 1 limit 40) as one) as made
        join ${count} as n on n % all_of = nth returning id, company_id)
      insert into reactions (mark, review_id, company_id, reaction)
        select ${noise(32)}, id, company_id, 'helpful' from added`)
    await tx.execute(
      sql`insert into authorship (slot, once, tie) select ${noise(32)}, ${noise(32)}, ${noise(93)} from ${count}`,
    )
    await tx.execute(sql`insert into contributor_marks (mark) select ${noise(32)} from ${count}`)
    await tx.execute(sql`with made as (insert into accounts (email_mark, card, password_hash, verified, locks)
        select ${noise(32)}, ${noise(256)}, 'none', true, ${noise(512)} from ${count} returning email_mark)
      insert into mailboxes (email_mark, mark) select email_mark, ${noise(32)} from made`)
  })
}

/** Lets the night run beside that many reviews and what comes with them; the day before has brought `perDay` of each. */
export async function measureNight(reviews: number): Promise<Night> {
  const archived = await startArchived()
  try {
    return await playNight(archived, reviews)
  } finally {
    archived.stop()
  }
}

async function playNight(archived: Archived, reviews: number): Promise<Night> {
  const { server } = await fill(archived.url, 40, Math.max(200, reviews / 100))
  const { background: db } = server.database
  // Their seals lie in a table of their own, which a night does not read.
  if (reviews > month) await write(db, reviews - month, true)
  await db.execute(sql`vacuum analyze`)
  // What the earlier nights did to these rows: their generation has ended.
  for (const table of rewrittenTables) {
    const rows = await queryRows(db, sql`select 1 from ${sql.identifier(table)} limit ${minRows}`)
    if (rows.length === minRows) await endGeneration(db, table, await readOldest(db), new Date('2026-10-14T03:00:00Z'))
  }
  const services = { ...server.services, db }
  await write(db, month - perDay)
  await maintain(services)
  archived.backUp('full')
  const night = await measure(() => maintain(services))
  archived.backUp('incr')
  const { done: rows, seconds: rewriting } = await measure(() => rewriteRows(db, undefined, { now }))
  await server.close()
  const backup = archived.sizes().at(-1)!.bytes
  return { reviews, rows, rewriting, seconds: night.seconds, log: night.log, backup }

  /** Lets a day pass and measures what PostgreSQL does in the night after it. */
  async function measure<Done>(act: () => Promise<Done>) {
    await write(db, perDay)
    await db.execute(sql`checkpoint`)
    const before = { seconds: countSeconds(archived), log: await readLog(db) }
    const done = await act()
    return { done, seconds: countSeconds(archived) - before.seconds, log: (await readLog(db)) - before.log }
  }
}

const readLog = async (db: Database) =>
  (
    await queryRows<{ bytes: number }>(db, sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float as bytes`)
  )[0]!.bytes

/** Counts the processor seconds that a PostgreSQL and all its processes have used, as the kernel of Linux counts them. */
function countSeconds({ data }: Archived): number {
  const first = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]!
  let ticks = 0
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // After the name, which may contain anything, and the state: the parent, and later the times in ticks.
    const numbers = readStat(id).split(') ')[1]?.split(' ') ?? []
    if (id === first) ticks += numbers.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
    else if (numbers[1] === first) ticks += Number(numbers[11]) + Number(numbers[12])
  }
  return ticks / ticksPerSecond
}

const ticksPerSecond = 100

/** Reads what the kernel says of a process; nothing once it has ended. */
function readStat(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'latin1')
  } catch {
    return ''
  }
}
