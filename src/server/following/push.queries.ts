import { and, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { pushKeys, pushSubscriptions } from '../platform/db/schema/push.ts'

type KeptKey = Omit<typeof pushKeys.$inferInsert, 'id'>

export async function readPushKey(db: Database): Promise<KeptKey | undefined> {
  const [row] = await db.select({ publicKey: pushKeys.publicKey, sealed: pushKeys.sealed }).from(pushKeys)
  return row
}

/** Stores the key of this database; an existing one stays. */
export async function addPushKey(db: Database, key: KeptKey): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: 1, ...key })
    .onConflictDoNothing()
}

/** Stores an address; one that is stored already stays as it is. `day` and `week` as `2026-10-31`. */
export async function addSubscription(
  db: Database,
  { endpoint, day, week }: { endpoint: string; day: string; week: string },
): Promise<void> {
  await db.insert(pushSubscriptions).values({ endpoint, created: day, sent: week }).onConflictDoNothing()
}

export async function removeSubscriptions(db: Database, endpoints: readonly string[]): Promise<void> {
  if (endpoints.length === 0) return
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]))
}

/** Lists addresses that have not had the push of a week, of services that do not ask to wait; at most `limit`. */
export async function listDue(
  db: Database,
  { week, now, limit }: { week: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(
      and(
        lt(pushSubscriptions.sent, week),
        or(isNull(pushSubscriptions.notBefore), lte(pushSubscriptions.notBefore, now)),
      ),
    )
    .orderBy(pushSubscriptions.endpoint)
    .limit(limit)
  return rows.map(({ endpoint }) => endpoint)
}

/** Notes that these have had the push of a week. */
export async function noteSent(db: Database, endpoints: readonly string[], week: string): Promise<void> {
  if (endpoints.length === 0) return
  await db
    .update(pushSubscriptions)
    .set({ sent: week, notBefore: null })
    .where(inArray(pushSubscriptions.endpoint, [...endpoints]))
}

/** Has all addresses of a push service wait that have not had the push of a week. `origin`: `https://push.example`. */
export async function postponeService(
  db: Database,
  { origin, week, until }: { origin: string; week: string; until: Date },
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ notBefore: until })
    .where(and(lt(pushSubscriptions.sent, week), sql`starts_with(${pushSubscriptions.endpoint}, ${`${origin}/`})`))
}
