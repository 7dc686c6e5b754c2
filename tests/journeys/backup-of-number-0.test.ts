import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { restoreBackup, verifyBackup } from '../../src/server/backup/backup.ts'
import { dump } from '../../src/server/backup/dump.ts'
import { writeFile } from '../../src/server/backup/file.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { listMigrations } from '../../src/server/platform/db/migrate.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-number-0-'))
const file = join(folder, 'number-0.backup')
const key = Buffer.alloc(32, 5)
afterAll(() => rmSync(folder, { recursive: true }))

test('a backup of the tables of number 0 is restored into them, which are then migrated', async () => {
  const earlier = await openDatabase({ DATA_DIR: 'memory://' }, undefined, 0)
  await earlier.db.execute(sql`insert into companies (name_en, name_ar, is_approved) values ('Rimal', 'رمال', true)`)
  await earlier.db.execute(sql`insert into settings (key, value) values ('country', 'Saudi Arabia')`)
  await expect(earlier.db.execute(sql`select 1 from schema_numbers`)).rejects.toThrow()
  await writeFile(file, dump(earlier.db, new Map()), key)
  await earlier.close()

  const settings = readConfig({ DATA_DIR: join(folder, 'data'), BACKUP_KEY: key.toString('hex') })
  const said: string[] = []
  const verified = await verifyBackup(settings, file, () => {})
  expect((await restoreBackup(settings, file, (line) => said.push(line))).fingerprint).toBe(verified.fingerprint)
  expect(said).toContain('Migrating the tables to this version.')

  const { db, close } = await openDatabase(settings)
  expect(await queryRows(db, sql`select name_en from companies`)).toEqual([{ name_en: 'Rimal' }])
  // What functions of this version derive, from the rows of the earlier one.
  expect(await queryRows(db, sql`select name_en from company_listing`)).toEqual([{ name_en: 'rimal' }])
  expect(await queryRows(db, sql`select max(number) as number from schema_numbers`)).toEqual([
    { number: listMigrations().length - 1 },
  ])
  await close()
})
