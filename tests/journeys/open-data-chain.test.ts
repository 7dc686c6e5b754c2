import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addChain, writeChain } from '../../src/server/open-data/chain.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { listReleases, releaseTar } from '../../src/server/open-data/releases.queries.ts'
import { loadDataKey } from '../../src/server/open-data/signing.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { type OpenDatabase, openDatabase } from '../../src/server/platform/db/open.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { prepareDatabases } from '../support/server/further-database.ts'
import { startTestServer } from '../support/server/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-chain-'))
const file = join(folder, 'open-data.sealed')
const months = ['2026-09', '2026-10']
const BACKUP_KEY = '33'.repeat(32)
const first = await startTestServer({ env: { PUBLIC_URL: 'http://shafaf.example' } })
const databases = prepareDatabases(folder)
/** The settings of other sites with databases and keys of their own. */
const keys = { AUTHOR_KEY: '44'.repeat(32), BACKUP_KEY }
const other = { ...(await databases.create()), ...keys }
const otherPrivacy = createPrivacy(Buffer.from(keys.AUTHOR_KEY, 'hex'))

const said: string[] = []
const admin = (env: Record<string, string>, ...words: string[]) => runAdmin(words, env, (line) => said.push(line))
const tarsOf = async (db: typeof first.db) =>
  Promise.all((await listReleases(db)).map(({ month }) => releaseTar(db, month)))

beforeAll(async () => {
  await first.empty()
  for (const month of months) await releaseData(first.services, new Date(`${month}-03T00:00:00Z`))
  await first.db.execute(
    sql`insert into released_pay (jobtitle, month, pay) values (7, '2026-10', '{"people": 40}'::jsonb)`,
  )
  const config = { DATABASE_URL: process.env.DATABASE_URL!, DATA_DIR: folder, AUTHOR_KEY: '07'.repeat(32), BACKUP_KEY }
  expect(await admin(config, 'open-data', 'export', file)).toBe(0)
})
let unchanged: OpenDatabase | undefined
afterAll(async () => {
  await unchanged?.close()
  await first.close()
  await databases.remove()
  rmSync(folder, { recursive: true })
})

test('a fresh database with another author key continues the chain: same key, same files, the next number', async () => {
  expect(await admin(other, 'open-data', 'import', file)).toBe(0)
  expect(said.at(-1)).toBe('2 releases are added. The next one follows them.')
  const { db, close } = await openDatabase(other)
  try {
    const key = await loadDataKey({ db, privacy: otherPrivacy })
    expect(key.publicKey).toBe((await loadDataKey(first.services)).publicKey)
    const services = { ...first.services, db, privacy: otherPrivacy }
    expect(await releaseData(services, new Date('2026-11-03T00:00:00Z'))).toBe(true)
    const [before, chain] = [await listReleases(first.db), await listReleases(db)]
    expect(chain.slice(0, 2)).toEqual(before)
    expect(chain[2]).toMatchObject({ month: '2026-11', number: 3, previous: before[1]!.sha256 })
    expect(await queryRows(db, sql`select jobtitle, month, pay from released_pay`)).toEqual([
      { jobtitle: 7, month: '2026-10', pay: { people: 40 } },
    ])
    const tars = (await tarsOf(db)).map((tar, at) => {
      writeFileSync(join(folder, `${at}.tar`), tar!)
      return join(folder, `${at}.tar`)
    })
    // The verifier that everybody has, which knows nothing of this code, throws for a chain that is broken.
    writeFileSync(join(folder, 'key.pem'), key.publicKey)
    execFileSync(process.execPath, ['public/data/verify.mjs', '--key', join(folder, 'key.pem'), ...tars])
  } finally {
    await close()
  }
  // Once more, nothing is added, and what was released since stands in the way of an older file.
  const again = { ...(await databases.create()), ...keys }
  for (let time = 0; time < 2; time++) expect(await admin(again, 'open-data', 'import', file)).toBe(0)
  expect(said.at(-1)).toBe('0 releases are added. The next one follows them.')
  await expect(admin(other, 'open-data', 'import', file)).rejects.toThrow('has releases that the file lacks')
})

test('a file that exists is not written over, and without the key of backups nothing is read', async () => {
  expect(await admin(other, 'open-data', 'export', file)).toBe(2)
  await expect(admin({ ...other, BACKUP_KEY: '55'.repeat(32) }, 'open-data', 'import', file)).rejects.toThrow()
})

test.each([
  ['lacks the first release', (lines: string[]) => [lines[0]!, lines[2]!], 'does not follow'],
  ['has a changed release', ([key, one, two]: string[]) => [key!, one!, changeTar(two!)], 'does not follow'],
  [
    'has a release signed with another key',
    ([key, one, two]: string[]) => [anotherKey(key!), one!, two!],
    'is not signed with the key',
  ],
  ['holds something else', () => ['nothing of the kind\n'], 'holds no releases'],
  ['is empty', () => [], 'is empty'],
])('nothing is changed by a file that %s', async (_, change, words) => {
  const lines: string[] = []
  for await (const line of writeChain(first.services)) lines.push(line)
  // One for all files: none of them changes it.
  unchanged ??= await openDatabase(await databases.create())
  const { db } = unchanged
  const { publicKey } = await loadDataKey({ db, privacy: otherPrivacy })
  const given = change(lines)
  async function* read() {
    yield* given
  }
  const importing = db.transaction((tx) => addChain({ db: tx, privacy: otherPrivacy }, read()))
  await expect(importing).rejects.toThrow(words)
  expect(await listReleases(db)).toEqual([])
  expect((await loadDataKey({ db, privacy: otherPrivacy })).publicKey).toBe(publicKey)
})

function changeTar(line: string): string {
  const release = JSON.parse(line)
  const tar = Buffer.from(release.tar, 'base64')
  tar[tar.length - 2000]! ^= 1
  return JSON.stringify({ ...release, tar: tar.toString('base64') })
}

/** Returns the line of a key that has signed nothing. */
function anotherKey(line: string): string {
  const seed = Buffer.from(JSON.parse(line).key, 'base64url')
  seed[seed.length - 1]! ^= 1
  return JSON.stringify({ ...JSON.parse(line), key: seed.toString('base64url') })
}
