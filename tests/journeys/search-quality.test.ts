import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoCompanies } from '../../src/demo/seed/companies.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { companySearchTable, nothingMeant, spelledCompanies } from '../spec/tables/company-search.ts'
import { slipSearches } from '../spec/tables/company-slips.ts'
import { startTestServer } from '../support/server.ts'

const server = await startTestServer()
const known = new Set([...demoCompanies(), ...spelledCompanies].map(({ id }) => id))

beforeAll(async () => {
  await server.empty()
  const plain = { unlocked: false }
  const demo = demoCompanies().map(({ id, name_en, name_ar, is_approved }) => ({
    ...plain,
    ...{ id, nameEn: name_en, nameAr: name_ar, isApproved: is_approved === 1 },
  }))
  await addCompanies(server.db, [...demo, ...spelledCompanies.map((one) => ({ ...plain, ...one, isApproved: true }))])
})
afterAll(server.close)

const suggested = async (typed: string): Promise<number[]> => {
  const { json } = await server.call('GET', `/autocomplete?key=company&q=${encodeURIComponent(typed)}`)
  return json.data.map(({ id }: { id: number }) => id)
}

describe('H-004, P-005: the search finds the company that is meant', () => {
  test('the table holds more than a hundred pairs, no query twice, and companies that are there', () => {
    expect(companySearchTable.length).toBeGreaterThan(100)
    expect(new Set(companySearchTable.map(([, typed]) => typed)).size).toBe(companySearchTable.length)
    expect(companySearchTable.filter(([, , id]) => !known.has(id))).toEqual([])
  })

  test.each(companySearchTable)('by %s: %s', async (_, typed, id) => {
    expect((await suggested(typed)).slice(0, 3)).toContain(id)
  })

  test('the page of results finds what the suggestions find', async () => {
    for (const [, typed, id] of companySearchTable.filter((_, at) => at % 10 === 0)) {
      const { json } = await server.call('GET', `/companies/search?q=${encodeURIComponent(typed)}`)
      expect(json.data.map((card: { id: number }) => card.id)).toContain(id)
    }
  })

  test.each([...new Set(slipSearches.map(({ kind }) => kind))])('%s: at least 85 of 100', async (kind) => {
    const all = slipSearches.filter((one) => one.kind === kind)
    const missed: string[] = []
    for (const { typed, id } of all) if (!(await suggested(typed)).slice(0, 3).includes(id)) missed.push(typed)
    expect(1 - missed.length / all.length, missed.join('; ')).toBeGreaterThanOrEqual(0.85)
  })

  test.each(nothingMeant)('nothing for %j', async (typed) => {
    expect(await suggested(typed)).toEqual([])
  })
})
