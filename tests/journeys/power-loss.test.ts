import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DurableFolder, makeDurable } from '../../src/server/platform/db/durable-folder.ts'
import { beginInFolder, startEngine } from '../../src/server/platform/db/new-database.ts'
import { seededNumbers } from '../support/seeded.ts'
import { ForgetfulDisk } from '../support/server/forgetful-disk.ts'
import { choose } from '../support/setup/whole.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-power-'))
const made = join(folder, 'made')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(async () => {
  await beginInFolder(made, true)
  const engine = await startEngine(made)
  await engine.exec('create table notes (id int primary key, text text); create index on notes (md5(text))')
  await engine.close()
})

type Notes = Map<number, string>
/** What happens to the notes: a statement, and what they are once it is acknowledged. */
type Step = { statement: string; params?: unknown[]; after: (notes: Notes) => void }

/** Chooses a step by chance: mostly writing, some of it longer than a page, and what moves files on the disk. */
function chooseStep(chance: () => number, notes: Notes, next: number): Step {
  const pick = chance()
  const text = `${chance()} `.repeat(chance() < 0.2 ? 2000 : 5)
  const known = [...notes.keys()][Math.floor(chance() * notes.size)]
  if (pick < 0.06) return { statement: 'checkpoint', after: () => {} }
  if (pick < 0.1) return { statement: 'reindex table notes', after: () => {} }
  if (pick < 0.13) return { statement: 'truncate notes', after: (all) => all.clear() }
  if (pick < 0.3 && known !== undefined)
    return { statement: 'delete from notes where id = $1', params: [known], after: (all) => all.delete(known) }
  if (pick < 0.55 && known !== undefined)
    return {
      statement: 'update notes set text = $2 where id = $1',
      params: [known, text],
      after: (all) => all.set(known, text),
    }
  return { statement: 'insert into notes values ($1, $2)', params: [next, text], after: (all) => all.set(next, text) }
}

/** Reads all notes by a scan of the table; by its indexes they must be the same. */
async function readNotes(database: string): Promise<Notes> {
  const engine = await startEngine(database)
  try {
    const read = async (statement: string) =>
      new Map((await engine.query<{ id: number; text: string }>(statement)).rows.map(({ id, text }) => [id, text]))
    await engine.exec('set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off')
    const scanned = await read('select id, text from notes')
    await engine.exec('reset all; set enable_seqscan = off')
    expect(await read('select id, text from notes order by id')).toEqual(scanned)
    return scanned
  } finally {
    await engine.close()
  }
}

/** Writes until the power is cut; returns what was acknowledged, the same with the step under way, and what is there. */
async function loseThePower(seed: number, parameters: readonly string[]) {
  const chance = seededNumbers(seed)
  const [live, kept] = [join(folder, `live-${seed}`), join(folder, `kept-${seed}`)]
  cpSync(made, live, { recursive: true })
  const disk = new ForgetfulDisk(live, kept)
  const engine = await PGlite.create({ fs: disk, startParams: [...parameters] })
  const acknowledged: Notes = new Map()
  const under: Notes = new Map()
  disk.cutPowerAfter(20 + Math.floor(chance() * 400), () => chance() < 0.5)
  for (let n = 0; !disk.isOff; n += 1) {
    const { statement, params, after } = chooseStep(chance, acknowledged, n)
    after(under)
    await engine.query(statement, params)
    if (!disk.isOff) after(acknowledged)
  }
  await engine.close()
  const found = await readNotes(kept).catch((error: Error) => error)
  for (const one of [live, kept]) rmSync(one, { recursive: true })
  return { acknowledged, under, found }
}

const seeds = Array.from({ length: 40 }, (_, n) => n + 1)

test.each(choose(seeds, seeds.slice(0, 2)))(
  'after a power loss the embedded database has what was acknowledged, and nothing but that and the step under way (%i)',
  async (seed) => {
    const { acknowledged, under, found } = await loseThePower(seed, makeDurable(PGlite.defaultStartParams))
    const has = (notes: Notes) =>
      found instanceof Map && found.size === notes.size && [...notes].every(([id, text]) => found.get(id) === text)
    expect(found).toBeInstanceOf(Map)
    expect([has(acknowledged), has(under)]).toContain(true)
  },
)

test('the same disk loses notes of an engine that does not wait for it', async () => {
  const { acknowledged, found } = await loseThePower(101, PGlite.defaultStartParams)
  expect(found instanceof Map && found.size === acknowledged.size).toBe(false)
})

test('the server’s own engine waits for the disk', async () => {
  const engine = await startEngine(made)
  expect(engine.fs).toBeInstanceOf(DurableFolder)
  expect((await engine.query('select current_setting($1) as fsync', ['fsync'])).rows).toEqual([{ fsync: 'on' }])
  await engine.close()
})

test('where the disk fails the server ends, and what it acknowledged before is there', async () => {
  const live = join(folder, 'failing')
  cpSync(made, live, { recursive: true })
  const script = new URL('../support/server/failing-disk.ts', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, live], {
    ...{ encoding: 'utf8', timeout: 60_000 },
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'acknowledged 1\n' })
  expect(stderr).toContain('The disk of the database fails')
  expect((await readNotes(live)).get(1)).toBe('kept')
})
