import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/server/database.ts'
import { type Database, queryRows } from './database.ts'
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
  const read = async (from: Database) => (await queryRows<Record<string, unknown>>(from, moments))[0]
  expect(await read(db)).toEqual(asWritten)
  expect(await db.transaction(read)).toEqual(asWritten)
})

/** Returns the rows as the database's own reader builds them, for comparison. */
async function readByItself(text: string, rowMode: 'array' | 'object') {
  const { $client } = db as unknown as { $client: PGlite }
  const messages = await $client.runExclusive(() => $client.execProtocolStream(protocol.serialize.query(text), {}))
  return parse.parseResults(messages, $client.parsers, { rowMode })[0]!.rows
}

test.each([
  [
    'every kind of value',
    "select 1::int2 as a, -7::int4 as b, 9007199254740991::int8 as c, 1.5::float8 as d, 2.50::numeric as e, true as f, 'x'::text as g, '{\"k\":[1,null]}'::jsonb as h, '\\x00ff'::bytea as i, null::int as j, array[1,2,null]::int[] as k, array['a,b','\"']::text[] as l",
  ],
  [
    'texts of every length, in Arabic and beyond',
    "select repeat('شفّاف 🙂', n) as text, '' as nothing from generate_series(0, 40) as n",
  ],
  [
    'more than comes in one piece',
    "select n, repeat('0123456789', 300) as long, n % 3 = 0 as third from generate_series(1, 2000) as n",
  ],
  ['no row', 'select 1 as one where false'],
  ['no column', 'select from generate_series(1, 3)'],
  ['a name twice', 'select 1 as one, 2 as one'],
])('rows are those that the database’s own reader makes: %s', async (_, text) => {
  const { $client } = db as unknown as { $client: PGlite }
  for (const rowMode of ['array', 'object'] as const) {
    const { rows } = await $client.query(text, [], { rowMode })
    expect(rows).toEqual(await readByItself(text, rowMode))
  }
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

test('what PostgreSQL refuses says why, and the next query runs', async () => {
  for (const refused of [sql`select 1 / ${0}::int`, sql`select nothing from nowhere`, sql`select ${'x'}::text::int`]) {
    for (const _ of [1, 2])
      await expect(db.execute(refused)).rejects.toMatchObject({ cause: { code: expect.any(String) } })
    expect(await queryRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }])
  }
  const within = db.transaction(async (tx) => {
    await tx.transaction((inner) => inner.execute(sql`select 1 / ${0}::int`)).catch(() => {})
    return queryRows(tx, sql`select 2 as two`)
  })
  expect(await within).toEqual([{ two: 2 }])
})

test('nothing comes between the queries of a transaction', async () => {
  const order: string[] = []
  let go = () => {}
  const meant = new Promise<void>((resolve) => {
    go = resolve
  })
  const first = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    go()
    await Promise.all([1, 2, 3].map(() => tx.execute(sql`select pg_sleep(0.001)`)))
    order.push('the transaction')
  })
  await meant
  const { $client } = db as unknown as { $client: PGlite }
  const others = [
    db.execute(sql`select 1`),
    $client.exec('select 1'),
    db.transaction((tx) => tx.execute(sql`select 1`)),
  ]
  await Promise.all([first, ...others.map((other) => other.then(() => order.push('another')))])
  expect(order).toEqual(['the transaction', 'another', 'another', 'another'])
})

test('a value fits its type, no matter what it was asked with before', async () => {
  const value = (given: unknown) => queryRows(db, sql`select ${given}::jsonb as value`)
  expect(await value({ a: [1, 'b'] })).toEqual([{ value: { a: [1, 'b'] } }])
  expect(await value(null)).toEqual([{ value: null }])
  expect(await queryRows(db, sql`select ${sql.param([1, 2])}::int[] as list, ${true}::boolean as yes`)).toEqual([
    { list: [1, 2], yes: true },
  ])
})

test('the statements used last are kept, and each query is planned for itself', async () => {
  const ask = (n: number) => queryRows(db, sql`select ${sql.raw(String(n))} as n`)
  for (let n = 0; n <= 600; n++) expect(await ask(n)).toEqual([{ n }])
  expect(await ask(0)).toEqual([{ n: 0 }])
  const [kept] = await queryRows<{ count: number; last: number }>(
    db,
    sql`select count(*)::int, count(*) filter (where statement = 'select 600 as n')::int as last from pg_prepared_statements`,
  )
  expect(kept).toEqual({ count: 500, last: 1 })
  expect(await queryRows(db, sql`show plan_cache_mode`)).toEqual([{ plan_cache_mode: 'force_custom_plan' }])
})
