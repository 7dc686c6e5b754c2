import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishWaiting } from '../../src/server/app/publication/publish.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const start = new Date()
let now = start
let server: TestServer
let companyId = 0
let review = ''
let sara = ''
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = start
  await server.empty()
  companyId = await newCompany(server)
  await write(server, companyId)
  review = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data.reviews[0].id
  sara = await server.signUp('sara@example.com')
})
afterAll(() => server.close())

const react = (reaction: string, token = sara, id = review) =>
  server.call('POST', `/reviews/${id}/reaction`, { token, body: { reaction } })
const shown = async () => {
  const { json } = await server.call('GET', `/companies/${companyId}/reviews`)
  const [{ helpful, unhelpful }] = json.data.reviews
  return { helpful, unhelpful }
}
const own = async (token = sara, ids = review) =>
  (await server.call('GET', `/reviews/reactions?ids=${ids}`, { token })).json.data

describe('helpful or not', () => {
  test('counts each person once, no matter what they press, and everybody reads the sums', async () => {
    expect((await react('helpful')).json.data).toEqual({ helpful: 1, unhelpful: 0 })
    expect((await react('helpful')).json.data).toEqual({ helpful: 1, unhelpful: 0 })
    const noura = await server.signUp('noura@example.com')
    await react('helpful', noura)
    expect(await shown()).toEqual({ helpful: 2, unhelpful: 0 })
    expect([await own(), await own(noura)]).toEqual([{ [review]: 'helpful' }, { [review]: 'helpful' }])
  })

  test('a vote can be changed and withdrawn', async () => {
    await react('helpful')
    expect((await react('unhelpful')).json.data).toEqual({ helpful: 0, unhelpful: 1 })
    expect(await own()).toEqual({ [review]: 'unhelpful' })
    expect((await react('none')).json.data).toEqual({ helpful: 0, unhelpful: 0 })
    expect(await own()).toEqual({})
    expect((await react('none')).json.data).toEqual({ helpful: 0, unhelpful: 0 })
  })

  test('an account votes twenty times on its first day and sixty on a later one; taking back is always open', async () => {
    const tomorrow = () => {
      now = new Date(now.getTime() + 86_400_000)
    }
    const presses = async (count: number) => {
      const found: number[] = []
      for (let n = 0; n < count; n += 1) found.push((await react(n % 2 ? 'unhelpful' : 'helpful')).status)
      return found
    }
    expect(await presses(21)).toEqual([...Array(20).fill(200), 429])
    const refused = await react('helpful')
    expect([refused.json.problems, await shown()]).toEqual([
      [{ path: '', code: 'votes_reached' }],
      { helpful: 0, unhelpful: 1 },
    ])
    expect((await react('none')).json.data).toEqual({ helpful: 0, unhelpful: 0 })
    tomorrow()
    // Presses that were not counted are given back to the limit.
    for (let n = 0; n < 70; n += 1) expect((await react('helpful', sara, randomUUID())).status).toBe(404)
    expect(await presses(61)).toEqual([...Array(60).fill(200), 429])
  })

  test('many at once leave sums that equal a recount', async () => {
    const tokens = []
    for (let n = 0; n < 6; n += 1) tokens.push(await server.signUp(`reader-${n}@example.com`))
    const presses = ['helpful', 'unhelpful', 'none', 'helpful']
    await Promise.all(tokens.flatMap((token, n) => presses.map((_, k) => react(presses[(n + k) % 4]!, token))))
    const [sums] = await queryRows(
      server.db,
      sql`select count(*) filter (where reaction = 'helpful')::int as helpful,
        count(*) filter (where reaction = 'unhelpful')::int as unhelpful from reactions`,
    )
    expect(await shown()).toEqual(sums)
  })

  test('interviews and comments on benefits too; what is hidden or unknown is not found', async () => {
    for (const [kind, path, list] of [
      ['interview', 'interviews', 'interviews'],
      ['benefit', 'benefits', 'comments'],
    ] as const) {
      await write(server, companyId, { kind })
      const read = async () => (await server.call('GET', `/companies/${companyId}/${path}`)).json.data[list][0]
      await react('helpful', sara, (await read()).id)
      expect(await read()).toMatchObject({ helpful: 1, unhelpful: 0 })
    }
    await setReviewState(server.services, review, 'hidden')
    for (const id of [review, randomUUID(), 'x']) expect((await react('helpful', sara, id)).status).toBe(404)
    expect((await react('love')).status).toBe(422)
    for (const ids of ['x', '', Array(51).fill(review).join(',')])
      expect((await server.call('GET', `/reviews/reactions?ids=${ids}`, { token: sara })).status).toBe(400)
  })
})

describe('reports', () => {
  type Told = { subject?: string; id?: string; token?: string; key?: string; body?: Record<string, unknown> }
  const report = ({ subject = 'review', id = review, token = sara, key = randomUUID() as string, body }: Told = {}) =>
    server.call('POST', '/reports', {
      token,
      headers: { 'Idempotency-Key': key },
      body: { subject, subject_id: id, reason: 'insult', details: 'It names my manager.', ...body },
    })
  const kept = async () => {
    const rows = await queryRows<{ words: string; subject: string }>(
      server.db,
      sql`select subject, subject_id, company_id, month, reason, encode(words, 'hex') as words, state from reports`,
    )
    return rows.map(({ words, ...row }) => ({
      ...row,
      details: server.services.privacy.openWords(Buffer.from(words, 'hex')),
    }))
  }

  test('nobody reports what they wrote themselves', async () => {
    const { services, db } = server
    const { secret } = await server.personAt('sara@example.com')
    const author = { secret, companies: [companyId] }
    const written = { kind: 'company', companyId, answers: sampleAnswers('company') } as const
    const outcome = await submit({ db, privacy: services.privacy, now }, author, written)
    expect(outcome.ok).toBe(true)
    await publishWaiting(services)
    const { reviews } = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data
    const own = reviews.find(({ id }: { id: string }) => id !== review).id
    expect((await report({ id: own })).json.problems).toEqual([{ path: '', code: 'own_contribution' }])
    expect((await report({ id: own, token: await server.signUp('noura@example.com') })).status).toBe(200)
  })

  test('a member reports a review once, and moderation finds it open', async () => {
    expect((await report({ key: 'one' })).status).toBe(200)
    expect((await report({ key: 'one' })).status).toBe(200)
    expect((await report()).json.problems).toEqual([{ path: '', code: 'already_reported' }])
    expect(await kept()).toEqual([
      {
        subject: 'review',
        subject_id: review,
        company_id: companyId,
        month: expect.stringMatching(/^\d{4}-\d{2}$/),
        reason: 'insult',
        details: 'It names my manager.',
        state: 'open',
      },
    ])
    expect((await report({ token: await server.signUp('noura@example.com') })).status).toBe(200)
  })

  test('questions and answers too', async () => {
    const headers = () => ({ 'Idempotency-Key': randomUUID() })
    const path = `/companies/${companyId}/questions`
    await server.call('POST', path, { token: sara, headers: headers(), body: { tag: 'work', question: 'Why?' } })
    const read = async () => (await server.call('GET', path)).json.data.questions[0]
    const { id } = await read()
    await server.call('POST', `/questions/${id}/answers`, { token: sara, headers: headers(), body: { answer: 'So.' } })
    const [answer] = (await read()).answers
    const own = [await report({ subject: 'question', id }), await report({ subject: 'answer', id: answer.id })]
    expect(own.map(({ json }) => json.problems[0].code)).toEqual(Array(2).fill('own_contribution'))
    const token = await server.signUp('noura@example.com')
    expect((await report({ subject: 'question', id, token })).status).toBe(200)
    expect((await report({ subject: 'answer', id: answer.id, token })).status).toBe(200)
    expect((await kept()).map((one) => one.subject).sort()).toEqual(['answer', 'question'])
  })

  test('a report without a reason, about nothing, or by a visitor is not stored', async () => {
    const refused = [
      await report({ body: { reason: undefined } }),
      await report({ body: { reason: 'hate' } }),
      await report({ subject: 'company' }),
      await report({ id: 'x' }),
      await report({ id: randomUUID() }),
      await report({ subject: 'question' }),
      await server.call('POST', '/reports', { body: {} }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 404, 404, 401])
    expect(await kept()).toEqual([])
  })
})
