import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.empty())
afterAll(() => server.close())

async function company(name_en: string, name_ar: string): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar) values (${name_en}, ${name_ar}) returning id`,
  )
  return row!.id
}
const add = (token: string | undefined, company_id: unknown, headers = { 'Idempotency-Key': `add-${company_id}` }) =>
  server.call('POST', '/profile/experience', { token, body: { company_id }, headers })
const listed = async (token: string, language: 'en' | 'ar' = 'en') =>
  (await server.call('GET', '/profile', { token, language })).json.data.companies

describe('P-025: the experience list', () => {
  test('holds the companies a person adds, in their language, each once', async () => {
    const [rimal, najd] = [await company('Rimal', 'رمال'), await company('Najd', 'نجد')]
    const token = await server.signUp('noura@example.com')
    expect(await listed(token)).toEqual([])
    const { status, json } = await add(token, rimal)
    expect([status, json.data.companies]).toEqual([200, [{ id: rimal, name: 'Rimal' }]])
    await add(token, najd)
    await add(token, rimal)
    expect(await listed(token, 'ar')).toEqual([
      { id: rimal, name: 'رمال' },
      { id: najd, name: 'نجد' },
    ])
    expect(await listed(await server.signUp('fahad@example.com'))).toEqual([])
  })

  test('loses nothing when companies are added at once', async () => {
    const ids = await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => company(name, name)))
    const token = await server.signUp('noura@example.com')
    await Promise.all(ids.map((id) => add(token, id)))
    expect((await listed(token)).map(({ id }: { id: number }) => id).sort()).toEqual([...ids].sort())
  })

  test('takes only companies that exist, only from who is signed in, only with a key', async () => {
    const rimal = await company('Rimal', 'رمال')
    const token = await server.signUp('noura@example.com')
    expect((await add(token, 999_999)).status).toBe(422)
    expect((await add(token, 2 ** 40)).status).toBe(422)
    expect((await add(token, 'x')).status).toBe(422)
    expect((await add(undefined, rimal)).status).toBe(401)
    expect((await server.call('POST', '/profile/experience', { token, body: { company_id: rimal } })).status).toBe(400)
    expect(await listed(token)).toEqual([])
  })
})
