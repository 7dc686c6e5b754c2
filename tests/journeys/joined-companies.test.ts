import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { apiBase, buildPath } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { addCompanyPerson } from '../../src/server/accounts/company-roles.queries.ts'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { moveJoinedNumbers } from '../../src/server/administration/joining/join.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import { readSite } from '../../src/server/open-data/site.ts'
import { createEmptyTables } from '../../src/server/open-data/tables.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { codeOf } from '../support/problems.ts'
import { contribute } from '../support/server/contribute.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { write } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-10-10T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db, services, signUp } = server
const { privacy } = services
/** The company that turns out to be the other one. */
const [from, into, third] = [11, 12, 13]
let token = ''
beforeEach(async () => {
  now = new Date('2026-10-10T09:00:00Z')
  await server.empty()
  await addCompanies(db, [
    { id: from, nameEn: 'Kathib Trading', nameAr: 'كثيب للتجارة', also: ['KT'] },
    { id: into, nameEn: 'Rimal', nameAr: 'رمال' },
    { id: third, nameEn: 'Wadi', nameAr: 'وادي' },
  ])
  token = await signUp('huda@example.com')
  await addAdministrator(db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

const post = (path: string, body: object = {}, as = token) =>
  call('POST', path, { token: as, body, headers: { 'Idempotency-Key': randomUUID() } })
const join = (one = from, other = into) => codeOf(post(`/admin/companies/${one}/join`, { into: other, act: 'keep' }))
const newest = async () => (await listNewestEntries(db, 1))[0]!
const undo = async (seq: number) => codeOf(post(`/admin/audit/${seq}/undo`))
const data = async (path: string) => (await call('GET', path)).json.data

/** So many people of each that a release of theirs differs from any other. */
const many = 8

type Person = { id: string; secret: Buffer }
const newPerson = (): Person => ({ id: randomUUID(), secret: privacy.newSecret() })
const send = ({ secret }: Person, companyId: number, kind: 'company' | 'salary' = 'company', also = {}) =>
  contribute(
    { db, privacy, now },
    { secret, companies: [from, into] },
    {
      ...{ kind, companyId, answers: sampleAnswers(kind, also) },
    },
  )
const refusedAs = (code: string) => ({ ok: false, problems: [{ code }] })

/** Checks that the counters of both companies equal a count of everything stored. */
async function expectCounted() {
  for (const id of [from, into, third]) expect(await readKeptCounters(db, id)).toEqual(await recount(db, id, privacy))
}

describe('two companies that are one', () => {
  test('are one: what was written about either is read, found and counted as one', async () => {
    for (const rate of [1, 2]) await write(server, from, { also: { rate, pros: 'A sandstone office with a garden' } })
    await write(server, into, { also: { rate: 5 } })
    await write(server, from, { kind: 'interview' })
    const reader = await signUp('reader@example.com')
    await post(`/companies/${from}/questions`, { tag: 'pay', question: 'Is overtime paid here?' }, reader)
    const [asked] = (await data(`/companies/${from}/questions`)).questions
    await post(`/questions/${asked.id}/answers`, { answer: 'Most days.' }, reader)
    const [review] = (await data(`/companies/${from}/reviews`)).reviews
    await post(`/reviews/${review.id}/reaction`, { reaction: 'helpful' }, reader)
    await post(
      '/reports',
      { subject: 'question', subject_id: asked.id, reason: 'false' },
      await signUp('b@example.com'),
    )

    // Tried first: it says what moves, and moves nothing.
    const tried = await post(`/admin/companies/${from}/join`, { into, act: 'try' })
    expect(tried.json.data).toMatchObject({
      moves: { reviews: 2, interviews: 1, questions: 1, people: 0 },
      into: { id: into, name_en: 'Rimal' },
    })
    expect((await data(`/companies/${from}/profile`)).total_ratings).toBe(2)

    expect(await join()).toBe('done')
    expect(await newest()).toMatchObject({ action: 'company.join', subject: `company/${from}` })
    const profile = await data(`/companies/${into}/profile`)
    expect(profile).toMatchObject({ total_ratings: 3, also: ['Kathib Trading', 'كثيب للتجارة', 'KT'] })
    expect(profile.rate).toBeCloseTo(8 / 3)
    expect(profile.counts).toMatchObject({ reviews: 3, questions: 1 })
    expect((await data(`/companies/${into}/reviews`)).reviews).toHaveLength(3)
    expect((await data(`/companies/${into}/reviews?q=sandstone`)).reviews).toHaveLength(2)
    expect((await data(`/companies/${into}/interviews`)).interviews).toHaveLength(1)
    expect((await data(`/companies/${into}/questions`)).questions[0]).toMatchObject({ answer_count: 1 })
    const seen = (await data(`/companies/${into}/reviews`)).reviews.find(({ id }: { id: string }) => id === review.id)
    expect(seen.helpful).toBe(1)
    expect(await queryRows(db, sql`select company_id from reports`)).toEqual([{ company_id: into }])
    await expectCounted()
    // Found by the names of both, as one; nowhere as the other one.
    for (const q of ['kathib', 'كثيب', 'rimal'])
      expect(
        (await data(`/autocomplete?key=company&q=${encodeURIComponent(q)}`)).map(({ id }: { id: number }) => id),
      ).toEqual([into])
    expect((await data('/companies')).companies.map(({ id }: { id: number }) => id).sort()).toEqual([into, third])
    // The desk of moderators does not take it for one that waits for approval.
    expect(await queryRows(db, sql`select id from companies where not is_approved`)).toEqual([{ id: from }])
  })

  test('keep one address: every call about the earlier one leads to the other one', async () => {
    expect(await join()).toBe('done')
    const about = endpoints.filter(
      ({ method, path, access }) => method === 'GET' && access === 'public' && path.startsWith('/companies/:id'),
    )
    expect(about.length).toBeGreaterThan(8)
    for (const endpoint of about) {
      const query = endpoint.path.endsWith('/context') ? '?kind=company&department=1&joblevel=1&city=1' : ''
      const { status, headers } = await call('GET', buildPath(endpoint, { id: from }) + query)
      expect([endpoint.path, status, headers.get('location')]).toEqual([
        ...[endpoint.path, 308, apiBase + buildPath(endpoint, { id: into }) + query],
      ])
    }
    const asked = await post(`/companies/${from}/questions`, { tag: 'pay', question: 'Is overtime paid here?' })
    expect([asked.status, asked.headers.get('location')]).toEqual([308, `/api/companies/${into}/questions`])
    // One that never was is nowhere.
    expect((await call('GET', '/companies/99/profile')).status).toBe(404)
    // Joined further, it leads to where it ends.
    expect(await join(into, third)).toBe('done')
    expect((await call('GET', `/companies/${from}/profile`)).headers.get('location')).toBe(
      `/api/companies/${third}/profile`,
    )
    expect(await join(third, from)).toBe('not_a_choice')
    expect(await join(from, third)).toBe('not_found')
  })

  test('nobody writes twice a year about them, under the name of either; what is sent later is not lost', async () => {
    const [one, both] = [newPerson(), newPerson()]
    expect(await send(one, from)).toMatchObject({ ok: true })
    expect(await send(both, from)).toMatchObject({ ok: true })
    expect(await send(both, into)).toMatchObject({ ok: true })
    expect(await join()).toBe('done')
    for (const company of [from, into])
      for (const person of [one, both]) expect(await send(person, company)).toMatchObject(refusedAs('already_reviewed'))
    // A person whose device still has the earlier one.
    const late = newPerson()
    expect(await send(late, from)).toMatchObject({ ok: true })
    expect(await send(late, into)).toMatchObject(refusedAs('already_reviewed'))
    expect((await data(`/companies/${into}/profile`)).counts.reviews).toBe(4)
    // Deleted and written again within a month: once, as of one company.
    const [id] = await readContributions(db, { privacy, secret: one.secret })
    const remove = (review: string) =>
      removeOwn({ db, privacy }, one.secret, { kind: 'company', id: review, when: 'now' }, now)
    expect(await remove(id!)).toBe(true)
    expect(await send(one, into)).toMatchObject({ ok: true })
    expect(await remove((await readContributions(db, { privacy, secret: one.secret })).at(-1)!)).toBe(true)
    expect(await send(one, from)).toMatchObject(refusedAs('rewritten_lately'))
    // Who had written about both has two until they write again: the next one replaces both.
    now = new Date('2027-02-10T09:00:00Z')
    expect(await send(both, into)).toMatchObject({ ok: true })
    await server.publish()
    expect(await readContributions(db, { privacy, secret: both.secret })).toHaveLength(3)
    const left = await queryRows<{ month: string }>(db, sql`select month from reviews where company_id = ${into}`)
    expect(left.filter(({ month }) => month === '2027-02')).toHaveLength(1)
    expect(left).toHaveLength(2)
    await expectCounted()
  })

  test('have the people of both, each once, with what they do in the name of the company', async () => {
    const huda = await employ(server, 'both@example.com', from)
    await addCompanyPerson(db, await accountAt(server, 'both@example.com'), into, 'editor')
    await employ(server, 'other@example.com', from, 'editor')
    await write(server, from)
    const told = (await server.mailbox.letters()).length
    expect(await join()).toBe('done')
    const people = await queryRows(db, sql`select company_id, role from company_people order by role`)
    expect(people).toEqual([
      { company_id: into, role: 'admin' },
      { company_id: into, role: 'editor' },
    ])
    const [review] = (await data(`/companies/${into}/reviews`)).reviews
    expect(await codeOf(post(`/reviews/${review.id}/answer`, { text: 'Thank you for telling us this.' }, huda))).toBe(
      'done',
    )
    // They speak for the company under any of its ids.
    expect(await codeOf(post('/interview/review', { company_id: from }, huda))).not.toBe('done')
    expect((await call('GET', `/companies/${into}/profile`)).json.data.unlocked).toBe(1)
    // Nobody is told.
    expect((await server.mailbox.letters()).length).toBe(told)
  })

  test('are told in open data: which id became which', async () => {
    expect(await join()).toBe('done')
    const tables = createEmptyTables()
    await readSite({ db, lookups: await getLookups(db), language: 'en' }, tables)
    expect(tables.joined_companies).toEqual([{ company: from, into }])
  })

  test('what a server of an earlier version publishes about the earlier one follows with the daily maintenance', async () => {
    await write(server, from)
    expect(await join()).toBe('done')
    await db.execute(sql`update companies set joined_into = null, is_approved = true where id = ${from}`)
    await write(server, from)
    await db.execute(sql`update companies set joined_into = ${into}, is_approved = false where id = ${from}`)
    await moveJoinedNumbers({ db, privacy })
    expect((await data(`/companies/${into}/profile`)).total_ratings).toBe(2)
    await expectCounted()
  })
})

describe('an attack on the numbers of joined companies', () => {
  const published = async (id: number) =>
    queryRows<{ measure: string; bucket: string; n: number; releases: number }>(
      db,
      sql`select measure, bucket, published::int as n, releases from tallies
        where company_id = ${id} and releases > 0 order by measure, bucket`,
    )
  const pay = { salary: 60_000, per_duration: 'month', joblevel: 1, jobtitle: 3 }
  const addPeople = async (people: number, id: number, also: object = pay) => {
    for (let n = 0; n < people; n += 1) await send(newPerson(), id, 'salary', also)
  }
  const above = async (id: number) =>
    (await published(id))
      .filter(({ measure, bucket }) => measure === 'salary.pay' && Number(bucket) >= 14)
      .reduce((sum, { n }) => sum + n, 0)

  test('before and after differ by nothing but a sum of numbers that were public', async () => {
    await addPeople(many, from)
    await addPeople(many, into)
    await server.release()
    const sum = new Map<string, number>()
    for (const id of [from, into])
      for (const { measure, bucket, n } of await published(id))
        sum.set(`${measure} ${bucket}`, (sum.get(`${measure} ${bucket}`) ?? 0) + n)
    expect(await join()).toBe('done')
    const after = new Map((await published(into)).map(({ measure, bucket, n }) => [`${measure} ${bucket}`, n]))
    expect(after).toEqual(sum)
    // Each number carries the noise of both releases, and says so.
    expect(new Set((await published(into)).map(({ releases }) => releases))).toEqual(new Set([2]))
    expect(await above(into)).toBe(2 * many)
    // A release right after it tells nothing: nobody is new.
    await server.release()
    expect(new Map((await published(into)).map(({ measure, bucket, n }) => [`${measure} ${bucket}`, n]))).toEqual(sum)
  })

  test('the untold people of a small company are told with those of the other one, once', async () => {
    await addPeople(3, from)
    await addPeople(4, into, { ...pay, salary: 9000 })
    expect(await join()).toBe('done')
    for (let n = 0; n < 2; n += 1) {
      await server.release()
      expect(await above(into)).toBe(3)
      expect((await published(into)).reduce((most, { releases }) => Math.max(most, releases), 0)).toBe(1)
    }
  })

  test('a person is told once, before or after, and counted once a year over both', async () => {
    const target = newPerson()
    await send(target, from, 'salary', pay)
    await addPeople(many, from, { ...pay, salary: 9000 })
    await server.release()
    expect(await above(from)).toBe(1)
    expect(await join()).toBe('done')
    await addPeople(2 * many, into, { ...pay, salary: 9000 })
    await server.release()
    expect(await above(into)).toBe(1)
    await send(target, into, 'salary', pay)
    await server.release()
    expect(await above(into)).toBe(1)
    now = new Date('2027-02-10T09:00:00Z')
    await send(target, into, 'salary', pay)
    await server.release()
    expect(await above(into)).toBe(2)
  })

  test('while a release is under way nothing is joined, or it would be told twice', async () => {
    await addPeople(3, from)
    await db.execute(sql`insert into release_units (unit, round, step) values (${`salary ${from}`}, '', 'due')`)
    expect(await join()).toBe('company_busy')
    await db.execute(sql`update release_units set step = 'told'`)
    expect(await join()).toBe('done')
  })
})

describe('taking them apart again', () => {
  test('gives each what it had; what was written since stays with the one that stayed', async () => {
    const reader = await signUp('reader@example.com')
    for (const rate of [1, 2]) await write(server, from, { also: { rate } })
    for (let n = 0; n < many; n += 1) await send(newPerson(), from, 'salary')
    await write(server, into, { also: { rate: 5 } })
    await employ(server, 'other@example.com', from, 'admin')
    await post(`/companies/${from}/questions`, { tag: 'pay', question: 'Is overtime paid here?' }, reader)
    await server.release()
    const read = async (id: number) => ({
      profile: await data(`/companies/${id}/profile`),
      pay: await data(`/companies/${id}/salaries`),
      reviews: (await data(`/companies/${id}/reviews`)).reviews,
      questions: (await data(`/companies/${id}/questions`)).questions,
    })
    const before = [await read(from), await read(into)]
    expect(await join()).toBe('done')
    const { seq } = await newest()
    expect(await undo(seq)).toBe('done')
    expect([await read(from), await read(into)]).toEqual(before)
    await expectCounted()
    expect(await queryRows(db, sql`select company_id, role from company_people`)).toEqual([
      { company_id: from, role: 'admin' },
    ])
    expect((await data('/autocomplete?key=company&q=kathib')).map(({ id }: { id: number }) => id)).toEqual([from])

    // Once more, and people write and vote meanwhile.
    expect(await join()).toBe('done')
    await write(server, into, { also: { rate: 3 } })
    const [moved] = before[0]!.reviews
    await post(`/reviews/${moved.id}/reaction`, { reaction: 'helpful' }, reader)
    expect(await undo((await newest()).seq)).toBe('done')
    expect((await data(`/companies/${from}/profile`)).total_ratings).toBe(2)
    expect((await data(`/companies/${into}/profile`)).total_ratings).toBe(2)
    const found = (await data(`/companies/${from}/reviews`)).reviews.find(({ id }: { id: string }) => id === moved.id)
    expect(found.helpful).toBe(1)
    await expectCounted()
  })

  test('is over once numbers of both are released together, or after seven days', async () => {
    for (let n = 0; n < many; n += 1) await send(newPerson(), into, 'salary')
    expect(await join()).toBe('done')
    const { seq } = await newest()
    await server.release()
    expect(await undo(seq)).toBe('changed_since')
    expect(await join(into, third)).toBe('done')
    const second = (await newest()).seq
    now = new Date(Date.now() + 8 * 86_400_000)
    token = await server.signIn('huda@example.com')
    expect(await undo(second)).toBe('undo_over')
  })
})

test('a submission that names a company while it becomes another one is stored about that one', async () => {
  const person = newPerson()
  expect(await join()).toBe('done')
  const outcome = await submit(
    { db, privacy, now },
    { secret: person.secret, companies: [from] },
    {
      ...{ kind: 'company', companyId: from, answers: sampleAnswers('company') },
    },
  )
  expect(outcome).toMatchObject({ ok: true })
  await server.publish()
  expect(await queryRows(db, sql`select company_id from reviews`)).toEqual([{ company_id: into }])
})
