import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DeviceKind } from '../../../../contract/accounts/devices.ts'
import { bytea } from './columns.ts'

/**
 * People who can sign in. Nothing in this table leads to what they wrote without the key that is kept outside the
 * database (design: trust).
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /**
     * The mark an account is stored under: its e-mail in the form that every version knows, under a key derived from
     * the author key (`platform/privacy/card.ts`).
     */
    emailMark: bytea('email_mark').notNull().unique(),
    /**
     * E-mail, name and language, sealed under the author key: mails must be addressed when the person is not signed in.
     */
    card: bytea().notNull(),
    passwordHash: text('password_hash').notNull(),
    image: text(),
    verified: boolean().notNull().default(false),
    /** True while its owner has closed it and may open it again. */
    closeable: boolean().notNull().default(false),
    /** True while a moderator has blocked its owner. */
    blocked: boolean().notNull().default(false),
    /** The day, in Saudi Arabia, from which a closed or blocked account is deleted; null for every other. */
    deletesOn: date('deletes_on'),
    /**
     * The person's random secret, encrypted under what they bring (password, recovery code, devices), sealed under the
     * author key as one value of one length; null until the e-mail is proven. Without the locks nobody is tied to what
     * they wrote.
     */
    locks: bytea(),
    /**
     * What the person says of themselves (experience list and the like), under a key derived from the secret, and the
     * author key.
     */
    vault: bytea(),
    /** What is deleted with the account, stored when it is closed, while its owner is present; otherwise null. */
    closing: bytea(),
    /**
     * The person's authenticator app and what is left of their one-time codes, under a key derived from the secret, and
     * the author key: only their own codes are ever checked with it. Null while they have none.
     */
    app: bytea(),
    /**
     * Set where this row is not an account but what was put aside when the account of this id started over; the account
     * is found by it when its owner brings what opens the locks after all. No foreign key: an older server that deletes
     * the account knows nothing of this row.
     */
    anewOf: uuid('anew_of').unique(),
    /** The day, in Saudi Arabia, from which what was put aside is deleted; null for every account. */
    keptUntil: date('kept_until'),
  },
  (table) => [index('accounts_deletes').on(table.deletesOn).where(sql`${table.deletesOn} is not null`)],
)

/**
 * The mailbox of each account's e-mail: other spellings of the address find the account by it. A server of an earlier
 * version changes accounts without it: a row says something of an e-mail and not of an account, so that it is never
 * untrue, and the daily maintenance adds what is missing and deletes what belongs to no account.
 */
export const mailboxes = pgTable(
  'mailboxes',
  {
    emailMark: bytea('email_mark').primaryKey(),
    mark: bytea().notNull(),
  },
  (table) => [index('mailboxes_mark').on(table.mark)],
)

/**
 * Signed-in browsers. Days rather than moments: a session must not reveal when a review was written. Rows are written
 * at a sign-in, and all at once in the daily round; in between `visits` records which sessions were used.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token; the token itself is not stored. */
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The day of the sign-in. */
    begun: date().notNull(),
    lastSeen: date('last_seen').notNull(),
    /** The first day on which the session is not valid. */
    expires: date().notNull(),
    /** The person's secret under the token, sealed under the author key. */
    secret: bytea().notNull(),
    /**
     * When the session's person last proved to be present, sealed under the token and the author key: without both,
     * only days can be read. Null when the proof does not count.
     */
    proof: bytea(),
    /** The kind of device, by which its owner distinguishes sessions; neither model nor address. */
    device: text().$type<DeviceKind>().notNull().default('unknown'),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/**
 * Passkeys people sign in with: under a name and a seal of the author key, each with its person's secret under a key
 * that only the passkey gives.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    name: bytea().notNull().unique(),
    sealed: bytea().notNull(),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
)

/**
 * The identities that providers know accounts by (issuer and subject), under names that need the author key; also
 * unique for each provider and account, since a provider knows one person by one identity.
 */
export const identities = pgTable(
  'identities',
  {
    name: bytea().primaryKey(),
    once: bytea().notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
  },
  (table) => [index('identities_account').on(table.accountId)],
)

/**
 * Which sessions were used on which day: both under a name and a seal of the author key, until the daily round writes
 * them to `sessions`.
 */
export const visits = pgTable('visits', {
  name: bytea().primaryKey(),
  sealed: bytea().notNull(),
})

/**
 * Links sent by mail, each valid once: SHA-256 of the token, and what it is for. A used one is kept for a while, so
 * that opening it again can be distinguished from opening one that was never sent; it then leads to no account.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text().$type<'verify' | 'reset' | 'email' | 'undo' | 'code'>().notNull(),
    /** Null once the link is used. */
    accountId: uuid('account_id').references(() => accounts.id),
    used: boolean().notNull().default(false),
    /** The expiry; of a used link only the day it was used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What the registration behind this mail chose; it counts only once its own link is opened. */
    passwordHash: text('password_hash'),
    /**
     * The person who registered, with the secret of the new account and the other answers, or the address a link gives,
     * sealed under the link's token.
     */
    answers: bytea(),
  },
  (table) => [index('one_time_tokens_account').on(table.accountId)],
)

/** Rate-limited attempts (`server/limits`): account, kind of attempt and time are noise without the author key. */
export const limits = pgTable(
  'limits',
  {
    key: bytea().primaryKey(),
    points: integer().notNull(),
    /** When the attempts expire, in milliseconds, shifted by a number that only the author key gives. */
    ends: bigint({ mode: 'number' }).notNull(),
    /** The day on which the row may be deleted. */
    expires: date().notNull(),
  },
  (table) => [index('limits_expires').on(table.expires)],
)

/**
 * Why people closed their accounts: what they chose and wrote, and the month of the deletion. The row is written from
 * the vault once the account is gone, so that there is no account it could be joined to.
 */
export const closingReasons = pgTable('closing_reasons', {
  id: uuid().primaryKey().defaultRandom(),
  /** `YYYY-MM`. */
  month: text().notNull(),
  /** `{ type, reason }`, sealed. */
  words: bytea().notNull(),
})
