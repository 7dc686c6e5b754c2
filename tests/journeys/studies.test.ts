import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Study } from '../../src/contract/studies/studies.schema.ts'
import { loadStudyAnswers } from '../../src/demo/load-voices.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { countStudies } from '../../src/server/statistics/release/count.queries.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
const tokens: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  for (let n = 0; n < 16; n += 1) tokens.push(await server.signUp(`person-${n}@example.com`))
})
beforeEach(() =>
  server.db.execute(
    `truncate studies, study_answers, study_counts, study_marks, release_units restart identity cascade`,
  ),
)
afterAll(() => server.close())

const options = [
  { en: 'From home', ar: 'من البيت' },
  { en: 'At the office', ar: 'من المكتب' },
  { en: 'Both', ar: 'كلاهما' },
]
async function open(also: { month?: string; state?: string; companyId?: number } = {}): Promise<number> {
  const { month = '2026-10', state = 'open', companyId = null } = also
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into studies (company_id, state, month, question_en, question_ar, about_en, options)
      values (${companyId}, ${state}, ${month}, 'Where do you work?', 'أين تعمل؟', 'This year', ${JSON.stringify(options)}::jsonb)
      returning id`,
  )
  return row!.id
}
const answer = (id: number, option: unknown, token = tokens[0]!, key: string = randomUUID()) =>
  server.call('POST', `/studies/${id}/answer`, { token, headers: { 'Idempotency-Key': key }, body: { option } })
const read = async (id: number, language: 'en' | 'ar' = 'en') =>
  (await server.call('GET', `/studies/${id}`, { language })).json.data as Study
const list = async (query = '') => {
  const { status, json } = await server.call('GET', `/studies?${query}`)
  return { status, ...(json.data as { studies: Study[]; next: string | null }) }
}

describe('reading studies', () => {
  test('H-007, P-003, A-050: a visitor reads them, newest first, page by page, in either language', async () => {
    for (let n = 0; n < 7; n += 1) await open({ month: `2026-0${1 + (n % 4)}` })
    const found: Study[] = []
    for (let after = ''; ; ) {
      const { studies, next } = await list(`limit=3${after && `&after=${after}`}`)
      found.push(...studies)
      if (!next) break
      after = next
    }
    const places = found.map(({ month, id }) => `${month} ${id}`)
    expect(places).toEqual([...places].sort().reverse())
    expect(new Set(places).size).toBe(7)
    expect(await read(1, 'ar')).toMatchObject({ question: 'أين تعمل؟', about: 'This year', open: 1, company: null })
    expect((await read(1, 'ar')).options.map(({ label }) => label)).toEqual(options.map(({ ar }) => ar))
  })

  test('those of one company; a proposed or rejected one is nobody’s to read', async () => {
    const companyId = await newCompany(server)
    const own = await open({ companyId })
    await open()
    const hidden = [await open({ state: 'proposed' }), await open({ state: 'rejected', companyId })]
    expect((await list(`company=${companyId}`)).studies.map(({ id }) => id)).toEqual([own])
    expect((await list()).studies).toHaveLength(2)
    for (const id of [...hidden, 999]) expect((await server.call('GET', `/studies/${id}`)).status).toBe(404)
    for (const query of ['company=x', 'after=x', 'after=2026-13.1', 'limit=0', 'limit=1000'])
      expect((await list(query)).status, query).toBe(400)
  })
})

describe('answering a study', () => {
  test('H-008: answers show with a release once enough people gave them, and nothing moves in between', async () => {
    const id = await open()
    const shown = async () => {
      const { people, options: all } = await read(id)
      return [people, ...all.map((one) => one.people)]
    }
    const people = (option: number, n: number) =>
      loadStudyAnswers(
        server.services,
        Array.from({ length: n }, () => ({ study: id, option })),
      )
    for (const token of tokens) await answer(id, 1, token)
    await people(1, 7)
    expect(await shown()).toEqual([null, null, null, null])
    await people(2, 19)
    expect(await shown()).toEqual([null, null, null, null])
    await server.release()
    expect(await shown()).toEqual([40, 0, 20, 10])
    // More than enough for the next release, which has not happened yet.
    await people(0, 30)
    expect(await shown()).toEqual([40, 0, 20, 10])
    await server.release()
    expect(await shown()).toEqual([70, 30, 20, 10])
  })

  test('once for each person and for good; a repeated request is not a second answer', async () => {
    const id = await open()
    expect((await answer(id, 0, tokens[0], 'one')).status).toBe(200)
    expect((await answer(id, 0, tokens[0], 'one')).status).toBe(200)
    expect((await answer(id, 1)).json.problems).toEqual([{ path: '', code: 'already_answered' }])
    const counts = (await countStudies(server.services)).get(id)!
    expect([...counts].filter(([cell]) => cell.startsWith('option'))).toEqual([['option\n0', 1]])
    const answered = async (token: string, ids: string) =>
      (await server.call('GET', `/profile/studies?ids=${ids}`, { token })).json
    expect((await answered(tokens[0]!, `${id},77`)).data).toEqual([id])
    expect((await answered(tokens[1]!, `${id}`)).data).toEqual([])
    expect((await answered(tokens[1]!, 'x')).problems).toEqual([{ path: 'ids', code: 'malformed' }])
  })

  test('only signed in, while it is open, with one of its answers; a company’s study by its own people', async () => {
    const id = await open()
    expect((await server.call('POST', `/studies/${id}/answer`, { body: { option: 0 } })).status).toBe(401)
    for (const option of [3, -1, 1.5, 'x', undefined]) expect((await answer(id, option)).status).toBe(422)
    expect((await answer(await open({ state: 'closed' }), 0)).json.problems).toEqual([
      { path: '', code: 'study_closed' },
    ])
    expect((await answer(await open({ state: 'proposed' }), 0)).status).toBe(404)
    const companyId = await newCompany(server)
    const own = await open({ companyId })
    expect((await answer(own, 0)).json.problems).toEqual([{ path: '', code: 'not_in_experience' }])
    const headers = { 'Idempotency-Key': randomUUID() }
    const body = { company_id: companyId }
    await server.call('POST', '/profile/experience', { token: tokens[0], headers, body })
    expect((await answer(own, 0)).status).toBe(200)
  })
})
