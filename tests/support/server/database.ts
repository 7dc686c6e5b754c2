import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { setSite } from '../../../src/server/administration/site-state.queries.ts'
import { saveLookups } from '../../../src/server/lookups/lookups.queries.ts'
import { queryRows } from '../../../src/server/platform/db/database.ts'
import { createDrizzle } from '../../../src/server/platform/db/embedded-client.ts'
import { startEngine } from '../../../src/server/platform/db/new-database.ts'
import { type OpenDatabase, openDatabase } from '../../../src/server/platform/db/open.ts'
import * as schema from '../../../src/server/platform/db/schema/schema.ts'
import { openTaken } from '../postgres/kept-databases.ts'
import { restoreMade } from './empty-tables.ts'

/**
 * Opens a database with nothing in it but the lookup lists: the one `DATABASE_URL` names, by default that of the
 * environment. Where it is empty it is an embedded one in memory, loaded from the image made for all test files where
 * there is one. With `folder` the embedded one is stored there.
 */
export async function openTestDatabase(
  DATABASE_URL = process.env.DATABASE_URL,
  folder?: string,
): Promise<OpenDatabase> {
  const made = process.env.MADE_DATABASE
  if (made && !DATABASE_URL && !folder) return openMadeDatabase(made)
  const taken = DATABASE_URL ? await openTaken(DATABASE_URL) : undefined
  const opened = taken ?? (await openDatabase({ DATABASE_URL, DATA_DIR: folder ?? 'memory://' }))
  // The template of the test files has them already; comparing every row takes longer than creating a database.
  const [row] = await queryRows<{ saved: boolean }>(opened.db, sql`select exists (select from lookup_items) as saved`)
  if (!row!.saved) await saveLookups(opened.db)
  // As `admin open` does: tests are of a site that visitors may enter, but those of its first run.
  await setSite(opened.db, { state: 'open', reason: null })
  return opened
}

/**
 * Lets new connections wait longer for an answer than a person would: a busy machine runs the tests, too. Locks are
 * waited for as in production.
 */
export function extendTimeouts({ pools }: OpenDatabase): void {
  const timeouts = { connectionTimeoutMillis: 60_000, query_timeout: 60_000 }
  for (const { options } of Object.values(pools ?? {})) {
    const { session } = options as { session?: object }
    Object.assign(options, timeouts, { session: { ...session, statement_timeout: '60000' } })
  }
}

/** Opens an embedded database in memory, loaded from this file. */
export async function openImage(file: string): Promise<OpenDatabase> {
  const client = await startEngine('memory://', { loadDataDir: await openAsBlob(file) })
  const db = createDrizzle(client)
  return { db, reads: db, background: db, embedded: true, close: () => client.close() }
}

/** Databases whose test file has ended, as they were made, for the files that follow in the same process. */
const free: OpenDatabase[] = []

/**
 * Opens a database as it was made: the one of an earlier test file of this process, else one of its own. Loading one
 * takes a second and a half, and its engine is slow until it has seen most statements once.
 */
async function openMadeDatabase(file: string): Promise<OpenDatabase> {
  const opened = free.pop() ?? (await openImage(file))
  const { $client: client } = opened.db as unknown as { $client: PGlite }
  // Another object: what the server knows of a database it keeps by that.
  const db = drizzle(client, { schema })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await restoreMade(opened)
    free.push(opened)
  }
  return { ...opened, db, reads: db, background: db, close }
}
