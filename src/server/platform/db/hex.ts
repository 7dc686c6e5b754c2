import { type SQL, sql } from 'drizzle-orm'

/** Encodes bytes as hex, which hand-written queries take on either engine. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** Builds the condition that the column, of bytes, is one of these values, given in hex. */
export const matchAny = (column: SQL, all: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(all.map((hex) => `\\x${hex}`))}::text[]::bytea[])`
