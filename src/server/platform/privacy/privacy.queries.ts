import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { authorKeys } from '../db/schema/privacy.ts'
import type { KeptKeys } from './author-key.ts'

/** What a database keeps of its author key. Under the lock of the start nobody else keeps one meanwhile. */
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

/** Forgets by what the keys before this one were known. */
export async function forgetKeysBefore(db: Database, version: number): Promise<void> {
  await db.delete(authorKeys).where(lt(authorKeys.version, version))
}
