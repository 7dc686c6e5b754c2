import { type SQL, sql } from 'drizzle-orm'

/** Bytes as hand-written queries take them, on either engine. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** As a condition: the column, of bytes, is one of these, given in hex. */
export const matchAny = (column: SQL, all: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(all.map((hex) => `\\x${hex}`))}::text[]::bytea[])`
