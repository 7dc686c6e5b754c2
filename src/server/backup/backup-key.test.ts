import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { findBackupKey, makeBackupKey } from './backup-key.ts'

let DATA_DIR: string
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'shafaf-backup-key-'))
})
afterEach(() => rmSync(DATA_DIR, { recursive: true }))

const given = 'a'.repeat(64)

test('a site with the embedded database has a key of its own from its first start, which only its owner can read', async () => {
  const config = readConfig({ DATA_DIR })
  expect((await findBackupKey(config)).BACKUP_KEY).toBeUndefined()
  const { BACKUP_KEY } = await makeBackupKey(config)
  expect(BACKUP_KEY).toMatch(/^[0-9a-f]{64}$/)
  expect(readdirSync(DATA_DIR)).toEqual(['backup.key'])
  expect(statSync(join(DATA_DIR, 'backup.key')).mode & 0o777).toBe(0o600)
  // The next start and the commands of operators use the same.
  expect((await makeBackupKey(config)).BACKUP_KEY).toBe(BACKUP_KEY)
  expect((await findBackupKey(config)).BACKUP_KEY).toBe(BACKUP_KEY)
})

test('a key that is given is the one in use, whether or not there is a file', async () => {
  await makeBackupKey(readConfig({ DATA_DIR }))
  expect((await makeBackupKey(readConfig({ DATA_DIR, BACKUP_KEY: given }))).BACKUP_KEY).toBe(given)
})

test('a file that contains no key is an error, not a site without backups', async () => {
  writeFileSync(join(DATA_DIR, 'backup.key'), '\n')
  await expect(makeBackupKey(readConfig({ DATA_DIR }))).rejects.toThrow('backup.key must hold 32 bytes')
})

test('with PostgreSQL the file of an earlier embedded database is not used', async () => {
  await makeBackupKey(readConfig({ DATA_DIR }))
  const config = readConfig({ DATA_DIR, DATABASE_URL: 'postgres://db.internal/shafaf', AUTHOR_KEY: given })
  expect((await makeBackupKey(config)).BACKUP_KEY).toBeUndefined()
})

test('servers that share a PostgreSQL make none', async () => {
  const config = readConfig({ DATA_DIR, DATABASE_URL: 'postgres://db.internal/shafaf', AUTHOR_KEY: given })
  expect((await makeBackupKey(config)).BACKUP_KEY).toBeUndefined()
  expect(readdirSync(DATA_DIR)).toEqual([])
})
