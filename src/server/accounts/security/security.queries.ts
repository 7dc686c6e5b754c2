import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { accounts, sessions } from '../../platform/db/schema/accounts.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { removeLinks } from '../links.queries.ts'
import { changeLocks } from '../locks.queries.ts'
import { buildDeviceOpener, removeDevices, withPassword } from '../locks.ts'
import type { HashedPassword } from '../passwords.ts'

/** Returns the hash of an account's password. */
export async function readPasswordHash(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  return row?.hash
}

/**
 * Sets a password and stores the person's secret under it; every other session, every open link and what other browsers
 * open the secret with ends in the same transaction.
 */
export async function setPassword(
  { db, privacy }: { db: Database; privacy: Privacy },
  { id, secret }: Pick<Account, 'id' | 'secret'>,
  { hash, key }: HashedPassword,
  { tokenHash: current, device }: { tokenHash: Buffer; device?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    await changeLocks(tx, id, (locks) =>
      removeDevices(
        privacy,
        withPassword(privacy, locks, secret, key),
        device === undefined ? undefined : buildDeviceOpener(device).by,
      ),
    )
    await tx.update(accounts).set({ passwordHash: hash }).where(eq(accounts.id, id))
    await tx.delete(sessions).where(and(eq(sessions.accountId, id), ne(sessions.tokenHash, current)))
    await removeLinks(tx, id)
  })
}

/** The most sessions listed; a person with more ends them all at once. */
const listedAtMost = 100

/** Returns an account's sessions that are valid on `day`, last used first. */
export function readSessions(db: Database, accountId: string, day: string) {
  return db
    .select({ tokenHash: sessions.tokenHash, device: sessions.device, lastSeen: sessions.lastSeen })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expires, day)))
    .orderBy(desc(sessions.lastSeen), sessions.tokenHash)
    .limit(listedAtMost)
}

/**
 * Returns the browsers other than the `current` one that signed in to an account on the same day as it or later and are
 * valid on `day`.
 */
export async function listSignedInSince(
  db: Database,
  { accountId, current, day }: { accountId: string; current: Buffer; day: string },
) {
  const { tokenHash, device, begun, expires } = sessions
  const all = await db
    .select({ tokenHash, device, begun })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(expires, day)))
    .orderBy(desc(begun), tokenHash)
    .limit(listedAtMost)
  const own = all.find((one) => one.tokenHash.equals(current))
  return all.filter((one) => one !== own && own !== undefined && one.begun >= own.begun)
}

/** Ends one session of an account, or all of them. False when that one is not theirs. */
export async function endSessions(db: Database, accountId: string, tokenHash?: Buffer): Promise<boolean> {
  const which = tokenHash && eq(sessions.tokenHash, tokenHash)
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), which))
    .returning({ device: sessions.device })
  return rows.length > 0
}

/** Returns every session of an account, without its token hash. */
export function listAllSessions(db: Database, accountId: string) {
  const { device, lastSeen, expires } = sessions
  return db.select({ device, lastSeen, expires }).from(sessions).where(eq(sessions.accountId, accountId))
}
