import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { authorKeys } from '../db/schema/privacy.ts'
import type { KeptKeys } from './author-key.ts'

/** Creates the store of a database's author keys. During a start, which holds a lock, no other process stores one. */
export function createKeptKeys(db: Database): KeptKeys {
  return {
    read: () => db.select().from(authorKeys).orderBy(authorKeys.version),
    keep: async ({ version, print, names }) =>
      void (await db
        .insert(authorKeys)
        .values({ version, print: Buffer.from(print), names: Buffer.from(names) })
        .onConflictDoNothing()),
  }
}

/** Deletes the fingerprints of the keys before this one. */
export async function forgetKeysBefore(db: Database, version: number): Promise<void> {
  await db.delete(authorKeys).where(lt(authorKeys.version, version))
}
