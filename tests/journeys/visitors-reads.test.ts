import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createCall } from '../../src/client/data/call.ts'
import { getCompanyProfile } from '../../src/contract/companies/companies.ts'
import { createApp } from '../../src/server/app/app.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { copyDatabase } from '../support/postgres/postgres.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let primary: TestServer
/** A server that stands for an outdated replica: it has the company's previous name. */
let replica: TestServer
let app: TestServer['app']
let token: string
beforeAll(async () => {
  const copy = process.env.DATABASE_URL && (await copyDatabase(inject('postgresUrl')))
  primary = await startTestServer()
  replica = await startTestServer(copy ? { env: { DATABASE_URL: copy } } : {})
  for (const server of [primary, replica]) await server.empty()
  await addCompanies(primary.db, [{ id: 1, nameEn: 'Rimal, renamed', nameAr: 'رمال الجديدة' }])
  await addCompanies(replica.db, [{ id: 1, nameEn: 'Rimal', nameAr: 'رمال' }])
  token = await primary.signUp('sara@example.com')
  app = createApp({ ...primary.services, visitors: () => replica.db })
})
afterAll(async () => {
  await primary.close()
  await replica.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.request(`/api${path}`, { headers: { Accept: 'application/json', ...headers } })
  return (await reply.json()) as { data: { name: string } }
}
const nameOf = async (headers?: Record<string, string>) => (await get('/companies/1/profile', headers)).data.name

describe('what everyone may read', () => {
  test('comes from a replica', async () => {
    expect(await nameOf()).toBe('Rimal')
    expect(await nameOf({ Authorization: `Bearer ${token}` })).toBe('Rimal')
  })

  test.each(['no-cache', 'max-age=0'])('comes from the primary where it is asked for again (%s)', async (asked) => {
    expect(await nameOf({ 'Cache-Control': asked })).toBe('Rimal, renamed')
    // A response cached for one is not served for the other.
    expect(await nameOf()).toBe('Rimal')
  })

  test('is asked for again by a person who wrote a moment ago, and by nobody else', async () => {
    let wroteLately = false
    const asked: (string | undefined)[] = []
    const call = createCall({
      fetch: (async (_: string, options: RequestInit) => {
        asked.push(options.cache)
        return Response.json({ data: {} })
      }) as typeof fetch,
      language: () => 'en',
      token: () => null,
      wroteLately: () => wroteLately,
    })
    await call(getCompanyProfile, { params: { id: 1 } })
    wroteLately = true
    await call(getCompanyProfile, { params: { id: 1 } })
    expect(asked).toEqual([undefined, 'reload'])
  })
})

test('what is private to a person comes from the primary, which alone knows them', async () => {
  expect(JSON.stringify(await get('/profile', { Authorization: `Bearer ${token}` }))).toContain('sara@example.com')
})
