import { asc, desc, gt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { holdName } from '../platform/db/hold-name.ts'
import { audit } from '../platform/db/schema/moderation.ts'

export type Entry = typeof audit.$inferSelect

/** Appends the entry that `next` builds from the hash and number of the one before. */
export async function appendEntry(tx: Database, next: (previous: Uint8Array, seq: number) => Entry): Promise<void> {
  await holdName(tx, 'audit')
  const [last] = await tx.select({ seq: audit.seq, hash: audit.hash }).from(audit).orderBy(desc(audit.seq)).limit(1)
  await tx.insert(audit).values(next(last?.hash ?? Buffer.alloc(0), (last?.seq ?? 0) + 1))
}

const batch = 500

/** Lists some entries after the one numbered `seq`, oldest first; none if it is the newest. */
export function listEntriesAfter(db: Database, seq: number): Promise<Entry[]> {
  return db.select().from(audit).where(gt(audit.seq, seq)).orderBy(asc(audit.seq)).limit(batch)
}

/** Lists the newest entries, newest first. */
export function listNewestEntries(db: Database, most: number): Promise<Entry[]> {
  return db.select().from(audit).orderBy(desc(audit.seq)).limit(most)
}
