import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { saveLookups } from '../../../src/server/lookups/lookups.queries.ts'
import { createDrizzle } from '../../../src/server/platform/db/embedded-client.ts'
import { withBytes } from '../../../src/server/platform/db/new-database.ts'
import { type OpenDatabase, openDatabase } from '../../../src/server/platform/db/open.ts'

/**
 * A database with nothing in it but the lookup lists: the one `DATABASE_URL` names, else an embedded one in memory, read
 * back from the one that was made for all test files where there is one. With `folder` the embedded one lies there.
 */
export async function openTestDatabase(
  DATABASE_URL = process.env.DATABASE_URL,
  folder?: string,
): Promise<OpenDatabase> {
  const made = process.env.MADE_DATABASE
  if (made && !DATABASE_URL && !folder) return openMadeDatabase(made)
  const opened = await openDatabase({ DATABASE_URL, DATA_DIR: folder ?? 'memory://' })
  await saveLookups(opened.db)
  return opened
}

/** An embedded database in memory, as it was written to this file. */
export async function openMadeDatabase(file: string): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...withBytes, loadDataDir: await openAsBlob(file) })
  const db = createDrizzle(client)
  return { db, reads: db, background: db, embedded: true, close: () => client.close() }
}
