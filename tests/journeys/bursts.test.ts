import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unusualRules } from '../../src/contract/reviews/unusual.ts'
import { lateBy, spreadOver } from '../../src/server/authorship/acts.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { forgetOldBursts } from '../../src/server/reviews/bursts/bursts.queries.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { newCompany, take } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-11-16T09:00:00Z')
const server = await startTestServer({
  clock: () => now,
  env: { PUBLISH_ROUNDS: 'day' },
  moderators: { 'huda@example.com': 'lead', 'saad@example.com': 'moderator', 'amal@example.com': 'moderator' },
})
const { app, call, db, services, signUp, round } = server
let companyId = 0
const names = ['huda', 'saad', 'amal']
const moderators: string[] = []
const forty: string[] = []
afterAll(server.close)

const post = (path: string, body: unknown, token: string) =>
  call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
/** Sends a review from an address. */
const postFrom = (address: string, body: unknown, token: string) =>
  app.request(
    '/api/company/review',
    {
      method: 'POST',
      headers: {
        'X-device': 'web',
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: address } } },
  )
const desk = (path: string, body: unknown, by = 0) => post(`/moderation/${path}`, body, moderators[by]!)
const profileOf = async (id = companyId) => (await call('GET', `/companies/${id}/profile`)).json.data
const listCases = async (kind = 'burst', by = 0) => {
  const { json, text } = await call('GET', `/moderation/cases?kind=${kind}`, { token: moderators[by]! })
  if (!json.data) throw new Error(text)
  return json.data.cases
}
const contributionsOf = async (token: string) =>
  (await call('GET', '/profile/contributions', { token })).json.data.contributions
const activityOf = async (token: string) => (await call('GET', '/profile/activity', { token })).json.data.activity
/** Time passes; the sessions of moderators are short. */
const later = async (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
  await server.liftLimits()
  moderators.splice(0)
  for (const name of names) moderators.push(await server.signIn(`${name}@example.com`))
}
const countersAreRight = async () =>
  expect(await readKeptCounters(db, companyId)).toEqual(await recount(db, companyId, services.privacy))

/** Writes reviews of the past: so many in each of the months before this one, of usual stars. */
async function writePast(id: number, perMonth: number): Promise<void> {
  const stars = [4, 5, 3, 4, 5, 4, 2, 5, 4, 3, 5, 4, 1, 5, 4]
  for (let month = 1; month <= 12; month += 1)
    for (let n = 0; n < perMonth; n += 1) {
      const at = new Date(Date.UTC(2026, 10 - month, 10, 9))
      await take(server, id, { also: { rate: stars[(n + month) % stars.length] }, now: at })
    }
  await server.publish()
}

/** A new person writes one review, from an address; returns their token. */
async function write(id: number, rate: number, address: string): Promise<string> {
  const token = await signUp(`${randomUUID()}@invented.example`)
  await post('/profile/experience', { company_id: id }, token)
  const body = sampleBody('company', id, { rate, good_word: 'None', bad_word: 'Awful' })
  const { status } = await postFrom(address, body, token)
  expect(status).toBe(200)
  return token
}

beforeAll(async () => {
  await server.empty()
  companyId = await newCompany(server)
  for (const name of names) moderators.push(await signUp(`${name}@example.com`))
  await writePast(companyId, 15)
  for (let n = 0; n < 40; n += 1) forty.push(await write(companyId, 1, `2001:db8:7:${n.toString(16)}::1`))
}, 240_000)

test('forty reviews of one network wait, and the rating, the words and the list stay as they were', async () => {
  const before = await profileOf()
  await round()
  const after = await profileOf()
  for (const part of ['rating', 'rate', 'words', 'counts'] as const) expect(after[part]).toEqual(before[part])
  const { reviews } = (await call('GET', `/companies/${companyId}/reviews?limit=50`)).json.data
  expect(reviews.filter(({ rate }: { rate: number }) => rate === 1).length).toBeLessThan(10)
  await countersAreRight()
})

test('readers read how many came, how many are usual, and the rating without them', async () => {
  const { unusual, rate } = await profileOf()
  expect(unusual).toEqual([
    { count: 40, days: unusualRules.days, usual: 1, state: 'waits', month: '2026-11', without: rate },
  ])
})

test('the writers read that their reviews wait for a moderator, and may still change or delete them', async () => {
  const [own] = await contributionsOf(forty[0]!)
  expect(own).toMatchObject({ state: 'waiting', held: 1 })
  expect(await activityOf(forty[0]!)).toMatchObject([{ kind: 'held', company: { id: companyId }, seen: false }])
  const [deleted] = await contributionsOf(forty[39]!)
  const { status } = await post(`/company/review/${deleted.id}/remove`, {}, forty[39]!)
  expect(status).toBe(200)
  // One person's act does not change what readers see.
  expect((await profileOf()).unusual[0].count).toBe(40)
})

test('a moderator sees what is unusual, and reads every review', async () => {
  const [one, ...others] = await listCases()
  expect(others).toEqual([])
  expect(one).toMatchObject({
    company: { id: companyId },
    burst: { count: 40, days: 3, usual: 1, waiting: 39, stars: [40, 0, 0, 0, 0], young: 40, shared: 40 },
  })
  expect(one.lines.filter(({ name }: { name: string }) => name === 'rate')).toHaveLength(39)
})

test('a waiting review names no network and no time, and the database does not say whose it is', async () => {
  const rows = await queryRows<{ row: string }>(db, sql`select bursts::text as row from bursts`)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.row).not.toContain('2001:db8')
  const columns = await queryRows<{ type: string }>(
    db,
    sql`select data_type as type from information_schema.columns where table_name in ('bursts', 'recent_counts')`,
  )
  expect(columns.some(({ type }) => /^(timestamp|date)/.test(type))).toBe(false)
})

test('others who write meanwhile are published as always', async () => {
  await later(12)
  await write(companyId, 4, '198.51.100.7')
  const before = (await profileOf()).counts.reviews
  await round()
  const { counts, unusual } = await profileOf()
  expect(counts.reviews).toBe(before + 1)
  expect(unusual[0].count).toBe(40)
})

test('two moderators reject them together; a day later each writer reads why and may appeal', async () => {
  const [{ id }] = await listCases()
  const first = await desk(`burst/${id}/reject`, { reason: 'coordinated' })
  expect(first.json.data.decision).toBeNull()
  expect((await desk(`burst/${id}/reject`, { reason: 'coordinated' })).status).toBe(409)
  const second = await desk(`burst/${id}/reject`, { reason: 'coordinated' }, 1)
  expect(second.json.data.decision).not.toBeNull()
  expect(await listCases()).toEqual([])
  await round()
  // It can be undone for a day: nothing has happened to the reviews yet.
  expect((await contributionsOf(forty[0]!))[0]).toMatchObject({ state: 'waiting', held: 1 })
  await later(25)
  await round()
  expect((await contributionsOf(forty[0]!))[0]).toMatchObject({ state: 'hidden', removed: 'coordinated' })
  const [removed] = await activityOf(forty[0]!)
  expect(removed).toMatchObject({ kind: 'removed', removal: { reason: 'coordinated', appeal: 'possible' } })
  expect((await profileOf()).unusual[0].state).toBe('removed')
  const { decisions } = (await call('GET', '/moderation/log?kind=burst')).json.data
  expect(decisions).toHaveLength(1)
  await countersAreRight()
})

test('one writer appeals, and their review alone is published', async () => {
  const [own] = await contributionsOf(forty[1]!)
  const appealed = await post(`/profile/contributions/${own.id}/appeal`, { text: 'I work there.' }, forty[1]!)
  expect(appealed.status).toBe(200)
  // Neither of the two who rejected it sees the appeal.
  expect(await listCases('appeal')).toEqual([])
  const [one] = await listCases('appeal', 2)
  expect(one).toMatchObject({ kind: 'appeal', company: { id: companyId }, against: { kind: 'burst' } })
  const before = (await profileOf()).counts.reviews
  expect((await desk(`appeal/${one.id}/approve`, {}, 2)).status).toBe(200)
  expect((await profileOf()).counts.reviews).toBe(before + 1)
  expect((await contributionsOf(forty[1]!))[0]).toMatchObject({ state: 'published' })
  expect((await contributionsOf(forty[2]!))[0]).toMatchObject({ state: 'hidden' })
  await countersAreRight()
})

test('an honest burst is published by one moderator with the next round, and its page tells of it', async () => {
  const praised = await newCompany(server)
  for (let n = 0; n < 8; n += 1) await write(praised, 5, `203.0.113.${n + 1}`)
  await round()
  expect((await profileOf(praised)).rating.count).toBe(0)
  const [one] = await listCases()
  expect((await desk(`burst/${one.id}/approve`, {})).json.data.decision).not.toBeNull()
  expect((await profileOf(praised)).rating.count).toBe(0)
  await round()
  const { rating, unusual } = await profileOf(praised)
  expect(rating.count).toBe(8)
  expect(unusual).toMatchObject([{ count: 8, state: 'published', without: null }])
})

test('a decision that no round has carried out can be undone', async () => {
  const other = await newCompany(server)
  for (let n = 0; n < 6; n += 1) await write(other, 1, `203.0.113.${n + 20}`)
  await round()
  const [{ id }] = await listCases()
  const { decision } = (await desk(`burst/${id}/approve`, {})).json.data
  expect((await desk(`decisions/${decision}/undo`, {})).status).toBe(200)
  expect(await listCases()).toMatchObject([{ id, burst: { waiting: 6 } }])
})

test('votes of accounts younger than two weeks count two weeks later than others', async () => {
  const [{ id }] = (await call('GET', `/companies/${companyId}/reviews`)).json.data.reviews
  for (const token of forty.slice(3, 8)) {
    const voted = await post(`/reviews/${id}/reaction`, { reaction: 'unhelpful' }, token)
    expect(voted.status).toBe(200)
  }
  const countVotes = async () =>
    (await queryRows<{ n: number }>(db, sql`select unhelpful as n from reviews where id = ${id}::uuid`))[0]!.n
  for (let n = 0; n < lateBy; n += 1) await round()
  expect(await countVotes()).toBe(0)
  for (let n = 0; n < spreadOver; n += 1) await round()
  expect(await countVotes()).toBe(5)
})

test('three reviews of one day about a small company do not wait', async () => {
  const small = await newCompany(server)
  for (const [n, rate] of [5, 5, 4].entries()) await write(small, rate, `2001:db8:9:${n}::1`)
  await round()
  const { counts, unusual } = await profileOf(small)
  expect(counts.reviews).toBe(3)
  expect(unusual).toEqual([])
})

test('what is counted of the last days is forgotten once they are over', async () => {
  const countRows = async () =>
    (await queryRows<{ n: number }>(db, sql`select count(*)::int as n from recent_counts`))[0]!.n
  await forgetOldBursts(server.services, server.services.clock())
  expect(await countRows()).toBeGreaterThan(0)
  await forgetOldBursts(server.services, new Date(server.services.clock().getTime() + 3 * 86_400_000))
  expect(await countRows()).toBe(0)
})
