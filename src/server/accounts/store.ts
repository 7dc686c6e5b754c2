import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { type Database, prepared } from '../db/database.ts'
import { accounts, sessions } from '../db/schema/accounts.ts'
import { companyPeople } from '../db/schema/employers.ts'
import { moderators } from '../db/schema/moderation.ts'
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
  represents: sql<boolean>`exists (select 1 from ${companyPeople} where ${companyPeople.accountId} = ${accounts.id})`,
  moderates: sql<Account['moderates']>`(select json_build_object('role', ${moderators.role}, 'pseudonym',
    ${moderators.pseudonym}) from ${moderators} where ${moderators.accountId} = ${accounts.id})`,
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

/** Ends every session of a person. */
export async function removeSessions(db: Database, accountId: string) {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
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

type Proven = { name?: string | null; passwordHash?: string }

/** Marks the e-mail of an account as proven, and takes over what the person who proved it has chosen. */
export async function proveAccount(db: Database, id: string, chosen: Proven): Promise<void> {
  await db
    .update(accounts)
    .set({ verified: true, ...chosen })
    .where(eq(accounts.id, id))
}
