import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listBackups } from '../../src/server/backup/backup.ts'
import { backUp } from '../../src/server/backup/job.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { createDatabase } from '../support/postgres/postgres.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { wholeTest } from '../support/setup/whole.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-backup-'))
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function emptyDatabase(name: string): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  await createDatabase(url.href, name)
  url.pathname = `/${name}`
  return url.href
}

wholeTest('a backup taken while people write holds one moment, and becomes the same database elsewhere', async () => {
  const companies = [await newCompany(server), await newCompany(server)]
  for (const id of companies) await write(server, id)
  const { config } = server.services
  const keys = { AUTHOR_KEY: config.AUTHOR_KEY!, BACKUP_KEY: '09'.repeat(32) }
  await runAdmin(['reindex'], { ...keys, DATABASE_URL: config.DATABASE_URL, DATA_DIR: folder }, () => {})
  let done = false
  let written = 0
  const writers = companies.map(async (id) => {
    while (!done) {
      await write(server, id)
      written += 1
    }
  })
  const settings = { ...config, DATA_DIR: folder, BACKUP_KEY: keys.BACKUP_KEY }
  server.log.splice(0)
  await backUp({ ...server.services, config: settings }).finally(() => {
    done = true
  })
  await Promise.all(writers)
  const [, fingerprint] = /restored: .*([0-9a-f]{64})$/.exec(server.log.at(-1)!)!
  const file = join(folder, 'backups', (await listBackups(join(folder, 'backups')))[0]!)
  expect(written).toBeGreaterThan(2)

  const said: string[] = []
  const env = { ...keys, DATABASE_URL: await emptyDatabase('restored'), DATA_DIR: join(folder, 'other') }
  expect(await runAdmin(['restore', file], env, (line) => said.push(line))).toBe(0)
  expect(said.join()).toContain(fingerprint)
  // Every review with its author's tie, every counter equal to a recount.
  said.length = 0
  expect(await runAdmin(['check'], env, (line) => said.push(line)), said.join('\n')).toBe(0)
  const restored = await openDatabase(env)
  const counted = sql`select count(*)::int as n from reviews`
  const [kept] = await queryRows<{ n: number }>(restored.db, counted)
  const [now] = await queryRows<{ n: number }>(server.db, counted)
  expect(kept!.n).toBeGreaterThanOrEqual(2)
  expect(kept!.n).toBeLessThan(now!.n)
  await restored.close()
  await expect(runAdmin(['restore', file], env, () => {})).rejects.toThrow('not empty')
})

test('an embedded database moves to PostgreSQL with everything in it, and only with the key it was used with', async () => {
  const own = { DATA_DIR: join(folder, 'embedded') }
  const run = (env: Record<string, string>, ...args: string[]) => runAdmin(args, env, (line) => said.push(line))
  const said: string[] = []
  const key = '0a'.repeat(32)
  const embedded = await openDatabase(own)
  await embedded.db.execute(sql`insert into companies (name_en, name_ar) values ('Rimal', 'رمال')`)
  await embedded.close()
  const target = { ...own, DATABASE_URL: await emptyDatabase('moved'), AUTHOR_KEY: key }
  await expect(run(target, 'move')).rejects.toThrow('no database')
  expect(await run({ ...own, AUTHOR_KEY: key }, 'reindex')).toBe(0)
  await expect(run({ ...target, AUTHOR_KEY: '0b'.repeat(32) }, 'move')).rejects.toThrow('another database')
  said.length = 0
  expect(await run(target, 'move')).toBe(0)
  expect(said).toContain('  companies: 1')
  const moved = await openDatabase(target)
  expect(await queryRows(moved.db, sql`select name_ar from companies`)).toEqual([{ name_ar: 'رمال' }])
  await moved.close()
  expect(await run(target, 'check')).toBe(0)
  await expect(run(target, 'move')).rejects.toThrow('not empty')
})
