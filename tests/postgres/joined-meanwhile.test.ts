import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { joinCompanies, takeApart } from '../../src/server/administration/joining/join.ts'
import { storeVote } from '../../src/server/authorship/acts.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { commands } from '../../src/tools/admin/commands.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { untilWaiting } from '../support/postgres/until-waiting.ts'
import { newCompany, take } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

const now = new Date('2026-10-10T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, services } = server
const { privacy } = services
/** Connections that wait for a lock without a timeout. */
const db = server.database.background
let from = 0
let into = 0
beforeEach(async () => {
  await server.empty()
  ;[from, into] = [await newCompany(server), await newCompany(server)]
  await db.execute(sql`update companies set name_en = 'Kathib', name_ar = 'كثيب' where id = ${from}`)
  for (let n = 0; n < 60; n += 1) await take(server, into, { also: { rate: (n % 5) + 1 } })
  for (let n = 0; n < 40; n += 1) await take(server, from, { also: { rate: (n % 3) + 1 } })
  await server.publish()
  await check('reindex')
})
afterAll(server.close)

const join = () => db.transaction((tx) => joinCompanies({ db: tx, privacy }, { from, into }, { by: 'A-test', now }))
const separate = () => db.transaction((tx) => takeApart({ db: tx, privacy }, from, { by: 'A-test', now }))

/** Runs a command of the operator on all companies; returns what it says. */
async function check(name = 'check'): Promise<string[]> {
  const said: string[] = []
  const command = commands.find((one) => one.name === name)!
  const options = { args: [], options: {}, say: (line: string) => said.push(line) }
  await db.transaction((tx) => command.run({ db: tx, privacy, now, ...options }))
  return said
}
const reviewsOf = async (company: number) =>
  (await queryRows<{ id: string }>(db, sql`select id from reviews where company_id = ${company} order by id`)).map(
    ({ id }) => id,
  )
const countIn = async (table: string, company: number) => {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sql.identifier(table)} where company_id = ${company}`,
  )
  return row!.n
}

test('two companies are joined while people write, vote, report and ask: nothing is lost, doubled or counted wrong', async () => {
  const readers: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) readers.push(await server.signUp(`${name}@example.com`))
  await server.liftLimits()
  const before = [...(await reviewsOf(from)), ...(await reviewsOf(into))]
  expect(before).toHaveLength(100)
  const hidden = before[39]!
  const send = (token: string, path: string, body: object) =>
    call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
  const follow = async (token: string, path: string, body: object) => {
    const sent = await send(token, path, body)
    const moved = sent.status === 308 ? sent.headers.get('location')!.slice('/api'.length) : undefined
    return moved ? send(token, moved, body) : sent
  }
  const secrets = Array.from({ length: 24 }, () => privacy.newSecret())
  const write = (secret: Buffer, companyId: number) =>
    submit(
      { db, privacy, now },
      { secret, companies: [companyId] },
      {
        ...{ kind: 'company', companyId, answers: sampleAnswers('company', { rate: 2 }) },
      },
    )
  const acts = [
    // Every second of them tells both companies apart, and writes about each at the same time.
    ...secrets.flatMap((secret, n) => [write(secret, from), ...(n % 2 ? [write(secret, into)] : [])]),
    ...readers.flatMap((token, at) =>
      before.slice(at * 8, at * 8 + 12).map((id) => send(token, `/reviews/${id}/reaction`, { reaction: 'helpful' })),
    ),
    ...readers.flatMap((token, at) =>
      before
        .slice(at * 5, at * 5 + 5)
        .map((id) => send(token, '/reports', { subject: 'review', subject_id: id, reason: 'false' })),
    ),
    ...readers.map((token) =>
      follow(token, `/companies/${from}/questions`, { tag: 'pay', question: 'Is overtime paid?' }),
    ),
    setReviewState({ db, privacy }, hidden, 'hidden'),
    server.publish(),
    server.publish(),
  ]
  const joined = join()
  const late = Array.from({ length: 4 }, () => server.publish())
  const outcomes = await Promise.all(acts)
  await Promise.all(late)
  expect(await joined).toBeUndefined()
  for (const token of readers)
    expect((await send(token, `/reviews/${before[30]}/reaction`, { reaction: 'helpful' })).status).toBe(200)
  await server.publish()

  const found = outcomes.flatMap((one) => (one && typeof one === 'object' && 'status' in one ? [one] : []))
  // What a person writes about both is about one company if it comes after the join.
  const refused = found.flatMap((one) => ('problems' in one ? one.problems.map(({ code }) => code) : []))
  expect(refused.filter((code) => code !== 'already_reviewed')).toEqual([])
  expect(new Set(found.flatMap((one) => ('problems' in one ? [] : [one.status])))).toEqual(new Set([200]))
  // What each person has written is there once, and nobody has more than two: one of each before they were one.
  const written: string[] = []
  for (const secret of secrets) {
    const own = await readContributions(db, { privacy, secret })
    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThanOrEqual(2)
    written.push(...own)
    expect(await write(secret, from)).toMatchObject({ ok: false, problems: [{ code: 'already_reviewed' }] })
    expect(await write(secret, into)).toMatchObject({ ok: false, problems: [{ code: 'already_reviewed' }] })
  }
  expect(await reviewsOf(from)).toEqual([])
  expect(await reviewsOf(into)).toEqual([...before, ...written].sort())
  const [sums] = await queryRows<Record<string, number>>(
    db,
    sql`select (select count(*)::int from reactions) as votes, (select sum(helpful)::int from reviews) as helpful,
      (select count(*)::int from reports) as reports, (select count(*)::int from questions) as questions,
      (select count(*)::int from reviews where state = 'hidden') as hidden`,
  )
  const voted = new Set(
    readers.flatMap((_, at) => [...before.slice(at * 8, at * 8 + 12), before[30]].map((id) => `${at} ${id}`)),
  )
  expect(sums).toEqual({ votes: voted.size, helpful: voted.size, reports: 20, questions: 4, hidden: 1 })
  for (const table of ['reports', 'questions', 'reactions', 'tallies']) expect(await countIn(table, from)).toBe(0)
  expect(await check()).toEqual(['Everything is as it should be.'])
})

test('what waits for a round while two companies are joined, or taken apart again, is shown where it belongs', async () => {
  const secret = privacy.newSecret()
  await submit(
    { db, privacy, now },
    { secret, companies: [from] },
    {
      ...{ kind: 'company', companyId: from, answers: sampleAnswers('company', { rate: 5 }) },
    },
  )
  const reader = await server.signUp('reader@example.com')
  const [voted] = await reviewsOf(from)
  // A vote that is kept, and not shown before the next round.
  const mark = privacy.mark(secret, 'reaction', voted!)
  await storeVote(
    { db, privacy },
    {
      ...{ what: 'vote', id: mark.toString('hex'), review: voted!, companyId: from, reaction: 'helpful', from: 0 },
    },
  )
  expect(await join()).toBeUndefined()
  expect(await separate()).toBeUndefined()
  expect(await join()).toBeUndefined()
  await server.publish()
  expect(await reviewsOf(into)).toHaveLength(101)
  const { json } = await call('GET', `/companies/${into}/reviews?limit=50`, { token: reader })
  expect(json.data.reviews.length).toBeGreaterThan(0)
  const [row] = await queryRows(db, sql`select company_id, helpful from reviews where id = ${voted}::uuid`)
  expect(row).toEqual({ company_id: into, helpful: 1 })
  // Kept while they are one, it is shown where its review has gone back to.
  await storeVote(
    { db, privacy },
    {
      ...{ what: 'vote', id: mark.toString('hex'), review: voted!, companyId: into, reaction: 'unhelpful', from: 0 },
    },
  )
  expect(await separate()).toBeUndefined()
  await server.publish()
  const [back] = await queryRows(db, sql`select company_id, helpful, unhelpful from reviews where id = ${voted}::uuid`)
  expect(back).toEqual({ company_id: from, helpful: 0, unhelpful: 1 })
  expect((await reviewsOf(from)).length + (await reviewsOf(into)).length).toBe(101)
  expect(await check()).toEqual(['Everything is as it should be.'])
})

test('a report that is being stored while the companies are joined belongs to the one that stays', async () => {
  const reader = await server.signUp('reader@example.com')
  const [id] = await reviewsOf(from)
  let joined: ReturnType<typeof join> | undefined
  let sent: ReturnType<typeof call> | undefined
  await db.transaction(async (tx) => {
    // The joining waits for what is counted, and the report for the company.
    await tx.execute(sql`lock table reports in exclusive mode`)
    sent = call('POST', '/reports', {
      ...{ token: reader, body: { subject: 'review', subject_id: id, reason: 'false' } },
      headers: { 'Idempotency-Key': 'r' },
    })
    await untilWaiting(server.db, 1)
    joined = join()
    await untilWaiting(server.db, 2)
  })
  expect((await sent)!.status).toBe(200)
  expect(await joined).toBeUndefined()
  expect(await queryRows(db, sql`select company_id from reports`)).toEqual([{ company_id: into }])
})
