import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database.ts'
import type { Privacy } from './privacy.ts'

/**
 * Throws, with what to do, when the people in this database were given their secrets under another author key: nothing
 * could be opened, and new contributions would be tied under a key that is not the database's.
 */
export async function assertKeyFits(db: Database, privacy: Privacy): Promise<void> {
  const [account] = await rowsOf<{ secret: Uint8Array }>(db, sql`select secret from accounts limit 1`)
  if (!account) return
  try {
    privacy.slot(account.secret, 0)
  } catch {
    throw new Error(
      'The author key does not belong to this database. Put back the file author.key that was made with it, ' +
        'or set AUTHOR_KEY to the key it was used with.',
    )
  }
}
