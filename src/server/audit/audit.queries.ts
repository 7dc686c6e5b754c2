import { and, asc, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { audit } from '../platform/db/schema/moderation.ts'

export type Entry = typeof audit.$inferSelect

/** Appends the entry that `next` builds from the hash and number of the one before. */
export async function appendEntry(tx: Database, next: (previous: Uint8Array, seq: number) => Entry): Promise<void> {
  await lockName(tx, 'audit')
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

/** Finds an entry; undefined when there is none of this number. */
export async function findEntry(db: Database, seq: number): Promise<Entry | undefined> {
  const [row] = await db.select().from(audit).where(eq(audit.seq, seq))
  return row
}

/** Lists the numbers of the entries that later ones since a moment have undone. */
export async function listUndone(db: Database, since: string): Promise<Set<number>> {
  const rows = await queryRows<{ seq: number | null }>(
    db,
    sql`select (details::json ->> 'undoes')::int as seq from audit where at >= ${since} and details like '%"undoes":%'`,
  )
  return new Set(rows.flatMap(({ seq }) => seq ?? []))
}

type Search = {
  action?: string | undefined
  actor?: string | undefined
  /** What the subject begins with. */
  subject?: string | undefined
  from?: string
  until?: string
  /** The number of the last entry of the page before. */
  after?: number | undefined
  limit: number
}

/** Lists the newest entries of an action, an actor, a subject and a time, newest first. */
export function searchEntries(db: Database, { action, actor, subject, from, until, after, limit }: Search) {
  return db
    .select()
    .from(audit)
    .where(
      and(
        action === undefined ? undefined : eq(audit.action, action),
        actor === undefined ? undefined : eq(audit.actor, actor),
        subject === undefined ? undefined : sql`starts_with(${audit.subject}, ${subject})`,
        from === undefined ? undefined : gte(audit.at, from),
        until === undefined ? undefined : lt(audit.at, until),
        after === undefined ? undefined : lt(audit.seq, after),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(limit)
}
