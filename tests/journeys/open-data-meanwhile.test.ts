import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { releaseData } from '../../src/server/open-data/release.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
afterAll(server.close)

test('while a release is made the thread is given back after each company, so that others are answered', async () => {
  const companies = 60
  await server.empty()
  await addCompanies(
    server.db,
    Array.from({ length: companies }, (_, at) => ({ id: at + 1, nameEn: `Rimal ${at}`, nameAr: `رمال ${at}` })),
  )
  let isMade = false
  const release = releaseData(server.services, new Date('2026-11-01T00:00:00Z')).finally(() => {
    isMade = true
  })
  let turns = 0
  while (!isMade) {
    await nextTurn()
    turns += 1
  }
  expect(await release).toBe(true)
  expect(turns).toBeGreaterThanOrEqual(companies)
})
