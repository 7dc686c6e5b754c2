import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/database.ts'
import { type Database, rowsOf } from './database.ts'
import { studyMarks } from './schema/studies.ts'

const { db, close } = await openTestDatabase()
afterAll(close)

const moments = sql`select timestamptz '2026-11-26 12:00:00+00' as at, date '2026-11-26' as day, interval '2 days' as during,
  array[date '2026-11-26'] as days, array[1.5::numeric] as numbers, 7 as whole, '\\x0102'::bytea as bytes`
const asWritten = {
  at: expect.stringMatching(/^2026-11-26 /),
  day: '2026-11-26',
  during: '2 days',
  days: '{2026-11-26}',
  numbers: '{1.5}',
  whole: 7,
  bytes: Buffer.from([1, 2]),
}

test('dates come as PostgreSQL writes them, numbers and bytes as such, in a transaction too', async () => {
  const read = async (from: Database) => (await rowsOf<Record<string, unknown>>(from, moments))[0]
  expect(await read(db)).toEqual(asWritten)
  expect(await db.transaction(read)).toEqual(asWritten)
})

test('a transaction that fails leaves nothing', async () => {
  const failing = db.transaction(async (tx) => {
    await tx.insert(studyMarks).values({ mark: Buffer.from([7]) as never })
    throw new Error('meant')
  })
  await expect(failing).rejects.toThrow('meant')
  expect(await db.select().from(studyMarks)).toEqual([])
})

test('a query that would read a type by itself is refused, since the client would not know of it', async () => {
  const { $client } = db as unknown as { $client: PGlite }
  const parsers = { 20: (text: string) => BigInt(text) }
  await expect($client.query('select 1', [], { parsers })).rejects.toThrow('reads the type 20 by itself')
})
