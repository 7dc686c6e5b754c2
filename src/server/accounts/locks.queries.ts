import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { type Opener, withLock } from './locks.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** Adds one more lock to a person's secret; concurrent changes run one after the other. */
export function addLock(
  { db, privacy }: Dependencies,
  accountId: string,
  secret: Secret,
  opener: Opener,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [kept] = await tx
      .select({ locks: accounts.locks })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    if (!kept) return
    await tx
      .update(accounts)
      .set({ locks: withLock(privacy, kept.locks, secret, opener) })
      .where(eq(accounts.id, accountId))
  })
}

/** Returns the sealed locks of an account, or null when it has none. */
export async function readLocks(db: Database, accountId: string): Promise<Buffer | null> {
  const [kept] = await db.select({ locks: accounts.locks }).from(accounts).where(eq(accounts.id, accountId))
  return kept?.locks ?? null
}
