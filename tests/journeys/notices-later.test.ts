import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { threatRule } from '../../src/contract/notices/rules.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { joinCompanies } from '../../src/server/administration/joining/join.ts'
import { forget } from '../../src/server/app/forget.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { createNoticeWorld, sender } from '../support/notices/notice-world.ts'
import { accountAt } from '../support/server/employer.ts'
import { testPassword } from '../support/server/server.ts'

const world = await createNoticeWorld()
const { server } = world
const { db, services } = server
beforeAll(world.begin, 240_000)
beforeEach(async () => {
  await server.liftLimits()
})
afterAll(server.close)

const lastSubject = async () => (await world.lettersTo()).at(-1)!.subject
const register = async () => (await world.get('/notices/register')).data
/** Reads a table of the newest signed release. */
const readReleased = async (table: string) => {
  const [row] = await queryRows<{ tar: Uint8Array }>(
    db,
    sql`select tar from data_releases order by number desc limit 1`,
  )
  const text = Buffer.from(row!.tar).toString('utf8')
  const from = text.indexOf('{', text.indexOf('data.json'))
  return JSON.parse(text.slice(from, text.indexOf('\n', from)))[table]
}
const threatens = async (company: number) => (await world.get(`/companies/${company}/profile`)).data.threatens

describe('what comes in between', () => {
  test('an author who deletes the account after answering closes the notice, and its sender is told', async () => {
    const { id, receipt, number } = await world.open({ text: await world.ask('other') })
    expect((await world.answer(id, 'other')).status).toBe(200)
    expect((await world.post('/account/delete', { password: testPassword }, 'other')).status).toBe(200)
    await server.publish()
    await forget(services)
    expect((await world.status(receipt)).json.data).toMatchObject({ state: 'gone', decision: null, answer: null })
    expect(await lastSubject()).toBe(`The text of your notice ${number} is gone`)
    await world.comeBack('other')
  })

  test('a company that becomes another one takes its notices along', async () => {
    const from = await world.newCompany()
    const { id, text } = await world.open({ text: await world.ask('author', from), ground: 'personal_data' })
    const act = { by: 'operator', now: services.clock() }
    const refused = await db.transaction((tx) =>
      joinCompanies({ db: tx, privacy: services.privacy }, { from, into: world.company() }, act),
    )
    expect(refused).toBeUndefined()
    const one = (await world.cases()).find((waiting) => waiting.id === id)!
    expect(one.company.id).toBe(world.company())
    expect((await world.remove(id, { reason: 'personal' })).status).toBe(200)
    await server.round()
    expect(await world.readText(text)).toBeUndefined()
    await world.countersAreRight()
  })
})

describe('a company’s page', () => {
  const notify = async (by: number | undefined, ground = 'defamation') => {
    const { id } = await world.open({ ground, ...(by === undefined ? {} : { by }) })
    await world.keep(id)
  }

  test('says that it threatens with the law only after enough notices of its own that were rejected for good', async () => {
    const company = world.company()
    // Anybody can say that they write for a company; only its people can send a notice in its name.
    for (let n = 0; n < threatRule.notices; n += 1) await notify(undefined)
    for (let n = 1; n < threatRule.notices; n += 1) await notify(company)
    await notify(company, 'trade_secret')
    await world.later(31)
    await maintain(services)
    expect(await threatens(company)).toBeUndefined()
    await notify(company)
    await maintain(services)
    // The last one can still be appealed against.
    expect(await threatens(company)).toBeUndefined()
    await world.later(31)
    await maintain(services)
    expect(await threatens(company)).toBe(1)
    await world.later(threatRule.days - 40)
    await maintain(services)
    expect(await threatens(company)).toBeUndefined()
  })

  test('is not spoken for by anybody else, nor about texts of another company', async () => {
    const other = await world.newCompany()
    const text = await world.ask('author', other)
    expect((await world.send({ text }, { by: other })).status).toBe(404)
    expect((await world.send({ text }, { by: world.company() })).codes).toEqual(['notice_text'])
  })
})

describe('the register', () => {
  test('counts notices by month, ground and outcome, and is what the signed release of the month says', async () => {
    const { receipt, id } = await world.open({ ground: 'court_order' })
    await world.remove(id, { reason: 'court_order' })
    const month = world.dayAfter(0).slice(0, 7)
    const rows = (await register()).notices
    const counted = { month, ground: 'court_order', outcome: 'removed', notices: 1, appealed: 0, granted: 0 }
    expect(rows).toContainEqual({ ...counted, median_days: 0 })
    expect(await releaseData(services, services.clock())).toBe(true)
    expect(await readReleased('notices')).toEqual(rows)
    expect((await world.status(receipt)).status).toBe(200)
  })

  test('counts requests of authorities by lines that an administrator sets, and names nobody', async () => {
    await addAdministrator(db, await accountAt(server, 'speaker@example.com'))
    const set = (requests: number, as: 'speaker' | 'author' = 'speaker') =>
      world.post('/admin/authority-requests', { month: '2026-11', kind: 'identity', outcome: 'refused', requests }, as)
    expect((await set(2, 'author')).status).toBe(403)
    expect((await set(2)).status).toBe(200)
    const line = { month: '2026-11', kind: 'identity', outcome: 'refused', requests: 2 }
    expect((await register()).requests).toEqual([line])
    expect((await listNewestEntries(db, 1))[0]).toMatchObject({
      ...{ action: 'authorities.set', subject: 'authorities/2026-11/identity/refused' },
      details: JSON.stringify({ before: 0, after: 2 }),
    })
    await set(0)
    expect((await register()).requests).toEqual([])
  })
})

describe('what is stored', () => {
  test('says neither who wrote the text nor who sent the notice, nor whether its author has answered', async () => {
    const { id } = await world.open()
    await world.open()
    await world.answer(id, 'author')
    const rows = await queryRows<{ row: string; sizes: string }>(
      db,
      sql`select notices::text as row, concat_ws(' ', length(sealed), length(answer), length(verdict)) as sizes
        from notices`,
    )
    for (const { row } of rows) expect(row).not.toMatch(/example|every day|reasons/)
    expect(new Set(rows.map(({ sizes }) => sizes)).size).toBe(1)
    const columns = await queryRows<{ name: string }>(
      db,
      sql`select column_name as name from information_schema.columns
        where table_name = 'notices' and (data_type like 'timestamp%' or column_name like '%account%')`,
    )
    expect(columns).toEqual([])
  })

  test('is gone once nobody can appeal any more, but for what is counted', async () => {
    const { id, receipt } = await world.open()
    await world.keep(id)
    const before = await register()
    await world.later(31)
    await maintain(services)
    expect((await world.status(receipt)).status).toBe(404)
    expect(await register()).toEqual(before)
    const left = await queryRows<{ sealed: Uint8Array }>(db, sql`select sealed from notices where final`)
    expect(left.map(({ sealed }) => services.privacy.openWords(sealed))).toEqual(left.map(() => null))
    expect((await world.lettersTo(sender)).length).toBeGreaterThan(0)
  })
})
