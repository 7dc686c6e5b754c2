import { eq, lte } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { accounts, passkeys } from '../platform/db/schema/accounts.ts'
import { files } from '../platform/db/schema/profile.ts'
import { sealCard } from '../platform/privacy/card.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** What an account contains that opens with its person's secret alone. */
const held = { locks: accounts.locks, vault: accounts.vault, image: accounts.image, app: accounts.app }
const { id, passwordHash, keptUntil } = accounts

/**
 * Puts aside what nobody could open when an account starts over. Its locks, vault, files, passkeys and app are kept in a
 * row that is not an account, until the day `until`. If an account starts over twice, only the first contents are kept:
 * its owner may still come back for them.
 */
export async function putAside({ db: tx, privacy }: Dependencies, accountId: string, until: string): Promise<void> {
  if (await findAside(tx, accountId)) return
  const [account] = await tx
    .select({ ...held, passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!account) return
  const nobody = { email: '', name: null, language: 'ar', preferences: null } as const
  const [aside] = await tx
    .insert(accounts)
    .values({
      ...account,
      ...{ emailMark: privacy.noName(), card: sealCard(privacy, nobody) },
      ...{ anewOf: accountId, keptUntil: until },
    })
    .returning({ id })
  for (const table of [passkeys, files])
    await tx.update(table).set({ accountId: aside!.id }).where(eq(table.accountId, accountId))
}

/** Returns what was put aside of an account, and until which day; undefined when nothing is. */
export async function findAside(db: Database, accountId: string) {
  const [found] = await db
    .select({ ...held, id, passwordHash, keptUntil })
    .from(accounts)
    .where(eq(accounts.anewOf, accountId))
  return found && { ...found, keptUntil: found.keptUntil! }
}
export type Aside = NonNullable<Awaited<ReturnType<typeof findAside>>>

/** Returns whether an account had a passkey or an app when it started over. */
export async function hasHadKey(db: Database, aside: Aside): Promise<boolean> {
  return aside.app !== null || (await db.$count(passkeys, eq(passkeys.accountId, aside.id))) > 0
}

/**
 * Gives an account back what was put aside; what it has got since it started over is deleted with the secret it began
 * with. False when it is gone meanwhile.
 */
export async function restoreAside(tx: Database, accountId: string, aside: Aside): Promise<boolean> {
  const [before] = await tx.select(held).from(accounts).where(eq(id, aside.id)).for('update')
  if (!before) return false
  for (const table of [passkeys, files]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
    await tx.update(table).set({ accountId }).where(eq(table.accountId, aside.id))
  }
  await tx.update(accounts).set(before).where(eq(id, accountId))
  await tx.delete(accounts).where(eq(id, aside.id))
  return true
}

/** Deletes what was put aside of an account, in the caller's transaction. */
export async function removeAside(tx: Database, aside: Pick<Aside, 'id'>): Promise<void> {
  for (const table of [passkeys, files]) await tx.delete(table).where(eq(table.accountId, aside.id))
  await tx.delete(accounts).where(eq(id, aside.id))
}

/** Deletes everything that was put aside and not come back for by `day`. */
export async function removeLateAsides(db: Database, day: string): Promise<void> {
  const late = await db.select({ id }).from(accounts).where(lte(keptUntil, day))
  for (const aside of late) await db.transaction((tx) => removeAside(tx, aside))
}
