import { and, eq, lte, or, sql } from 'drizzle-orm'
import { type Database, prepareOnce } from '../platform/db/database.ts'
import { accounts, sessions } from '../platform/db/schema/accounts.ts'
import { companyPeople } from '../platform/db/schema/employers.ts'
import { administrators, moderators } from '../platform/db/schema/moderation.ts'
import type { Account } from '../platform/http/account.ts'
import { type Card, deriveEmailMark, openCard, sealCard } from '../platform/privacy/card.ts'
import { deriveMarks, lockMailbox, selectIdAt, storeMailbox } from '../platform/privacy/mailboxes.queries.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { decodeToken, hashOf } from '../platform/tokens.ts'
import { readKnownTerms } from '../texts/texts.queries.ts'

type Dependencies = { db: Database; privacy: Privacy }

const shown = {
  id: accounts.id,
  card: accounts.card,
  image: accounts.image,
  verified: accounts.verified,
  closeable: accounts.closeable,
  blocked: accounts.blocked,
  vault: accounts.vault,
  represents: sql<boolean>`exists (select 1 from ${companyPeople} where ${companyPeople.accountId} = ${accounts.id})`,
  moderates: sql<Account['moderates']>`(select json_build_object('role', ${moderators.role}, 'pseudonym',
    ${moderators.pseudonym}) from ${moderators} where ${moderators.accountId} = ${accounts.id})`,
  administers: sql<Account['administers']>`(select json_build_object('pseudonym', ${administrators.pseudonym})
    from ${administrators} where ${administrators.accountId} = ${accounts.id})`,
}

const bySession = prepareOnce((db) =>
  db
    .select({
      ...{ account: shown, secret: sessions.secret, proof: sessions.proof },
      ...{ begun: sessions.begun, lastSeen: sessions.lastSeen, expires: sessions.expires },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), eq(accounts.blocked, false)))
    .prepare('account_by_session'),
)

/**
 * Finds the account a session belongs to, with the secret that the session's token opens and the day the session ends
 * (`2026-10-31`); returns undefined when the session is unknown or revoked.
 */
export async function findSession({ db, privacy }: Dependencies, token: string) {
  const [found] = await bySession(db).execute({ hash: hashOf(token) })
  const secret = found && privacy.openSession(decodeToken(token), found.secret)
  if (!found || !secret) return undefined
  const { card, ...account } = found.account
  return { ...found, account: { ...account, ...openCard(privacy, card), secret } }
}

export async function addSession(db: Database, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

/** Stores what the person of a session has proven. */
export async function setProof(db: Database, tokenHash: Buffer, proof: Buffer) {
  await db.update(sessions).set({ proof }).where(eq(sessions.tokenHash, tokenHash))
}

export async function removeSession(db: Database, hash: Buffer) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash))
}

/** Removes the sessions that expired up to the day `expired`, and those begun up to the day `begun`. */
export async function removeEndedSessions(db: Database, { expired, begun }: { expired: string; begun: string }) {
  await db.delete(sessions).where(or(lte(sessions.expires, expired), lte(sessions.begun, begun)))
}

/** Ends every session of a person. */
export async function removeSessions(db: Database, accountId: string) {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

const byEmail = prepareOnce((db) =>
  db
    .select({ ...shown, passwordHash: accounts.passwordHash, locks: accounts.locks })
    .from(accounts)
    .where(eq(accounts.id, selectIdAt({ stored: sql.placeholder('stored'), mailbox: sql.placeholder('mailbox') })))
    .prepare('account_by_email'),
)

/** Finds the account of a mailbox, in any spelling of the e-mail; returns undefined when there is none. */
export async function findAccount({ db, privacy }: Dependencies, email: string) {
  const [found] = await byEmail(db).execute(deriveMarks(privacy, email))
  if (!found) return undefined
  const { card, ...account } = found
  return { ...account, ...openCard(privacy, card) }
}

/** Finds an account by its id, with its locks; returns undefined when it does not exist. */
export async function findAccountById({ db, privacy }: Dependencies, id: string) {
  const [found] = await db
    .select({ ...shown, passwordHash: accounts.passwordHash, locks: accounts.locks })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (!found) return undefined
  const { card, ...account } = found
  return { ...account, ...openCard(privacy, card) }
}

type NewAccount = Omit<Card, 'preferences' | 'terms'> & { passwordHash: string }
/** Optional columns of a new account: one whose owner is present when it is created can get its locks at once. */
type Options = { verified?: boolean; locks?: Buffer }

/** Adds an account and returns its id, or undefined when the mailbox already has one. */
export function addAccount({ db, privacy }: Dependencies, account: NewAccount, options: Options = {}) {
  const { email, name, language, passwordHash } = account
  return db.transaction(async (tx) => {
    const terms = await readKnownTerms(tx)
    const card = sealCard(privacy, { email, name, language, preferences: null, terms })
    await lockMailbox({ db: tx, privacy }, email)
    if (await findAccount({ db: tx, privacy }, email)) return undefined
    const [row] = await tx
      .insert(accounts)
      .values({ verified: false, ...options, emailMark: deriveEmailMark(privacy, email), card, passwordHash })
      .onConflictDoNothing()
      .returning({ id: accounts.id })
    if (row) await storeMailbox({ db: tx, privacy }, email)
    return row?.id
  })
}

/**
 * Changes fields of an account's card; concurrent changes run one after the other. Writes nothing when the card stays
 * the same.
 */
export function changeCard({ db, privacy }: Dependencies, id: string, changes: Partial<Card>): Promise<void> {
  return db.transaction(async (tx) => {
    const [kept] = await tx.select({ card: accounts.card }).from(accounts).where(eq(accounts.id, id)).for('update')
    if (!kept) return
    const before = openCard(privacy, kept.card)
    const after = { ...before, ...changes }
    if (JSON.stringify(before) === JSON.stringify(after)) return
    const named = { card: sealCard(privacy, after), emailMark: deriveEmailMark(privacy, after.email) }
    await tx.update(accounts).set(named).where(eq(accounts.id, id))
    if (before.email !== after.email) {
      await storeMailbox({ db: tx, privacy }, after.email)
    }
  })
}

type ProvenCard = Partial<Card> & { passwordHash?: string; locks: Buffer }

/**
 * Marks the e-mail of an account as proven and stores what the person who proved it has chosen. The locks matter most:
 * what the earlier locks protect does not belong to that person.
 */
export async function proveAccount({ db, privacy }: Dependencies, id: string, proven: ProvenCard): Promise<void> {
  const { passwordHash, locks, ...card } = proven
  await db
    .update(accounts)
    .set({ verified: true, locks, ...(passwordHash ? { passwordHash } : {}) })
    .where(eq(accounts.id, id))
  await changeCard({ db, privacy }, id, card)
}
