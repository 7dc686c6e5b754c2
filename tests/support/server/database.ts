import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { saveLookups } from '../../../src/server/lookups/lookups.queries.ts'
import { createDrizzle } from '../../../src/server/platform/db/embedded-client.ts'
import { withBytes } from '../../../src/server/platform/db/new-database.ts'
import { type OpenDatabase, openDatabase } from '../../../src/server/platform/db/open.ts'

/**
 * Opens a database with nothing in it but the lookup lists: the one `DATABASE_URL` names, else an embedded one in
 * memory, loaded from the image made for all test files where there is one. With `folder` the embedded one is stored
 * there.
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

/** Opens an embedded database in memory, loaded from this file. */
export async function openMadeDatabase(file: string): Promise<OpenDatabase> {
  const client = await PGlite.create({ ...withBytes, loadDataDir: await openAsBlob(file) })
  const db = createDrizzle(client)
  return { db, reads: db, background: db, embedded: true, close: () => client.close() }
}
