import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, queryRows } from './database.ts'
import { migrationsFolder } from './migrate.ts'

/** What a migration leaves to be done while the site is used: a file of `migrations/long`, and its statements. */
export type LongChange = { name: string; statements: readonly string[] }

/** The marker between statements, as in migrations. */
const between = '--> statement-breakpoint'

/** Lists the long changes of this version, in the order of their migrations. */
export function listLongChanges(folder = join(migrationsFolder, 'long')): LongChange[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      name,
      statements: readFileSync(join(folder, name), 'utf8')
        .split(between)
        .map((text) => text.trim().replace(/;$/, ''))
        .filter(Boolean),
    }))
}

/**
 * Makes the changes that the database does not have yet. An index is built while others read and write; any other
 * statement changes some rows and is repeated until it finds none. So each can be killed at any point, and the next run
 * continues. Not to be called in a transaction, nor by two processes at once.
 */
export async function makeLongChanges(db: Database, changes = listLongChanges()): Promise<void> {
  const rows = await queryRows<{ name: string }>(db, sql`select name from applied_sql`)
  const made = new Set(rows.map(({ name }) => name))
  for (const { name, statements } of changes) {
    if (made.has(name)) continue
    for (const statement of statements) {
      const [, index, on] = /^CREATE INDEX "(\w+)" (ON .+)$/s.exec(statement) ?? []
      if (index) await buildIndex(db, index, on!)
      else await repeat(db, statement)
    }
    await db.execute(sql`insert into applied_sql (name, hash) values (${name}, '') on conflict do nothing`)
  }
}

/** Builds an index; one that a killed run has left incomplete is removed first. */
async function buildIndex(db: Database, index: string, on: string): Promise<void> {
  const name = sql.identifier(index)
  const [found] = await queryRows<{ valid: boolean }>(
    db,
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`,
  )
  if (found?.valid) return
  if (found) await db.execute(sql`drop index concurrently ${name}`)
  await db.execute(sql`create index concurrently ${name} ${sql.raw(on)}`)
}

async function repeat(db: Database, statement: string): Promise<void> {
  for (;;) {
    const [row] = await queryRows<{ changed: number }>(
      db,
      sql`with changed as (${sql.raw(statement)} returning 1) select count(*)::int as changed from changed`,
    )
    if (row!.changed === 0) return
  }
}
