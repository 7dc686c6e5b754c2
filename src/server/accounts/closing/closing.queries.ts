import { and, desc, eq, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import {
  accounts,
  closingReasons,
  identities,
  mailboxes,
  oneTimeTokens,
  passkeys,
  sessions,
} from '../../platform/db/schema/accounts.ts'
import { companyPeople } from '../../platform/db/schema/employers.ts'
import { administrators, moderators } from '../../platform/db/schema/moderation.ts'
import { files, supportMessages } from '../../platform/db/schema/profile.ts'
import type { Account } from '../../platform/http/account.ts'
import { openCard } from '../../platform/privacy/card.ts'
import { isAt } from '../../platform/privacy/mailboxes.queries.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { findAside, removeAside } from '../aside.queries.ts'
import { lockCompaniesOf } from '../end-roles.queries.ts'
import { changeLocks } from '../locks.queries.ts'
import { listDeviceDays, removeDevices } from '../locks.ts'

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Marks an account closed by its owner, with what is to be deleted with it, and ends all its sessions and what its
 * browsers open it with, in the caller's transaction.
 */
export async function markClosedAndSignOut(
  { db: tx, privacy }: Dependencies,
  id: string,
  deletesOn: string,
  closing: Buffer,
): Promise<void> {
  await tx.update(accounts).set({ deletesOn, closeable: true, closing }).where(eq(accounts.id, id))
  await changeLocks(tx, id, (locks) => locks && removeDevices(privacy, locks))
  await tx.delete(sessions).where(eq(sessions.accountId, id))
}

/** Reopens an account its owner has closed; a blocked one stays as it is. */
export async function markOpen(tx: Database, id: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ closeable: false, deletesOn: null, closing: null })
    .where(and(eq(accounts.id, id), eq(accounts.closeable, true)))
}

/**
 * Blocks an account and ends its sessions, in the caller's transaction; resolves to its id, undefined when there is
 * none, or `moderator`, with nothing done, when it moderates. A deletion day that is set already stays.
 */
export async function markBlockedAndSignOut(
  { db: tx, privacy }: Dependencies,
  email: string,
  deletesOn: string,
): Promise<{ id: string } | 'moderator' | undefined> {
  const isIts = isAt(privacy, email)
  const [account] = await tx
    .update(accounts)
    .set({ blocked: true, deletesOn: sql`coalesce(${accounts.deletesOn}, ${deletesOn}::date)` })
    .where(and(isIts, notExists(selectModeratorOfAccount(tx))))
    .returning({ id: accounts.id })
  if (account) await tx.delete(sessions).where(eq(sessions.accountId, account.id))
  if (account) return account
  const [known] = await tx.select({ id: accounts.id }).from(accounts).where(isIts)
  return known && 'moderator'
}

const selectModeratorOfAccount = (tx: Database) =>
  tx.select({ role: moderators.role }).from(moderators).where(eq(moderators.accountId, accounts.id))

/**
 * Unblocks an account; one its owner has closed as well stays closed. Resolves to its id, or undefined when there is
 * none.
 */
export async function markUnblocked(
  { db: tx, privacy }: Dependencies,
  email: string,
): Promise<{ id: string } | undefined> {
  const [account] = await tx
    .update(accounts)
    .set({ blocked: false, deletesOn: sql`case when ${accounts.closeable} then ${accounts.deletesOn} end` })
    .where(isAt(privacy, email))
    .returning({ id: accounts.id })
  return account
}

export type Leaver = Pick<Account, 'id' | 'email' | 'language'> & { closing: Buffer | null }

/** Returns accounts due for deletion on `day` or before, at most `most`. */
export async function listDueAccounts({ db, privacy }: Dependencies, day: string, most: number): Promise<Leaver[]> {
  const { id, card, closing } = accounts
  const rows = await db.select({ id, card, closing }).from(accounts).where(lte(accounts.deletesOn, day)).limit(most)
  return rows.map(({ card, ...account }) => ({ ...account, ...openCard(privacy, card) }))
}

/**
 * Deletes an account with its locks, vault, sessions, links and files, in the caller's transaction; with `day` only if
 * it is still due then. False when it is gone or open again: of several servers that try, one gets true. There is no
 * cascade when an account is deleted, since the daily round rewrites accounts by deleting them.
 */
export async function removeAccount(tx: Database, id: string, day?: string): Promise<boolean> {
  await lockCompaniesOf(tx, id)
  const due = day === undefined ? undefined : lte(accounts.deletesOn, day)
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, id), due))
    .for('update')
  if (!found) return false
  const aside = await findAside(tx, id)
  if (aside) await removeAside(tx, aside)
  for (const table of [
    sessions,
    oneTimeTokens,
    passkeys,
    identities,
    files,
    supportMessages,
    companyPeople,
    moderators,
    administrators,
  ])
    await tx.delete(table).where(eq(table.accountId, id))
  const [{ emailMark } = {}] = await tx
    .delete(accounts)
    .where(eq(accounts.id, id))
    .returning({ emailMark: accounts.emailMark })
  if (emailMark) await tx.delete(mailboxes).where(eq(mailboxes.emailMark, emailMark))
  return true
}

/**
 * The reason an anonymous person left: the month (`YYYY-MM`), what they chose and what they wrote. Nothing else is
 * kept.
 */
export type LeavingReason = { month: string; type: string; reason: string }

/** Stores the reason a person left, sealed. */
export async function addClosingReason(
  { db, privacy }: Dependencies,
  { month, ...said }: LeavingReason,
): Promise<void> {
  await db.insert(closingReasons).values({ month, words: privacy.sealWords(said) })
}

/** Returns the reasons people left, newest month first, and within a month in the order of their random ids. */
export async function listClosingReasons({ db, privacy }: Dependencies): Promise<LeavingReason[]> {
  const rows = await db.select().from(closingReasons).orderBy(desc(closingReasons.month), closingReasons.id)
  return rows.map(({ month, words }) => ({ month, ...(privacy.openWords(words) as Omit<LeavingReason, 'month'>) }))
}

/** Frees the space of deleted rows in the tables of people; not to be run within a transaction. */
export async function vacuumAccountTables(db: Database): Promise<void> {
  await db.execute(sql`vacuum accounts, sessions, one_time_tokens, passkeys, identities`)
}

/** Returns an account as its owner may see it. */
export async function readOwnAccount({ db, privacy }: Dependencies, id: string) {
  const { card, verified, closeable, deletesOn, locks } = accounts
  const [row] = await db
    .select({ card, verified, closed: closeable, deletesOn, locks })
    .from(accounts)
    .where(eq(accounts.id, id))
  return (
    row && {
      ...openCard(privacy, row.card),
      verified: row.verified,
      closed: row.closed,
      deletesOn: row.deletesOn,
      browsers: listDeviceDays(privacy, row.locks),
    }
  )
}
