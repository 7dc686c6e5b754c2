import { isDeepStrictEqual } from 'node:util'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { companyPeople } from '../../platform/db/schema/employers.ts'
import { broadcasts } from '../../platform/db/schema/notifications.ts'

export type Broadcast = typeof broadcasts.$inferSelect

/** Stores a broadcast to be mailed. */
export async function addBroadcast(tx: Database, broadcast: typeof broadcasts.$inferInsert): Promise<void> {
  await tx.insert(broadcasts).values(broadcast)
}

/** Whether a broadcast with these words was stored before. */
export async function hasBroadcast(tx: Database, kind: Broadcast['kind'], words: Broadcast['words']): Promise<boolean> {
  const rows = await tx.select({ words: broadcasts.words }).from(broadcasts).where(eq(broadcasts.kind, kind))
  return rows.some((row) => isDeepStrictEqual(row.words, words))
}

/**
 * Reads one broadcast that has not reached everybody, locked until the transaction ends; undefined when none waits. What
 * people must know soon goes before what they asked for.
 */
export async function lockBroadcast(tx: Database): Promise<Broadcast | undefined> {
  const [found] = await tx
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.done, false))
    .orderBy(desc(sql`${broadcasts.kind} = 'breach'`), asc(broadcasts.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return found
}

/** Stores how far a broadcast has come; null means that it is complete. */
export async function setReached(tx: Database, id: string, after: string | null): Promise<void> {
  await tx
    .update(broadcasts)
    .set({ after, done: after === null })
    .where(eq(broadcasts.id, id))
}

/** Returns those of these accounts that speak for a company and want to be reminded to look at its page. */
export async function listReminders(tx: Database, accountIds: readonly string[]): Promise<Set<string>> {
  const { accountId, notify } = companyPeople
  const rows = await tx
    .select({ accountId, notify })
    .from(companyPeople)
    .where(inArray(accountId, [...accountIds]))
  return new Set(rows.flatMap((row) => (row.notify ? [row.accountId] : [])))
}
