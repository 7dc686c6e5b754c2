import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readVersion } from '../../src/server/statistics/versions.queries.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
})
afterAll(() => server.close())

test('requests of one turn of the event loop share one read of the versions, which sees earlier writes', async () => {
  const { db } = server
  const ids = [await newCompany(server), await newCompany(server)]
  const { $client: client } = db as unknown as { $client: { query: () => unknown } }
  const looks = vi.spyOn(client, 'query')
  const versions = await Promise.all([ids[0]!, ids[1]!, ids[0]!, 987_654].map((id) => readVersion(db, id)))
  expect(looks).toHaveBeenCalledTimes(1)
  looks.mockRestore()
  expect(versions[0]).toBe(versions[2])
  expect(versions[0]).not.toBe(versions[1])
  expect(versions[3]).toBeUndefined()
  await db.execute(sql`update companies set name_en = 'Najd' where id = ${ids[0]}`)
  expect(await readVersion(db, ids[0]!)).not.toBe(versions[0])
  expect(await readVersion(db, ids[1]!)).toBe(versions[1])
})

test('a failed read fails these requests, and no later ones', async () => {
  const { db } = server
  const { $client: client } = db as unknown as { $client: { query: () => unknown } }
  const looks = vi.spyOn(client, 'query').mockRejectedValueOnce(new Error('away'))
  const outcomes = await Promise.allSettled([readVersion(db, 1), readVersion(db, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  looks.mockRestore()
  expect(await readVersion(db, 987_654)).toBeUndefined()
})

test('an answer to a review, what is shown of its writer and its words renew the version; a vote does not', async () => {
  const { db } = server
  const id = await newCompany(server)
  await write(server, id)
  const change = async (column: string) => {
    const before = await readVersion(db, id)
    await db.execute(sql`update reviews set ${sql.raw(column)} where company_id = ${id}`)
    return (await readVersion(db, id)) !== before
  }
  expect(await change(`response = '{"text": "Thanks.", "month": "2026-10"}'`)).toBe(true)
  expect(await change(`context = '{"former": 1}'`)).toBe(true)
  expect(await change(`words = array_to_tsvector(array['1 other'])`)).toBe(true)
  expect(await change(`context = context`)).toBe(false)
  expect(await change('helpful = helpful + 1')).toBe(false)
})
