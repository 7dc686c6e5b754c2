import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forget } from '../../src/server/app/forget.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { dumpWhole, leavesOf } from '../support/attacks/whole-dump.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const day = 86_400_000
let now = new Date('2026-02-02T09:00:00Z')
let server: TestServer
let companyId: number
let token: string
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-02-02T09:00:00Z')
  await server.empty()
  companyId = await newCompany(server)
  token = await server.signUp('sara@example.com')
})
afterAll(() => server.close())

async function write() {
  await server.liftLimits()
  const headers = { 'Idempotency-Key': randomUUID() }
  return server.call('POST', '/salary/review', { token, headers, body: sampleBody('salary', companyId) })
}
async function remove() {
  const { json } = await server.call('GET', '/profile/contributions', { token })
  const { id } = json.data.contributions[0]
  await server.liftLimits()
  expect((await server.call('POST', `/salary/review/${id}/remove`, { token })).status).toBe(200)
}

/**
 * Returns every value of the length of a name, in the tables that tie people to what they wrote, by the row it is in.
 */
async function names(): Promise<Map<string, string>> {
  const dump = await dumpWhole(server)
  const found = new Map<string, string>()
  for (const table of ['authorship', 'withheld', 'contributor_marks'])
    for (const { key, values } of dump.get(table) ?? [])
      for (const leaf of Object.values(values).flatMap(leavesOf))
        if (/^[0-9a-f]{32,64}$/.test(leaf)) found.set(leaf, `${table} ${key}`)
  return found
}

test('a person who deletes a review and writes it again comes back under no name they had before', async () => {
  const copies: Map<string, string>[] = []
  const copy = async () => void copies.push(await names())
  for (let time = 0; time < 3; time += 1) {
    expect((await write()).status).toBe(200)
    await copy()
    await remove()
    await copy()
    // Written again at once, before the purge, and deleted again.
    expect((await write()).status).toBe(200)
    await copy()
    await remove()
    await copy()
    now = new Date(now.getTime() + 40 * day)
    token = await server.signIn('sara@example.com')
    await maintain(server.services)
    await server.purge()
    await forget(server.services)
    await copy()
  }
  // A name stays in its row, or never appears again.
  const rowOf = new Map<string, string>()
  const gone = new Set<string>()
  for (const copied of copies) {
    for (const [name, row] of copied) {
      expect(gone.has(name), `${row} has a name again that was gone`).toBe(false)
      expect(rowOf.get(name) ?? row, 'a name has gone to another row').toBe(row)
      rowOf.set(name, row)
    }
    for (const name of rowOf.keys()) if (!copied.has(name)) gone.add(name)
  }
  expect(gone.size).toBeGreaterThan(0)
})
