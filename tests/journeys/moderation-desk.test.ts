import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyRequest } from '../../src/contract/companies/requests.ts'
import { buildPayload } from '../../src/contract/form/check.ts'
import type { Case } from '../../src/contract/moderation/desk.schema.ts'
import { fullRequest } from '../spec/tables/company-request.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'

const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({ clock: () => now, moderators: { 'huda@example.com': 'lead' } })
const { call, db, signUp } = server
let companyId = 0
let huda = ''
let readers: string[] = []
beforeEach(async () => {
  now = start
  await server.empty()
  companyId = await newCompany(server)
  huda = await signUp('huda@example.com')
  readers = [await signUp('noura@example.com'), await signUp('omar@example.com')]
})
afterAll(server.close)

const post = (path: string, body: unknown, token: string) =>
  call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000)
}
const page = async (kind: string, query = '') =>
  (await call('GET', `/moderation/cases?kind=${kind}${query}`, { token: huda })).json.data as {
    cases: Case[]
    next: string | null
  }
const cases = async (kind: string, query = '') => (await page(kind, query)).cases

/** Adds a review by a new person with these pros; returns its id. */
async function review(pros: string, about = companyId): Promise<string> {
  const token = await signUp(`w${randomUUID()}@example.com`)
  await post('/profile/experience', { company_id: about }, token)
  await post('/company/review', sampleBody('company', about, { pros }), token)
  const { reviews } = (await call('GET', `/companies/${about}/reviews`)).json.data
  return reviews.find((one: { pros: string }) => one.pros === pros).id
}
async function report(id: string, reason: string, details?: string): Promise<void> {
  const body = { subject: 'review', subject_id: id, reason, details }
  expect((await post('/reports', body, readers[0]!)).status).toBe(200)
}
const decide = (id: string, verdict: 'approve' | 'reject', body = {}) =>
  post(`/moderation/report/${id}/${verdict}`, body, huda)

describe('decisions like the one to take', () => {
  test('of the same reason, newest first: what became of them and how they begin, and nothing else', async () => {
    const removed = await review(
      'Ask for Mr. Fahd in payroll, he knows everything there is to know about each of us here',
    )
    const kept = await review('The branch manager is kind')
    const insulting = await review('They are fools')
    await report(removed, 'personal')
    await report(kept, 'personal')
    await report(insulting, 'insult')
    await decide(removed, 'reject', { reason: 'personal' })
    later(0.1)
    await decide(kept, 'approve')
    await decide(insulting, 'reject', { reason: 'insult' })
    const open = await review('Mrs. Huda of the night shift')
    await report(open, 'personal')
    const [one] = await cases('report')
    expect(one!.alike).toEqual([
      { outcome: 'kept', words: 'The branch manager is kind' },
      {
        outcome: 'removed',
        words: 'Ask for Mr. Fahd in payroll, he knows everything there is to know about each of us here',
      },
    ])
    expect(one!.facts).toEqual({ reviews: 2, reports: 4, removed: 2, kept: 1 })
    // As long as an appeal may bring them to the desk, and not longer.
    later(40)
    huda = await server.signIn('huda@example.com')
    expect((await cases('report'))[0]!.alike).toEqual([])
  })

  test('an undone decision is not similar, nor is a case that the moderator would not decide about', async () => {
    const undone = await review('Sami shouts')
    await report(undone, 'personal')
    const { decision } = (await decide(undone, 'reject', { reason: 'personal' })).json.data
    await post(`/moderation/decisions/${decision}/undo`, {}, huda)
    expect((await cases('report'))[0]!.alike).toEqual([])
    await decide(undone, 'reject', { reason: 'personal' })
    const elsewhere = await newCompany(server)
    await report(await review('Sara of the desk', elsewhere), 'personal')
    expect((await cases('report'))[0]!.alike).toHaveLength(1)
    // Huda has added the company of the first case to her experience: she may see neither its cases nor its decisions.
    await post('/profile/experience', { company_id: companyId }, huda)
    const [left] = await cases('report')
    expect([left!.company!.id, left!.alike]).toEqual([elsewhere, []])
  })
})

describe('looking through what waits', () => {
  test('by a word of the text, of a reporter or of the company, in either spelling, page by page', async () => {
    await report(await review('الإدارة تسمع للجميع'), 'false')
    await report(await review('Free courses for everybody'), 'spam', 'The same stands everywhere')
    for (const [q, count] of [
      ['courses', 1],
      ['EVERYWHERE', 1],
      ['الاداره', 1],
      ['rimal', 2],
      ['rimal courses', 1],
      ['nothing', 0],
    ] as const)
      expect([q, (await cases('report', `&q=${encodeURIComponent(q)}`)).length]).toEqual([q, count])
    const first = await page('report', '&q=rimal&limit=1')
    const second = await page('report', `&q=rimal&limit=1&after=${first.next}`)
    expect(new Set([first, second].flatMap(({ cases }) => cases.map(({ id }) => id))).size).toBe(2)
    expect(second.next).toBeNull()
    expect((await call('GET', `/moderation/cases?kind=report&q=${'x'.repeat(101)}`, { token: huda })).status).toBe(400)
  })

  test('finds the one among hundreds, and nothing of it is lost on the way', async () => {
    await db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, options)
      select ${companyId}, 'proposed', '2026-10', 'Question ' || n, 'سؤال ' || n, '[{"en":"Yes","ar":"نعم"}]'::jsonb
      from generate_series(1, 420) as n`)
    const found: string[] = []
    let calls = 0
    for (let after: string | null = ''; after !== null; calls += 1) {
      const read: Awaited<ReturnType<typeof page>> = await page(
        'study',
        `&q=question 4&limit=20${after && `&after=${after}`}`,
      )
      found.push(...read.cases.map(({ id }) => id))
      after = read.next
    }
    const expected = Array.from({ length: 420 }, (_, n) => `question ${n + 1}`).filter((one) => one.includes('4'))
    expect([new Set(found).size, found.length]).toEqual([expected.length, expected.length])
    expect(calls).toBeLessThan(10)
  })
})

test('a company that is asked for stands beside those called alike, whether they wait or not', async () => {
  const ask = async (name_en: string, name_ar: string, token: string) => {
    const body = buildPayload(companyRequest, { ...fullRequest, name_en, name_ar })
    expect((await sendForm(server, '/companies/request', body, { token })).status).toBe(200)
  }
  await ask('Rimal Gold', 'رمال الذهب', readers[0]!)
  const [gold] = await cases('company')
  await post(`/moderation/company/${gold!.id}/approve`, {}, huda)
  await ask('Rimal Steel', 'رمال للحديد', readers[0]!)
  await ask('Rimal Trading', 'رمال للتجارة', readers[1]!)
  const rimal = (await cases('company')).find(({ company }) => company?.name === 'Rimal Trading')!
  expect(rimal.similar!.map(({ name, approved }) => `${name} ${approved}`).sort()).toEqual([
    'Rimal Gold 1',
    'Rimal Steel 0',
  ])
  // There are no facts yet about a company that is not on the site.
  expect(rimal.facts).toBeUndefined()
})

describe('the order of a queue', () => {
  const survey = (id: number | null, month: string, n: number) =>
    db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, options)
      values (${id}, 'proposed', ${month}, ${`Question ${n}`}, 'سؤال', '[{"en":"Yes","ar":"نعم"}]'::jsonb)`)
  /** Reads a whole queue, one case at a time, following the cursor. */
  async function readThrough(kind: string, order: string, language: 'en' | 'ar' = 'en'): Promise<Case[]> {
    const read: Case[] = []
    for (let after: string | null = ''; after !== null; ) {
      const query: string = `kind=${kind}&sort=${order}&limit=1${after && `&after=${after}`}`
      const { json } = await call('GET', `/moderation/cases?${query}`, { token: huda, language })
      read.push(...json.data.cases)
      after = json.data.next
    }
    return read
  }

  test('the longest waiting first, the newest first, by company: each case once, no matter what the page', async () => {
    const other = await newCompany(server)
    await db.execute(sql`update companies set name_en = 'almond', name_ar = 'ياسمين' where id = ${other}`)
    await db.execute(sql`update companies set name_en = 'Basil', name_ar = 'أرز' where id = ${companyId}`)
    const asked = [
      [companyId, '2026-10'],
      [other, '2026-09'],
      [companyId, '2026-08'],
      [null, '2026-07'],
      [other, '2026-09'],
    ] as const
    for (const [n, [id, month]] of asked.entries()) await survey(id, month, n)
    const says = (cases: Case[]) => cases.map(({ lines }) => lines[0]!.value!.replace('Question ', '')).join('')
    expect(says(await readThrough('study', 'longest'))).toBe('32140')
    expect(says(await readThrough('study', 'newest'))).toBe('04123')
    // By name, in the language of the reader; cases without a company come last.
    expect(says(await readThrough('study', 'company'))).toBe('14203')
    expect(says(await readThrough('study', 'company', 'ar'))).toBe('20143')
    expect(says(await cases('study'))).toBe('32140')
  })

  test('reveals only months: within a month reports are in the order of their random ids', async () => {
    const written: string[] = []
    for (let n = 0; n < 6; n += 1) {
      const id = await review(`Number ${n} of six`)
      await report(id, 'false')
      written.push(id)
      later(0.5)
    }
    huda = await server.signIn('huda@example.com')
    const drawn = [...written].sort()
    const ids = async (order: string) => (await readThrough('report', order)).map(({ id }) => id)
    expect(await ids('longest')).toEqual(drawn)
    expect(await ids('newest')).toEqual([...drawn].reverse())
    expect(await ids('company')).toEqual(drawn)
  })

  test('is none of an order the queue does not have', async () => {
    for (const query of ['kind=support&sort=company', 'kind=company&sort=company', 'kind=report&sort=oldest'])
      expect((await call('GET', `/moderation/cases?${query}`, { token: huda })).status).toBe(400)
  })
})

test('a case is found by its number, in any digits; one in another queue is offered there, but none of one’s own', async () => {
  const id = await review('The lift is slow')
  await report(id, 'false')
  await report(await review('Another one'), 'false')
  await db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, options)
    select ${companyId}, 'proposed', '2026-10', 'Question of ' || 100 - n, 'سؤال', '[{"en":"Yes","ar":"نعم"}]'::jsonb
    from generate_series(1, 3) as n`)
  const [, study] = await cases('study')
  const look = async (kind: string, q: string, more = '') => {
    const { json } = await call('GET', `/moderation/cases?kind=${kind}&q=${encodeURIComponent(q)}${more}`, {
      token: huda,
    })
    return [json.data.cases.map((one: Case) => one.id), json.data.elsewhere]
  }
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  const number = id.slice(0, 8)
  for (const typed of [number, `#${number}`, number.toUpperCase(), arabic(number), ` ${number} `])
    expect([typed, await look('report', typed)]).toEqual([typed, [[id], []]])
  expect(await look('study', number)).toEqual([[], ['report']])
  expect(await look('study', arabic(study!.id))).toEqual([[study!.id], []])
  expect(await look('report', study!.id)).toEqual([[], ['study']])
  // The case with this id comes before cases that mention it, and counts towards the limit.
  const said = await look('study', '99')
  expect(said[0]).toHaveLength(1)
  await db.execute(sql`update studies set about_en = ${`See ${study!.id}`} where id <> ${Number(study!.id)}`)
  expect((await look('study', study!.id))[0][0]).toBe(study!.id)
  expect((await look('study', study!.id))[0]).toHaveLength(3)
  // It is not among those of another company, but it waits in the queue.
  const elsewhere = await newCompany(server)
  expect(await look('report', number, `&company=${elsewhere}`)).toEqual([[], ['report']])
  // Text that is not a number is searched like any other word.
  expect(await look('report', 'lift')).toEqual([[id], undefined])
  await post('/profile/experience', { company_id: companyId }, huda)
  expect(await look('report', number)).toEqual([[], []])
  expect(await look('study', number)).toEqual([[], []])
})

test('today counts the decisions of a moderator since midnight in Saudi Arabia that were not undone', async () => {
  const decided = async () => (await call('GET', '/moderation/today', { token: huda })).json.data.decided
  now = new Date('2026-10-15T20:58:00Z')
  huda = await server.signIn('huda@example.com')
  const ids: string[] = []
  for (const pros of ['One of three', 'Two of three', 'Three of three']) ids.push(await review(pros))
  for (const id of ids) await report(id, 'false')
  expect(await decided()).toBe(0)
  await decide(ids[0]!, 'approve')
  await decide(ids[1]!, 'approve')
  expect(await decided()).toBe(2)
  // Another moderator's decision does not count as hers.
  await db.execute(sql`update decisions set decided_by = 'another' where case_id = ${ids[1]!}`)
  expect(await decided()).toBe(1)
  now = new Date('2026-10-15T21:00:00Z')
  // A moderator's session ends with its day.
  huda = await server.signIn('huda@example.com')
  expect(await decided()).toBe(0)
  const { decision } = (await decide(ids[2]!, 'approve')).json.data
  expect(await decided()).toBe(1)
  await post(`/moderation/decisions/${decision}/undo`, {}, huda)
  expect(await decided()).toBe(0)
})
