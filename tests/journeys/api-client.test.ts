import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiFile, writeOpenApi } from '../../scripts/openapi.ts'
import { rightAnswersOf } from '../support/answers/right-answers.ts'
import { api, dataOf, onServer } from '../support/server/api.ts'
import type { SubmitReviewCompanyAnswers } from '../support/server/api-client.ts'
import { startDemoServer } from '../support/server/demo-server.ts'
import { type TestServer, testPassword } from '../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

test('the OpenAPI document in docs is the one of the contract (else: npm run openapi)', () => {
  expect(readFileSync(openApiFile, 'utf8') === writeOpenApi()).toBe(true)
})

describe('with nothing but the generated client', () => {
  test('a visitor reads a company, page after page of its reviews, its numbers and what surrounds them', async () => {
    const opts = onServer(server)
    const { companies } = dataOf(await api.listCompanies({ sort: 'reviews', limit: 3 }, opts))
    expect(companies.length).toBe(3)
    const company = dataOf(await api.getCompanyProfile(companies[0]!.id, {}, opts))
    expect(company.name).toBe(companies[0]!.name)
    const seen = new Set<string>()
    for (let after: string | undefined; ; ) {
      const page = dataOf(await api.listReviews(company.id, { limit: 50, ...(after ? { after } : {}) }, opts))
      for (const { id } of page.reviews) seen.add(id)
      if (!page.next) break
      after = page.next
    }
    expect(seen.size).toBe(company.counts.reviews)
    const found = dataOf(await api.searchCompanies(company.name_en.slice(0, 6), {}, opts))
    expect(found.map(({ id }) => id)).toContain(company.id)

    expect(dataOf(await api.getSalaries(company.id, {}, opts))).toBeDefined()
    expect(dataOf(await api.getStatistics(company.id, {}, opts))).toBeDefined()
    expect(dataOf(await api.getCulture(company.id, {}, opts))).toBeDefined()
    expect(dataOf(await api.listInterviews(company.id, {}, opts)).interviews.length).toBeGreaterThan(0)
    expect(dataOf(await api.listQuestions(company.id, {}, opts)).questions.length).toBeGreaterThan(0)
    expect(dataOf(await api.browseSalaries({}, opts)).titles.length).toBeGreaterThan(0)
    expect(dataOf(await api.listAwards({}, opts)).quarters.length).toBeGreaterThan(0)
    expect(dataOf(await api.listStudies({}, opts)).studies.length).toBeGreaterThan(0)
    expect(dataOf(await api.getLedger({}, opts)).contributions.length).toBeGreaterThan(0)
    expect(dataOf(await api.getCities({}, opts)).length).toBeGreaterThan(0)
    expect((await api.getCompanyProfile(999_999, {}, opts)).status).toBe(404)
  })

  test('a member signs in and writes a review once, however often it is sent', async () => {
    await server.signUp('sara@example.com')
    const { token } = dataOf(
      await api.login({ email: 'sara@example.com', password: testPassword }, {}, onServer(server)),
    )
    const opts = onServer(server, { token, language: 'ar' })
    const { companies } = dataOf(await api.listCompanies({ sort: 'name', limit: 1 }, opts))
    const company_id = companies[0]!.id
    expect((await api.addEntryExperience('job', { company_id }, {}, opts)).status).toBe(200)
    const answers = rightAnswersOf('company') as SubmitReviewCompanyAnswers
    const write = () => api.submitReviewCompany('once', { ...answers, company_id }, {}, opts)
    const [first, again] = [await write(), await write()]
    expect(first).toMatchObject({ status: 200, data: { message: expect.stringMatching(/\p{Script=Arabic}/u) } })
    expect(again).toMatchObject({ status: 200, data: first.data })
    const own = dataOf(await api.listContributions({}, opts))
    expect(own.total).toBe(1)

    const refused = await api.submitReviewCompany('twice', { ...answers, pros: 'x', company_id }, {}, opts)
    expect(refused.status === 422 && refused.data.problems.map(({ code }) => code)).toEqual(['pros_length'])
  })
})
