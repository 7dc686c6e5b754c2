import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queryRows } from './database.ts'
import { beginWith, loadImage, startEngine } from './new-database.ts'
import { openDatabase } from './open.ts'

// Databases are created from scratch here, beside browsers that use the same two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'shafaf-open-'))
const open = () => openDatabase({ DATA_DIR: folder })
const countryOf = async (db: Awaited<ReturnType<typeof open>>['db']) =>
  ((await db.execute(sql`select value from settings where key = 'country'`)) as { rows: unknown[] }).rows
/** The columns of all tables of a database that was made without an image. */
let madeColumns: unknown[]
const listColumns = (db: Awaited<ReturnType<typeof open>>['db']) =>
  queryRows(db, sql`select table_name, column_name, data_type from information_schema.columns order by 1, 2`)
beforeAll(async () => {
  beginWith(join(folder, 'none'))
  const { db, close } = await open()
  madeColumns = await listColumns(db)
  const image = join(folder, 'image')
  writeFileSync(image, await loadImage((db as unknown as { $client: PGlite }).$client))
  // All others begin with it, as those of the built server do.
  beginWith(image)
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

test('a folder that cannot be opened is an error in plain words, and is not locked afterwards', async () => {
  const broken = join(folder, 'broken')
  cpSync(join(folder, 'database'), join(broken, 'database'), { recursive: true })
  writeFileSync(join(broken, 'database', 'global', 'pg_control'), 'nothing')
  for (const _ of [1, 2])
    await expect(openDatabase({ DATA_DIR: broken })).rejects.toThrow('cannot be opened; restore it from a backup')
  rmSync(broken, { recursive: true })
})

test.each(['memory://', join(folder, 'begun')])(
  'a database in %s that begins with an image is the one it would be without, also beside what a killed process left unfinished',
  async (DATA_DIR) => {
    if (DATA_DIR !== 'memory://') {
      // An empty folder is where a database begins.
      mkdirSync(join(DATA_DIR, 'database'), { recursive: true })
      mkdirSync(join(DATA_DIR, 'database.unfinished', 'global'), { recursive: true })
      writeFileSync(join(DATA_DIR, 'database.unfinished', 'PG_VERSION'), '17')
    }
    const { db, close } = await openDatabase({ DATA_DIR })
    expect(await listColumns(db)).toEqual(madeColumns)
    expect(await queryRows(db, sql`show shared_buffers`)).toEqual([{ shared_buffers: '32MB' }])
    await close()
    if (DATA_DIR !== 'memory://') expect(readdirSync(DATA_DIR)).toEqual(['database'])
  },
)

test.each([
  ['a later version', 99_999_999_999_999, 'a later version of Shafaf'],
  ['a version before the first release', 1_700_000_000_000, 'before its first release'],
])('tables that %s has made are refused, and those of this one open again', async (_, at, words) => {
  const { db, close } = await open()
  const { $client: client } = db as unknown as { $client: PGlite }
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('another', ${at})`)
  await close()
  await expect(open()).rejects.toThrow(words)
  const bare = await startEngine(join(folder, 'database'))
  await bare.query(`delete from drizzle.__drizzle_migrations where hash = 'another'`)
  await bare.close()
  const again = await open()
  expect(await countryOf(again.db)).toEqual([{ value: 'Saudi Arabia' }])
  await again.close()
})
