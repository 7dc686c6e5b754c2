import { type SQL, sql } from 'drizzle-orm'

/** Encodes bytes as hex, which hand-written queries take on either engine. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Builds the condition that the column, of bytes, is one of these values, given in hex. */
export const matchAny = (column: SQL, all: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(all.map((hex) => `\\x${hex}`))}::text[]::bytea[])`

/**
 * Builds the same condition for a few values, each a parameter of its own: PostgreSQL then knows their number without
 * the values, and uses a prepared statement's plan again.
 */
export const matchFew = (column: SQL, few: readonly string[]): SQL =>
  sql`${column} = any(array[${sql.join(
    few.map((hex) => sql`decode(${hex}, 'hex')`),
    sql`, `,
  )}]::bytea[])`
