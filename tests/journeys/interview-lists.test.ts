import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishedInterview } from '../../src/contract/companies/interviews.schema.ts'
import { listInterviewOptions } from '../../src/contract/companies/interviews.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { newCompany, take, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let companyId = 0

const offers = listInterviewOptions('get_offer')
const levels = listInterviewOptions('difficulty')

/**
 * Interviews of every outcome and difficulty, a third of them in another department, and some of people alone in
 * theirs.
 */
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  companyId = await newCompany(server)
  for (let n = 0; n < 54; n += 1)
    await take(server, companyId, {
      kind: 'interview',
      also: {
        get_offer: offers[n % 3]!,
        difficulty: levels[n % 4]!,
        department: n === 53 ? 3 : n % 3 === 0 ? 2 : 1,
        month: 5,
        year: 2026,
      },
      now: new Date(Date.UTC(2025, n % 18, 10)),
    })
  await server.publish()
  await server.decide()
  await write(server, companyId)
  await write(server, await newCompany(server), { kind: 'interview' })
})
afterAll(() => server.close())

const call = (query: string, id = companyId) => server.call('GET', `/companies/${id}/interviews?${query}`)
const count = async (query: string, id = companyId) =>
  (await server.call('GET', `/companies/${id}/interviews/count?${query}`)).json.data

/** Reads all pages of a list, one after another. */
async function all(query = '', limit = 5): Promise<PublishedInterview[]> {
  const found: PublishedInterview[] = []
  for (let after = ''; ; ) {
    const { json } = await call(`${query}&limit=${limit}${after && `&after=${after}`}`)
    found.push(...json.data.interviews)
    if (!json.data.next) return found
    after = json.data.next
  }
}

describe('the interviews of a company', () => {
  const isFinance = ({ context }: PublishedInterview) => context.includes('Finance')
  const filters: [string, (interview: PublishedInterview) => boolean][] = [
    ['get_offer=yes', ({ get_offer }) => get_offer === 'yes'],
    ['get_offer=no,decline', ({ get_offer }) => get_offer !== 'yes'],
    ['difficulty=easy', ({ difficulty }) => difficulty === 'easy'],
    [
      'difficulty=average,difficult&get_offer=no',
      (one) => /average|difficult/.test(one.difficulty) && one.get_offer === 'no',
    ],
    ['department=2', isFinance],
    ['department=2&difficulty=very_easy', (one) => isFinance(one) && one.difficulty === 'very_easy'],
    ['difficulty=very_difficult', () => false],
  ]
  test.each(filters)(
    'C-004: narrowed to %s: those whose cards show it, in the order of all, page by page, and counted',
    async (filter, fits) => {
      const expected = (await all('', 50)).filter(fits)
      const found = await all(filter)
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(found.length > 0).toBe(filter !== 'difficulty=very_difficult')
      expect((await count(filter)).found).toBe(found.length)
    },
  )

  test('the choices there are count what all cards show, no matter what is asked for', async () => {
    const shown = await all('', 50)
    const how = (one: (interview: PublishedInterview) => boolean) => shown.filter(one).length
    const answers = (name: 'get_offer' | 'difficulty') =>
      Object.fromEntries([...new Set(shown.map((one) => one[name]))].map((one) => [one, how((it) => it[name] === one)]))
    for (const filter of ['', 'get_offer=yes', 'department=2&difficulty=easy'])
      expect((await count(filter)).all).toEqual({
        get_offer: answers('get_offer'),
        difficulty: answers('difficulty'),
        departments: [
          {
            id: 1,
            name: expect.any(String),
            count: how(({ context }) => context.length > 0 && !context.includes('Finance')),
          },
          { id: 2, name: 'Finance', count: how(isFinance) },
        ],
      })
  })

  test('a department that no card shows finds nothing, though someone of it has written', async () => {
    expect((await all('', 50)).some(({ context }) => context.length === 0)).toBe(true)
    expect(await all('department=3')).toEqual([])
    expect((await count('department=3')).found).toBe(0)
  })

  test('a job title, which no card shows, does not filter', async () => {
    expect(await count('jobtitle=1')).toEqual(await count(''))
    expect((await call('jobtitle=1')).json).toEqual((await call('')).json)
  })

  test('what all interviews say is the same no matter what is asked for', async () => {
    const { summary } = (await call('')).json.data
    expect((await call('get_offer=yes&difficulty=easy')).json.data.summary).toEqual(summary)
    expect(summary.count).toBe(54)
  })

  test('what is not in the lists is refused, and a company nobody knows is not found', async () => {
    for (const query of ['get_offer=maybe', 'difficulty=', 'difficulty=easy,hard', 'department=x']) {
      expect((await call(query)).status, query).toBe(400)
      expect((await server.call('GET', `/companies/${companyId}/interviews/count?${query}`)).status, query).toBe(400)
    }
    expect((await server.call('GET', '/companies/999999/interviews/count')).status).toBe(404)
  })

  test('more than a thousand are not counted', async () => {
    const crowded = await newCompany(server)
    const writer = { gender: 'female', age: 3, experience: 2, nation: 'saudi' } as const
    const answers = sampleAnswers('interview', { get_offer: 'no' })
    await loadReviews(
      server.services,
      Array.from({ length: 1001 }, () => ({
        ...({ companyId: crowded, type: 'interview', month: '2026-03', writer, answers } as const),
      })),
    )
    expect(await count('', crowded)).toEqual({ found: 1001, all: null })
    expect(await count('get_offer=no', crowded)).toEqual({ found: 1001, all: null })
    expect(await count('get_offer=yes', crowded)).toEqual({ found: 0, all: null })
  })

  test('a filter looks through the interviews of its company, by an index, and through no others', async () => {
    const plan = await server.db.transaction(async (tx) => {
      // The planner would read so few rows from the table.
      await tx.execute(sql`set local enable_seqscan = off`)
      await tx.execute(sql`set local enable_sort = off`)
      return queryRows<Record<string, string>>(
        tx,
        sql`explain select id from reviews where company_id = ${companyId} and kind = 'interview' and state = 'published'
          and answers ->> 'get_offer' = any('{yes}'::text[]) order by month desc, id desc limit 5`,
      )
    })
    const lines = plan.map((line) => Object.values(line)[0]).join('\n')
    expect(lines).toMatch(/Index Scan Backward using reviews_newest /)
    expect(lines).toMatch(/Index Cond: \(\(company_id = .* AND \(kind = 'interview'/)
  })
})
