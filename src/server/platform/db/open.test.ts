import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-open-'))
const open = () => openDatabase({ DATA_DIR: folder })
const countryOf = async (db: Awaited<ReturnType<typeof open>>['db']) =>
  ((await db.execute(sql`select value from settings where key = 'country'`)) as { rows: unknown[] }).rows
beforeAll(async () => {
  const { db, close } = await open()
  await db.execute(sql`insert into settings (key, value) values ('country', 'Saudi Arabia')`)
  await close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal'])(
  'a database without its %s, as a copy cut short is, is refused and left as it is',
  async (part) => {
    const there = join(folder, 'database', part)
    const aside = join(folder, 'aside')
    renameSync(there, aside)
    const before = readdirSync(join(folder, 'database'))
    await expect(open()).rejects.toThrow(new RegExp(`database is not whole|${part} missing`))
    expect(readdirSync(join(folder, 'database'))).toEqual(before)
    renameSync(aside, there)
  },
)

test('what cannot be opened is told in words, and the folder is free again', async () => {
  const broken = join(folder, 'broken')
  cpSync(join(folder, 'database'), join(broken, 'database'), { recursive: true })
  writeFileSync(join(broken, 'database', 'global', 'pg_control'), 'nothing')
  for (const _ of [1, 2])
    await expect(openDatabase({ DATA_DIR: broken })).rejects.toThrow('cannot be opened; restore it from a backup')
  rmSync(broken, { recursive: true })
})

test('an empty folder is where a database begins', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(join(empty, 'database'), { recursive: true })
  const { close } = await openDatabase({ DATA_DIR: empty })
  await close()
})

test('tables that a later version has made are refused, and those of this one open again', async () => {
  const { db, close } = await open()
  const { $client: client } = db as unknown as { $client: PGlite }
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`)
  await close()
  await expect(open()).rejects.toThrow('a later version of Shafaf')
  const bare = await PGlite.create(join(folder, 'database'))
  await bare.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  await bare.close()
  const again = await open()
  expect(await countryOf(again.db)).toEqual([{ value: 'Saudi Arabia' }])
  await again.close()
})
