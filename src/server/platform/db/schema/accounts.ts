import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DeviceKind } from '../../../../contract/accounts/devices.ts'
import { bytea } from './columns.ts'

/** People who can sign in. Nothing here leads to what they wrote without the key the server keeps outside (trust). */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the e-mail is looked up by: its normal form under a name only the author key gives (`accounts/card.ts`). */
    emailMark: bytea('email_mark').notNull().unique(),
    /** E-mail, name and language, sealed under the author key: mails must find their people when nobody is signed in. */
    card: bytea().notNull(),
    passwordHash: text('password_hash').notNull(),
    image: text(),
    verified: boolean().notNull().default(false),
    /** True while its owner has closed it and may open it again. */
    closeable: boolean().notNull().default(false),
    /** True while a moderator shuts its owner out. */
    blocked: boolean().notNull().default(false),
    /** The day, in Saudi Arabia, from which on a closed or blocked account is deleted; null for every other. */
    deletesOn: date('deletes_on'),
    /**
     * The person's random secret under what they bring (password, recovery code, devices), sealed under the author key as
     * one value of one length; null until the e-mail is proven. Without them nobody is tied to what they wrote.
     */
    locks: bytea(),
    /** What they say of themselves (experience list and the like), under a key derived from the secret, and the author key. */
    vault: bytea(),
    /** What goes with the account when it is deleted, kept at its closing, when its owner was last there; else null. */
    closing: bytea(),
    /**
     * The app that shows them codes, and what is left of one-time codes, under a key derived from the secret, and the author
     * key: only they themselves are ever held against it. Null while they have none.
     */
    app: bytea(),
  },
  (table) => [index('accounts_deletes').on(table.deletesOn).where(sql`${table.deletesOn} is not null`)],
)

/**
 * Signed-in browsers. Days rather than moments: a session must not tell when a review was written. Written when somebody
 * signs in, and for all at once in the daily round; in between `visits` keeps who was here.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token; the token itself is kept nowhere. */
    tokenHash: bytea('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The day of signing in. */
    begun: date().notNull(),
    lastSeen: date('last_seen').notNull(),
    /** The first day on which it no longer counts. */
    expires: date().notNull(),
    /** The person's secret under the token, sealed under the author key. */
    secret: bytea().notNull(),
    /**
     * When its person last proved to be there, sealed under the token and the author key: days are all that anybody reads
     * who has not both. Null where that counts no more.
     */
    proof: bytea(),
    /** The kind of device, for its owner to tell sessions apart by; neither model nor address. */
    device: text().$type<DeviceKind>().notNull().default('unknown'),
  },
  (table) => [index('sessions_account').on(table.accountId)],
)

/** Passkeys people sign in with: under a name and a seal of the author key, and beside each their secret under what it alone gives. */
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
 * Whom a provider knows an account's person as (issuer and subject), under names only the author key gives; and once for a
 * provider and account, since a provider knows one person by one.
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

/** That a session was used on a day: both under a name and a seal of the author key, until the daily round tells `sessions`. */
export const visits = pgTable('visits', {
  name: bytea().primaryKey(),
  sealed: bytea().notNull(),
})

/**
 * Links sent by mail, each good once: SHA-256 of the token, and what it is for. A used one is kept for a while, so that
 * opening it again can be told from opening one we never sent; it then leads to nobody.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    purpose: text().$type<'verify' | 'reset' | 'email' | 'undo'>().notNull(),
    /** Null once it is used. */
    accountId: uuid('account_id').references(() => accounts.id),
    used: boolean().notNull().default(false),
    /** Of a used one only the day it was used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What the registration this mail belongs to chose; it counts only once its own link is opened. */
    passwordHash: text('password_hash'),
    /** Who registered, with the secret they are to have and the other answers, or the address a link gives, sealed under its token. */
    answers: bytea(),
  },
  (table) => [index('one_time_tokens_account').on(table.accountId)],
)

/** Attempts that are limited (`server/limits`): whose and what is noise without the author key, and so is when. */
export const limits = pgTable(
  'limits',
  {
    key: bytea().primaryKey(),
    points: integer().notNull(),
    /** When the attempts no longer count, in milliseconds, moved by a number that only the author key tells. */
    ends: bigint({ mode: 'number' }).notNull(),
    /** The day on which the row may go. */
    expires: date().notNull(),
  },
  (table) => [index('limits_expires').on(table.expires)],
)

/**
 * Why people closed their accounts: what they chose and wrote, and the month of the deletion. It gets here from the vault
 * once the account is gone, so that there is nobody left it could be joined to.
 */
export const closingReasons = pgTable('closing_reasons', {
  id: uuid().primaryKey().defaultRandom(),
  /** `YYYY-MM`. */
  month: text().notNull(),
  /** `{ type, reason }`, sealed. */
  words: bytea().notNull(),
})
