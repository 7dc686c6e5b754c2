import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { startPostgres, unprotected } from '../support/postgres/postgres.ts'
import { seededNumbers } from '../support/seeded.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { wholeTest } from '../support/setup/whole.ts'

let server: TestServer
let companyId: number
const random = seededNumbers(160)
/** A moment at which generations end, and one of the same month at which none does. */
const middle = new Date('2026-10-14T03:00:00Z')
const beginning = new Date('2026-10-02T03:00:00Z')
const inMonth = (later: number) => new Date(Date.UTC(2026, 9 + later, 14, 3))

/** Returns a random id, the same in every run. */
function makeId(): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Writes reviews one after another, in a transaction each; returns their ids. */
async function write(many: number, ids = Array.from({ length: many }, makeId)): Promise<string[]> {
  for (const id of ids)
    await server.db.execute(sql`insert into reviews (id, company_id, kind, month, answers, sealed, words)
      values (${id}, ${companyId}, 'company', '2026-10', '{}', decode(${'00'.repeat(300)}, 'hex'), '')`)
  return ids
}

/** Changes rows in place, in a transaction each. */
async function change(ids: readonly string[]): Promise<void> {
  for (const id of ids) await server.db.execute(sql`update reviews set helpful = helpful + 1 where id = ${id}::uuid`)
}

type Lying = { id: string; place: string; wrote: string }
/** Reads the rows as they lie in the file, each with the transaction that wrote it. */
const read = () =>
  queryRows<Lying>(server.db, sql`select id, ctid::text as place, xmin::text as wrote from reviews order by ctid`)
const readById = async () => new Map((await read()).map((row) => [row.id, row]))

const round = (pace: Parameters<typeof rewriteRows>[2] = {}) =>
  rewriteRows(server.db, ['reviews'], { batch: 20, least: 50, ...pace })

/** Lists the rows that a round has written, by what changes between two readings. */
async function listRewritten(act: () => Promise<unknown>): Promise<string[]> {
  const before = await readById()
  await act()
  return [...(await readById()).values()].filter(({ id, wrote }) => before.get(id)?.wrote !== wrote).map(({ id }) => id)
}

/** A cluster of its own: a transaction in any database of a cluster puts the end of a generation off. */
const cluster = await startPostgres(tmpdir(), unprotected)
afterAll(() => cluster.stop())

describe.each([
  { name: 'PostgreSQL', embedded: false },
  { name: 'the embedded database', embedded: true },
])('with $name', ({ embedded }) => {
  beforeAll(async () => {
    server = await startTestServer({ env: { DATABASE_URL: embedded ? '' : await cluster.createDatabase() } })
    expect(server.database.embedded).toBe(embedded)
  })
  beforeEach(async () => {
    await server.empty()
    companyId = await newCompany(server)
  })
  afterAll(() => server.close())

  describe('a generation', () => {
    test('that is over is left alone: a round writes what was written or changed since, and all of that', async () => {
      const old = await write(60)
      expect(await round({ now: middle })).toBe(60)
      const changed = [old[3]!, old[20]!, old[44]!]
      await change(changed)
      const added = await write(10)
      const before = await readById()
      expect((await listRewritten(() => round({ now: middle }))).sort()).toEqual([...changed, ...added].sort())
      // The others lie where they lay.
      for (const id of old.filter((one) => !changed.includes(one)))
        expect((await readById()).get(id)).toEqual(before.get(id))
      // The night after it writes the same rows again, with what has come, and none of them tells its day.
      const more = await write(5)
      const third = await listRewritten(() => round({ now: middle }))
      expect(third.sort()).toEqual([...changed, ...added, ...more].sort())
      const rows = (await read()).filter(({ id }) => third.includes(id))
      expect(new Set(rows.map(({ wrote }) => wrote)).size).toBe(1)
      expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort())
    })

    test('ends in the middle of a month alone, once in it, and with that many rows', async () => {
      const old = await write(60)
      const writesAll = async (now?: Date) => {
        const written = await listRewritten(() => round(now ? { now } : {}))
        return written.length === (await read()).length
      }
      await round({ now: beginning })
      expect(await writesAll()).toBe(true)
      await round({ now: middle, least: 61 })
      expect(await writesAll(middle)).toBe(true)
      // It has ended now.
      expect(await writesAll(middle)).toBe(false)
      await change(old)
      expect((await listRewritten(() => round({ now: middle }))).length).toBe(60)
      // Not for the second time in a month, and with the next one.
      expect((await listRewritten(() => round({ now: inMonth(1) }))).length).toBe(60)
      expect(await listRewritten(() => round({ now: inMonth(1) }))).toEqual([])
    })

    test('is as large as it is where its keys are read a few at a time', async () => {
      await write(60)
      let rests = 0
      const rest = async () => {
        rests += 1
      }
      expect(await round({ batch: 10, keys: 25, rest })).toBe(60)
      expect(new Set((await read()).map(({ wrote }) => wrote)).size).toBe(7)
      expect(rests).toBe(6)
    })
  })

  describe('while its last round is under way', () => {
    test('what others write is of the next generation, and is hidden in the same round and in the next', async () => {
      const old = (await write(60)).sort()
      const late: string[] = []
      const byOthers = new Map<string, string>()
      const rest = async () => {
        if (late.length > 0) return
        // Before and after the place that the round has come to, and a row that it has written already.
        late.push('00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff')
        await write(2, late)
        await change([old[0]!])
        for (const id of [...late, old[0]!]) byOthers.set(id, (await readById()).get(id)!.wrote)
      }
      await round({ now: middle, rest })
      const rows = await readById()
      for (const [id, wrote] of byOthers) expect(rows.get(id)!.wrote).not.toBe(wrote)
      expect((await listRewritten(() => round({ now: middle }))).sort()).toEqual([...byOthers.keys()].sort())
    })

    test('a crash leaves nothing unhidden for longer than the next night', async () => {
      await write(60)
      for (const batches of [1, 2]) {
        let rests = 0
        const rest = async () => {
          rests += 1
          if (rests === batches) throw new Error('killed')
        }
        await expect(round({ now: middle, rest })).rejects.toThrow('killed')
      }
      const added = await write(5)
      const rewritten = await listRewritten(() => round({ now: middle }))
      expect(rewritten).toHaveLength(65)
      expect(rewritten).toEqual(expect.arrayContaining(added))
      expect(await listRewritten(() => round())).toEqual([])
    })
  })

  describe('what is noted of a generation counts for nothing, and all rows are written', () => {
    const setNoted = (period: ReturnType<typeof sql>) =>
      server.db.execute(sql`update rounds set period = ${period} where job = 'rewriting reviews'`)

    test.each([
      ['where it came with a restore or from another cluster', sql`period`],
      [
        'where it lies in the future',
        sql`'2026-10 ' || (pg_current_xact_id()::text::bigint + 9000) || ' ' || pg_current_xact_id()`,
      ],
      [
        'where its transaction is not one of this cluster yet',
        sql`'2026-10 3 ' || (pg_current_xact_id()::text::bigint + 4294967296)`,
      ],
      ['where it is something else', sql`'2026-10'`],
    ])('%s', async (_, period) => {
      await write(60)
      await round({ now: middle })
      expect(await listRewritten(() => round())).toEqual([])
      await setNoted(period)
      expect(await listRewritten(() => round())).toHaveLength(60)
      // The next one that ends is noted again.
      await round({ now: middle })
      expect(await listRewritten(() => round())).toEqual([])
    })
  })

  describe('an attacker who reads the places and transactions of rows', () => {
    const nights = 6
    const perNight = 8
    const games = 20

    /**
     * Guesses which rows were written before the last night, by each order that the file has, and returns the most hits of
     * all games by one of them.
     */
    async function guessLast(least: number): Promise<number> {
      const hits = new Map<string, number>()
      for (let game = 0; game < games; game += 1) {
        await server.empty()
        companyId = await newCompany(server)
        let last: string[] = []
        for (let night = 0; night < nights; night += 1) {
          last = await write(perNight)
          await round({ now: inMonth(night), least })
        }
        const rows = (await read()).map((row, place) => ({ ...row, place }))
        const orders = {
          place: [...rows],
          transaction: [...rows].sort((a, b) => Number(a.wrote) - Number(b.wrote) || a.place - b.place),
        }
        for (const [name, order] of Object.entries(orders))
          for (const end of ['first', 'last']) {
            const guess = end === 'first' ? order.slice(0, perNight) : order.slice(-perNight)
            const hit = guess.filter(({ id }) => last.includes(id)).length
            hits.set(`${name} ${end}`, (hits.get(`${name} ${end}`) ?? 0) + hit)
          }
      }
      return Math.max(...hits.values())
    }

    /** The hits of a guess among all rows of the generation, and four standard deviations more. */
    const most = (() => {
      const [guesses, chance] = [games * perNight, 1 / nights]
      return guesses * chance + 4 * Math.sqrt(guesses * chance * (1 - chance))
    })()

    test('guesses the day of a row within its generation', async () => {
      expect(await guessLast(1000)).toBeLessThan(most)
    })

    // The same orders, so once is enough every day.
    const control = embedded ? wholeTest : test
    control('would nearly always know it if every night were a generation of its own', async () => {
      expect(await guessLast(1)).toBeGreaterThan(0.9 * games * perNight)
    })
  })
})
