import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { companyPeople } from '../../platform/db/schema/employers.ts'
import { broadcasts } from '../../platform/db/schema/notifications.ts'

export type Broadcast = typeof broadcasts.$inferSelect

/** Keeps what is to be mailed. */
export async function addBroadcast(tx: Database, broadcast: typeof broadcasts.$inferInsert): Promise<void> {
  await tx.insert(broadcasts).values(broadcast)
}

/** One broadcast that has not reached everybody, held until the transaction ends; undefined where none waits. */
export async function holdBroadcast(tx: Database): Promise<Broadcast | undefined> {
  const [found] = await tx
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.done, false))
    .orderBy(asc(broadcasts.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return found
}

/** Remembers how far a broadcast has come; with null that it is through. */
export async function setReached(tx: Database, id: string, after: string | null): Promise<void> {
  await tx
    .update(broadcasts)
    .set({ after, done: after === null })
    .where(eq(broadcasts.id, id))
}

/** Of these accounts, those that speak for a company and want to be reminded to look at its page. */
export async function listReminders(tx: Database, accountIds: readonly string[]): Promise<Set<string>> {
  const { accountId, notify } = companyPeople
  const rows = await tx
    .select({ accountId, notify })
    .from(companyPeople)
    .where(inArray(accountId, [...accountIds]))
  return new Set(rows.flatMap((row) => (row.notify ? [row.accountId] : [])))
}
