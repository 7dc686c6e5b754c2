import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { type Database, prepared } from '../db/database.ts'
import { accounts, oneTimeTokens, sessions } from '../db/schema/accounts.ts'
import type { Language } from '../http/words.ts'
import type { Account } from './account.ts'

const shown = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  image: accounts.image,
  verified: accounts.verified,
  closeable: accounts.closeable,
  blocked: accounts.blocked,
  secret: accounts.secret,
  vault: accounts.vault,
}

export type SignedIn = { account: Account; lastSeen: string }

const bySession = prepared((db) =>
  db
    .select({ account: shown, lastSeen: sessions.lastSeen })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expires, sql.placeholder('day')),
        eq(accounts.blocked, false),
      ),
    )
    .prepare('account_by_session'),
)

/** Who holds this session on `day` (`2026-10-31`); undefined when it is unknown, revoked or expired. */
export async function findSession(db: Database, hash: Buffer, day: string): Promise<SignedIn | undefined> {
  return (await bySession(db).execute({ hash, day }))[0]
}

export async function addSession(db: Database, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session)
}

/** Remembers the language a person uses, for mails; writes only when it is another one. */
export async function keepLanguage(db: Database, id: string, language: Language) {
  await db
    .update(accounts)
    .set({ language })
    .where(and(eq(accounts.id, id), ne(accounts.language, language)))
}

export async function extendSession(db: Database, hash: Buffer, day: string, expires: string) {
  await db.update(sessions).set({ lastSeen: day, expires }).where(eq(sessions.tokenHash, hash))
}

export async function removeSession(db: Database, hash: Buffer) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hash))
}

const byEmail = prepared((db) =>
  db
    .select({ ...shown, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder('email')))
    .prepare('account_by_email'),
)

export async function findAccount(db: Database, email: string) {
  return (await byEmail(db).execute({ email }))[0]
}

type NewAccount = Pick<Account, 'email' | 'name' | 'secret'> & { passwordHash: string }
type Options = { verified?: boolean }

/** Adds an account; undefined when the e-mail already has one. */
export async function addAccount(db: Database, account: NewAccount, { verified = false }: Options = {}) {
  const [row] = await db
    .insert(accounts)
    .values({ ...account, verified })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  return row?.id
}

type NewToken = { tokenHash: Buffer; accountId: string; expiresAt: Date; name: string; passwordHash: string }

/** Keeps what a verification link stands for: name and password as its own registration chose them. */
export async function addVerification(db: Database, token: NewToken) {
  await db.insert(oneTimeTokens).values({ ...token, purpose: 'verify' })
}

/**
 * Uses up a verification token and marks its account verified, in one step; false when it is unknown, used or late. The
 * account gets the password of the registration the link belongs to: somebody else may have registered this e-mail too.
 */
export async function verifyAccount(db: Database, hash: Buffer, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [token] = await tx
      .delete(oneTimeTokens)
      .where(
        and(eq(oneTimeTokens.tokenHash, hash), eq(oneTimeTokens.purpose, 'verify'), gt(oneTimeTokens.expiresAt, now)),
      )
      .returning()
    if (!token) return false
    const { accountId, name, passwordHash } = token
    const chosen = passwordHash === null ? {} : { name, passwordHash }
    await tx
      .update(accounts)
      .set({ verified: true, ...chosen })
      .where(eq(accounts.id, accountId))
    // Other links to the same end have served their purpose.
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, accountId))
    return true
  })
}

/** Removes sessions and links whose time is over. */
export async function removeExpired(db: Database, now: Date, day: string): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires, day))
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now))
}
