import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listBackups, makeBackup, restoreBackup } from '../../src/server/backup/backup.ts'
import { computeFingerprint, computeSums, dump, load, type Sums } from '../../src/server/backup/dump.ts'
import { readLines, writeFile } from '../../src/server/backup/file.ts'
import { backUp } from '../../src/server/backup/job.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const key = Buffer.alloc(32, 9)
const env = { BACKUP_KEY: key.toString('hex') }
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shafaf-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const inFolder = (name: string) => join(folder, name)

/** Text and characters that are easily encoded wrongly. */
const odd = 'a"b\\c,(d)\n\r\t{e}\u2028\u2029\u0085f \\N \\x41 شفّاف 🙂'

describe('a database as lines', () => {
  let server: TestServer
  let file: string
  let sums: Sums
  /** An empty database; a failed load leaves nothing behind, so that the next one may try it again. */
  let empty: Awaited<ReturnType<typeof openDatabase>>
  beforeAll(async () => {
    empty = await openDatabase({ DATA_DIR: 'memory://' })
    server = await startTestServer()
    await server.empty()
    const id = await newCompany(server)
    await write(server, id)
    await write(server, id, { kind: 'salary' })
    await server.publish()
    await server.db.execute(sql`update companies set name_en = ${odd}, name_ar = '' where id = ${id}`)
    sums = new Map()
    file = join(mkdtempSync(join(tmpdir(), 'shafaf-backup-')), 'one')
    await writeFile(file, dump(server.db, sums), key)
  })
  afterAll(async () => {
    rmSync(join(file, '..'), { recursive: true })
    await server.close()
    await empty.close()
  })
  /** Expects that a file cannot be loaded, for this reason, and that nothing of it is in the database. */
  async function expectRefused(from: string, reason: string, under: Uint8Array = key): Promise<void> {
    await expect(load(empty.db, readLines(from, under))).rejects.toThrow(reason)
    expect(await queryRows(empty.db, sql`select 1 from companies union all select 1 from reviews`)).toEqual([])
  }

  test('is not readable in the file, and another key opens nothing', async () => {
    const bytes = readFileSync(file)
    expect(bytes.includes('companies')).toBe(false)
    await expectRefused(file, 'another BACKUP_KEY', Buffer.alloc(32, 8))
  })

  test('nothing is restored after a byte was changed or a part was removed or moved', async () => {
    const bytes = readFileSync(file)
    const changed = (at: number) => Buffer.from(bytes.map((byte, nth) => (nth === at ? byte ^ 1 : byte)))
    const half = Math.floor(bytes.length / 2)
    const broken = [
      changed(0),
      changed(20),
      changed(half),
      changed(bytes.length - 1),
      bytes.subarray(0, half),
      bytes.subarray(0, bytes.length - 1),
      bytes.subarray(0, 10),
      Buffer.concat([bytes, bytes]),
      Buffer.alloc(0),
    ]
    for (const [nth, one] of broken.entries()) {
      writeFileSync(inFolder('broken'), one)
      const read = async () => {
        for await (const _ of readLines(inFolder('broken'), key));
      }
      await expect(read(), `no. ${nth}`).rejects.toThrow(/backup/)
    }
    writeFileSync(inFolder('broken'), broken[4]!)
    await expectRefused(inFolder('broken'), 'cut short')
  })

  test('missing rows are detected even if all lines are complete', async () => {
    const lines: string[] = []
    for await (const line of readLines(file, key)) lines.push(line)
    const kept = lines.filter(
      (line) => !(line.startsWith('"') && line.includes('Rimal')) || !line.includes(odd.slice(-2)),
    )
    const first = lines.findIndex((line) => line.startsWith('"'))
    await writeFile(inFolder('less'), textOf(kept.filter((_, nth) => nth !== first)), key)
    await expectRefused(inFolder('less'), 'are not those that were kept')
    await writeFile(inFolder('cut'), textOf(lines.slice(0, -1)), key)
    await expectRefused(inFolder('cut'), 'cut short')
    await writeFile(inFolder('older'), textOf(['{"shafaf":1,"migrations":["another"]}', ...lines.slice(1)]), key)
    await expectRefused(inFolder('older'), 'another version')
  })

  test('is the same once restored, also where other files were refused: every row, and sequences, triggers and references work again', async () => {
    expect(sums.get('reviews')!.rows).toBe(2)
    const { db } = empty
    await load(db, readLines(file, key))
    expect(computeFingerprint(await computeSums(db))).toBe(computeFingerprint(await computeSums(server.db)))
    const [company] = await queryRows<{ id: number; name: string }>(db, sql`select id, name_en as name from companies`)
    expect(company!.name).toBe(odd)
    const [next] = await queryRows<{ id: number }>(
      db,
      sql`insert into companies (name_en, name_ar, is_approved) values ('Next', 'Next', true) returning id`,
    )
    expect(next!.id).toBeGreaterThan(company!.id)
    expect(await queryRows(db, sql`select 1 from company_listing where company_id = ${next!.id}`)).toHaveLength(1)
    await expect(
      db.execute(sql`insert into tallies (company_id, measure, bucket) values (0, 'x', 'x')`),
    ).rejects.toThrow()
    await expect(db.execute(sql`truncate audit`)).rejects.toThrow()
  })

  test('only an empty database can be restored into', async () => {
    await expect(load(server.db, readLines(file, key))).rejects.toThrow('not empty')
  })
})

async function* textOf(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield `${line}\n`
}

describe('backups of the embedded database', () => {
  const settings = (name: string, more: Record<string, string> = {}) =>
    readConfig({ ...env, DATA_DIR: inFolder(name), BACKUP_DIR: inFolder('backups'), ...more })

  test('a scheduled backup is a consistent snapshot of a database in use', async () => {
    const config = settings('data')
    const { db, close } = await openDatabase(config)
    await db.execute(sql`insert into companies (id, name_en, name_ar) values (1, '0', '0'), (2, '0', '0')`)
    const lines: string[] = []
    let done = false
    let turns = 0
    const writing = (async () => {
      while (!done) {
        turns += 1
        // At most twenty writes a second: the backup needs a processor as well.
        await new Promise((next) => setTimeout(next, 50))
        await db.transaction(async (tx) => {
          await tx.execute(sql`update companies set name_en = ${turns} where id = 1`)
          await tx.execute(sql`update companies set name_en = ${turns} where id = 2`)
        })
      }
    })()
    const { log, ...services } = { db, config, log: (line: string) => lines.push(line) }
    await backUp({ ...services, log } as never).finally(() => {
      done = true
    })
    await writing
    await close()
    expect(lines.at(-1)).toMatch(/^backup made and restored: \d+ rows/)
    expect(readdirSync(inFolder('data')).filter((name) => name.startsWith('backup-work'))).toEqual([])
    const [made] = await listBackups(inFolder('backups'))
    await restoreBackup(settings('restored'), inFolder(`backups/${made}`), () => {})
    const restored = await openDatabase(settings('restored'))
    const names = await queryRows<{ n: string }>(restored.db, sql`select distinct name_en as n from companies`)
    expect(names).toHaveLength(1)
    expect(Number(names[0]!.n)).toBeLessThan(turns)
    await restored.close()
  })

  test('the newest are kept, an old one is deleted once the next is verified, and so are leftovers of a killed process', async () => {
    const config = settings('data', { BACKUP_KEEP: '2' })
    await (await openDatabase(config)).close()
    const on = (day: number) => makeBackup(config, new Date(Date.UTC(2026, 10, day)), () => {})
    const first = await on(1)
    writeFileSync(inFolder('backups/shafaf-20261031T000000Z.backup'), '')
    for (const name of ['backup-work-dead', 'backup-work-alive']) mkdirSync(inFolder(`data/${name}`))
    const alive = await openDatabase({ DATA_DIR: inFolder('data/backup-work-alive') })
    for (const name of ['old', 'new']) writeFileSync(inFolder(`backups/${name}.unfinished`), '')
    utimesSync(inFolder('backups/old.unfinished'), 0, 0)
    expect((await on(2)).fingerprint).toBe(first.fingerprint)
    await alive.close()
    expect(readdirSync(inFolder('data')).filter((name) => name.startsWith('backup-work'))).toEqual([
      'backup-work-alive',
    ])
    const left = ['new.unfinished', 'shafaf-20261101T000000Z.backup', 'shafaf-20261102T000000Z.backup']
    expect(readdirSync(inFolder('backups')).sort()).toEqual(left)
    const other = { ...config, DATA_DIR: inFolder('not-a-folder') }
    writeFileSync(other.DATA_DIR, '')
    await expect(makeBackup(other, new Date(Date.UTC(2026, 10, 4)), () => {})).rejects.toThrow()
    expect(readdirSync(inFolder('backups')).sort()).toEqual(left)
  })

  test('an operator makes, checks and restores one, and is told what is missing', async () => {
    const said: string[] = []
    const run = (given: Record<string, string>, ...args: string[]) =>
      runAdmin(args, { DATA_DIR: inFolder('data'), ...given }, (line) => said.push(line))
    await expect(run({}, 'backup')).rejects.toThrow('BACKUP_KEY must be given')
    await expect(run({ BACKUP_KEY: 'short' }, 'backup')).rejects.toThrow('BACKUP_KEY must hold 32 bytes')
    expect(await run(env, 'backup')).toBe(0)
    const [name] = await listBackups(inFolder('data/backups'))
    const file = inFolder(`data/backups/${name}`)
    const told = said.at(-1)!
    expect(told).toContain(name)
    expect(await run(env, 'verify', file)).toBe(0)
    expect(said.at(-1)).toBe(told)
    expect(await run(env, 'verify')).toBe(2)
    expect(await run(env, 'backup', '--dry-run')).toBe(2)
    await expect(run(env, 'verify', inFolder('none'))).rejects.toThrow('ENOENT')
    expect(await run({ ...env, DATA_DIR: inFolder('restored') }, 'restore', file)).toBe(0)
    expect(said).toContain(told)
    await expect(run({ ...env, DATA_DIR: inFolder('moved') }, 'move')).rejects.toThrow('DATABASE_URL must name')
  })
})
