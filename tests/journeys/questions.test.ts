import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PublishedQuestion } from '../../src/contract/questions/questions.schema.ts'
import { publishWaiting } from '../../src/server/app/publication/publish.ts'
import { claimSlot } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { queueAnswer, queueQuestion } from '../../src/server/questions/questions.queries.ts'
import { setAnswerState, setQuestionState } from '../../src/server/questions/states.queries.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
const now = new Date('2026-10-10T09:00:00Z')
let companyId = 0
let sara = ''
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
  sara = await server.signUp('sara@example.com')
})
afterAll(() => server.close())

type Sent = { token?: string; key?: string; language?: 'en' | 'ar' }
const post = (path: string, body: unknown, { token = sara, key = randomUUID(), language }: Sent = {}) =>
  server.call('POST', path, { token, body, language, headers: { 'Idempotency-Key': key } })
const ask = (question = 'Is the bus on time?', tag = 'benefits', sent: Sent = {}) =>
  post(`/companies/${companyId}/questions`, { tag, question }, sent)
const answer = (question: string, words = 'Most days.', sent: Sent = {}) =>
  post(`/questions/${question}/answers`, { answer: words }, sent)
const read = async (query = '') => {
  const { status, json } = await server.call('GET', `/companies/${companyId}/questions?${query}`)
  return { status, ...(json.data as { questions: PublishedQuestion[]; next: string | null }) }
}
const counted = async () =>
  (await server.call('GET', `/companies/${companyId}/profile`)).json.data.counts.questions as number

describe('asking and answering', () => {
  test('H-019, P-014, E-164, E-165, E-220: a member asks with a category, and everybody reads it without a name', async () => {
    expect(await ask()).toMatchObject({ status: 200, json: { message: expect.stringContaining('published') } })
    const { questions } = await read()
    expect(questions).toEqual([
      {
        id: expect.any(String),
        month: '2026-10',
        tag: 'benefits',
        question: 'Is the bus on time?',
        answers: [],
        answer_count: 0,
      },
    ])
    expect(await counted()).toBe(1)
  })

  test('H-020, E-166: another member answers, and the answer stands below its question', async () => {
    await ask()
    const [question] = (await read()).questions
    const token = await server.signUp('noura@example.com')
    expect((await answer(question!.id, 'Most days.', { token })).status).toBe(200)
    const [read2] = (await read()).questions
    expect(read2).toMatchObject({ answer_count: 1, answers: [{ month: '2026-10', answer: 'Most days.' }] })
    expect(Object.keys(read2!.answers[0]!).sort()).toEqual(['answer', 'id', 'month'])
  })

  test('A-045, P-009, P-010: a visitor reads and can neither ask nor answer', async () => {
    await ask()
    const { status, questions } = await read()
    expect(status).toBe(200)
    const refused = [
      await server.call('POST', `/companies/${companyId}/questions`, { body: { tag: 'work', question: 'Why?' } }),
      await server.call('POST', `/questions/${questions[0]!.id}/answers`, { body: { answer: 'So.' } }),
    ]
    expect(refused.map((one) => one.status)).toEqual([401, 401])
  })

  test('a request sent twice asks once, and the same key with other words is refused', async () => {
    const key = randomUUID()
    expect((await ask('One?', 'work', { key })).status).toBe(200)
    expect((await ask('One?', 'work', { key })).status).toBe(200)
    expect((await ask('Two?', 'work', { key })).json.problems).toEqual([{ path: '', code: 'idempotency_reused' }])
    expect((await read()).questions).toHaveLength(1)
    const [question] = (await read()).questions
    for (let n = 0; n < 2; n += 1) await answer(question!.id, 'Yes', { key: 'twice' })
    expect((await read()).questions[0]).toMatchObject({ answer_count: 1, answers: [{ answer: 'Yes' }] })
  })

  test('nobody asks about a company that is not there or not approved, or answers what is not there', async () => {
    const [pending] = await queryRows<{ id: number }>(
      server.db,
      sql`insert into companies (name_en, name_ar, is_approved) values ('New', 'جديدة', false) returning id`,
    )
    const about = (id: number) => post(`/companies/${id}/questions`, { tag: 'work', question: 'Why?' })
    expect((await about(99_999)).status).toBe(404)
    expect((await about(pending!.id)).json.problems).toEqual([{ path: '', code: 'company_not_approved' }])
    for (const id of [randomUUID(), 'x', '1']) expect((await answer(id)).status).toBe(404)
    for (const id of ['x', '1']) expect((await server.call('GET', `/questions/${id}/answers`)).status).toBe(404)
  })
})

test('no matter how many questions one person has asked, another person looks at a few dozen of their places and takes the next', async () => {
  const { secret } = await server.personAt('sara@example.com')
  const { privacy } = server.services
  const slots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => privacy.slot(secret, from + n, 'question').toString('hex'))
  let looked = 0
  const counting = {
    ...privacy,
    slot: (...given: Parameters<typeof privacy.slot>) => {
      looked += 1
      return privacy.slot(...given)
    },
  }
  const author = { privacy: counting, secret }
  let taken = 0
  // Numbers on both sides of each threshold of the search.
  for (const have of [0, 2, 4, 15, 17, 33, 255, 257, 700, 1025]) {
    await server.db.execute(
      sql`insert into authorship (slot, once, tie) select decode(hex, 'hex'), decode(md5(hex), 'hex'), ${privacy.noTie()}
        from unnest(${sql.param(slots(taken, have))}::text[]) as name (hex)`,
    )
    looked = 0
    const id = randomUUID()
    await claimSlot(server.db, author, 'question', id)
    expect([have, looked <= 16 * 4 + 1]).toEqual([have, true])
    const next = sql`select encode(tie, 'hex') as tie from authorship where slot = decode(${slots(have, have + 1)[0]}, 'hex')`
    const [row] = await queryRows<{ tie: string }>(server.db, next)
    expect([have, row && privacy.openTie(secret, Buffer.from(row.tie, 'hex'))]).toEqual([have, id])
    taken = have + 1
  }
})

describe('reading', () => {
  test('newest month first, page by page, one category at a time; answers oldest first, three at once', async () => {
    const { privacy } = server.services
    for (let n = 0; n < 13; n += 1) {
      const month = `2026-0${1 + (n % 3)}`
      const question = { companyId, month, tag: n % 2 ? 'pay' : 'work', question: `Question ${n}?` } as const
      await queueQuestion(server.db, { privacy, secret: privacy.newSecret() }, question)
    }
    await publishWaiting(server.services)
    const found: PublishedQuestion[] = []
    for (let after = ''; ; ) {
      const { questions, next } = await read(`limit=4${after && `&after=${after}`}`)
      found.push(...questions)
      if (!next) break
      after = next
    }
    expect(found.map(({ month }) => month)).toEqual(
      found.map(({ month }) => month).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)),
    )
    expect(new Set(found.map(({ question }) => question)).size).toBe(13)
    expect((await read('tag=pay&limit=50')).questions).toHaveLength(6)
    expect((await read('tag=love')).status).toBe(400)
    const { id } = found[0]!
    for (let n = 0; n < 5; n += 1) {
      const given = {
        questionId: id,
        month: `2026-0${5 + n}`,
        answer: `Answer ${n}`,
        companyId,
      }
      await queueAnswer(server.db, { privacy, secret: privacy.newSecret() }, given)
    }
    await publishWaiting(server.services)
    const [first] = (await read()).questions.filter((one) => one.id === id)
    expect(first).toMatchObject({ answer_count: 5 })
    expect(first!.answers.map((one) => one.answer)).toEqual(['Answer 0', 'Answer 1', 'Answer 2'])
    const page = (await server.call('GET', `/questions/${id}/answers?limit=3`)).json.data
    const rest = (await server.call('GET', `/questions/${id}/answers?limit=3&after=${page.next}`)).json.data
    expect([...page.answers, ...rest.answers].map((one: { answer: string }) => one.answer)).toEqual(
      [0, 1, 2, 3, 4].map((n) => `Answer ${n}`),
    )
    expect(rest.next).toBeNull()
  })

  test('hidden content is gone for everyone, and the counts change with it and equal a recount', async () => {
    await ask('One?')
    await ask('Two?')
    const [one, two] = (await read()).questions
    await answer(one!.id, 'Yes')
    const [given] = (await read()).questions.find(({ id }) => id === one!.id)!.answers
    expect(await setAnswerState(server.db, given!.id, 'hidden')).toBe(true)
    expect(await setAnswerState(server.db, given!.id, 'hidden')).toBe(false)
    expect((await read()).questions.find(({ id }) => id === one!.id)).toMatchObject({ answer_count: 0, answers: [] })
    expect(await setQuestionState(server.db, two!.id, 'hidden')).toBe(true)
    expect((await read()).questions.map(({ id }) => id)).toEqual([one!.id])
    expect((await answer(two!.id)).status).toBe(404)
    expect(await counted()).toBe(1)
    expect(await readKeptCounters(server.db, companyId)).toEqual(
      await recount(server.db, companyId, server.services.privacy),
    )
    await setQuestionState(server.db, two!.id, 'published')
    expect(await counted()).toBe(2)
  })
})

describe('one’s own', () => {
  test('a person finds what they asked and answered, and nobody else’s', async () => {
    const noura = await server.signUp('noura@example.com')
    await ask('From Sara?')
    await ask('From Noura?', 'pay', { token: noura })
    const [question] = (await read('tag=pay')).questions
    await answer(question!.id, 'Sara answers')
    const own = async (token: string, language: 'en' | 'ar' = 'en') =>
      (await server.call('GET', '/profile/questions', { token, language })).json.data
    expect(await own(sara, 'ar')).toMatchObject({
      asked: [
        { question: 'From Sara?', tag: 'benefits', company: { id: companyId, name: 'رمال' }, state: 'published' },
      ],
      answered: [{ question: 'From Noura?', answer: 'Sara answers', company: { name: 'رمال' } }],
    })
    expect(await own(noura)).toMatchObject({ asked: [{ question: 'From Noura?', answer_count: 1 }], answered: [] })
    const nobody = await server.signUp('new@example.com')
    expect(await own(nobody)).toEqual({ asked: [], answered: [] })
  })

  test('E-200: the person who asked finds answers of others on the site, and gets no e-mail about them', async () => {
    const sara = await server.signIn('sara@example.com')
    await ask('هل الدوام مرن؟', 'work', { language: 'ar' })
    const [question] = (await read()).questions
    const noura = await server.signUp('noura@example.com')
    const before = (await server.mailbox.letters()).length
    const seen = async (token: string) => (await server.call('GET', '/profile/activity', { token })).json.data.activity
    await answer(question!.id, 'My own', { token: sara, key: 'own' })
    expect(await seen(sara)).toEqual([])
    for (const key of ['one', 'one', 'two'])
      expect((await answer(question!.id, `Some days, ${key}`, { token: noura, key })).status).toBe(200)
    expect(await seen(sara)).toMatchObject([
      { kind: 'question_answered', count: 2, question: 'هل الدوام مرن؟', contribution: { id: question!.id } },
    ])
    expect(await seen(noura)).toEqual([])
    expect(await server.mailbox.letters()).toHaveLength(before)
  })
})
