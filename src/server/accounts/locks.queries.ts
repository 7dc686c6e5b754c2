import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts } from '../platform/db/schema/accounts.ts'
import type { Privacy, Secret } from '../platform/privacy/privacy.ts'
import { buildDeviceOpener, openSecret, withDevice } from './locks.ts'
import { toDay } from './sessions.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Changes the locks of an account; concurrent changes run one after the other. Writes nothing where `change` returns the
 * same locks.
 */
export function changeLocks(
  db: Database,
  accountId: string,
  change: (locks: Buffer | null) => Buffer | null,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isIts = eq(accounts.id, accountId)
    const [kept] = await tx.select({ locks: accounts.locks }).from(accounts).where(isIts).for('update')
    const locks = kept && change(kept.locks)
    if (kept && locks !== kept.locks) await tx.update(accounts).set({ locks }).where(isIts)
  })
}

/** Lets a browser open a person's secret from now on; undefined where the browser keeps no secret of its own. */
export async function addDevice(
  { db, privacy }: Dependencies,
  { id, secret }: { id: string; secret: Secret },
  device: string | undefined,
  now: Date,
): Promise<void> {
  if (device === undefined) return
  const opener = buildDeviceOpener(device)
  await changeLocks(db, id, (locks) =>
    openSecret(privacy, locks, opener) ? locks : withDevice(privacy, locks, { secret, by: opener.by, day: toDay(now) }),
  )
}

/** Returns the sealed locks of an account, or null when it has none. */
export async function readLocks(db: Database, accountId: string): Promise<Buffer | null> {
  const [kept] = await db.select({ locks: accounts.locks }).from(accounts).where(eq(accounts.id, accountId))
  return kept?.locks ?? null
}
