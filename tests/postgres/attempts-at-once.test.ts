import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createLimits } from '../../src/server/limits/limits.ts'
import { type LimitName, type Rule, table } from '../../src/server/limits/table.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { createToken } from '../../src/server/platform/tokens.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
await server.empty()
const limits = createLimits({ db: server.db, privacy: server.services.privacy, newNonce: createToken })
afterAll(server.close)

test('people of the same networks and accounts try at once: each attempt counts once, and none waits in a circle', async () => {
  const now = server.services.clock()
  const tried = Array.from({ length: 60 }, (_, n) => ({
    email: `one${n % 4}@example.com`,
    network: `10.0.${n % 3}.${n % 5}`,
    now,
  }))
  await Promise.all(
    tried.map(async (one, n) => {
      expect((await limits.attempt('login', one)).may).not.toBe('wait')
      if (n % 3 === 0) await limits.giveBack('login', one)
      if (n % 3 === 1) await limits.forgive('login', one)
    }),
  )
  // A third of the attempts is left; the rule over the whole site counts every one of them.
  const counted = await queryRows<{ points: number }>(server.db, sql`select points from limits order by points desc`)
  expect(counted[0]!.points).toBe(20)
})

test('an attempt that is refused by its network does not wait for the row that everybody shares', async () => {
  const one = { email: 'sara@example.com', network: '10.1.0.1', now: server.services.clock() }
  for (let n = 0; n < 5; n += 1) expect((await limits.attempt('login', one)).may).toBe('go')
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from limits order by points desc limit 1 for update`)
    expect((await limits.attempt('login', one)).may).toBe('wait')
  })
})

test.each(Object.keys(table) as LimitName[])('%s counts under a different key by each of its rules', (name) => {
  const keys = (table[name] as readonly Rule[]).map(({ by, per }) => `${by} ${per}`)
  expect(new Set(keys).size).toBe(keys.length)
})
