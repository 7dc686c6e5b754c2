import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { registration } from '../support/answers/registration.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'

type Row = Record<string, unknown>
type Dump = Record<string, Row[]>

let now = new Date('2026-11-02T09:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
})
beforeEach(async () => {
  now = new Date('2026-11-02T09:00:00Z')
  await server.empty()
})
afterAll(() => server.close())

/** Returns every table with the values of its rows, their physical position and the transaction that wrote them. */
async function dump(): Promise<Dump> {
  const tables = await queryRows<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const rows: Dump = {}
  for (const { name } of tables)
    rows[name] = await queryRows<Row>(
      server.db,
      sql`select *, xmin::text as system_xmin, ctid::text as system_ctid from ${sql.identifier(name)}`,
    )
  return rows
}

const texts = (rows: Dump) => JSON.stringify(rows, (_, value) => hexOf(value))
function hexOf(value: unknown) {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  const bytes = value as { type?: string; data?: number[] } | null
  return bytes?.type === 'Buffer' ? Buffer.from(bytes.data!).toString('hex') : value
}

describe('e-mails and names', () => {
  test('are in no dump, and neither is any hash of them', async () => {
    await server.signUp('sara.alharbi@example.com', 'Sara Alharbi')
    await server.call('POST', '/password/forgot', { body: { email: 'sara.alharbi@example.com' } })
    const said = texts(await dump()).toLowerCase()
    for (const known of ['sara.alharbi@example.com', 'sara.alharbi', 'alharbi']) {
      expect(said).not.toContain(known)
      expect(said).not.toContain(Buffer.from(known).toString('hex'))
      for (const how of ['md5', 'sha1', 'sha256', 'sha512'])
        expect(said).not.toContain(createHash(how).update(known).digest('hex'))
    }
  })

  test('lie in values of one length, none of them twice, no matter whose they are', async () => {
    await server.signUp('a@b.example', 'A')
    await server.signUp(
      `${'long'.repeat(15)}@${'domain.'.repeat(20)}example`,
      'عبد الرحمن بن عبد الله '.repeat(4).trim(),
    )
    await server.signUp('c@b.example', 'A')
    const { accounts } = await dump()
    expect(accounts).toHaveLength(3)
    for (const column of ['card', 'email_mark', 'locks', 'vault']) {
      expect(new Set(accounts!.map((row) => (row[column] as Uint8Array).length)).size).toBe(1)
      expect(new Set(accounts!.map((row) => hexOf(row[column]))).size).toBe(3)
    }
  })
})

describe('one mailbox has one account', () => {
  test('however its address is written: registering again makes none, signing in finds it', async () => {
    await server.signUp('sara.ali@gmail.com')
    await server.call('POST', '/register', {
      body: { ...registration, name: 'Not Sara', email: 'S.araAli+two@googlemail.com', password: 'another-lamp-77' },
    })
    expect((await server.mailbox.letters()).at(-1)).toMatchObject({ to: 'sara.ali@gmail.com' })
    expect((await dump()).accounts).toHaveLength(1)
    const { json } = await server.call('POST', '/login', {
      body: { email: 'saraali@gmail.com', password: testPassword },
    })
    expect(json.data.user.data).toEqual({ name: 'Sara', email: 'sara.ali@gmail.com', image: null })
  })

  test('its mails go where its owner reads, not where a person who writes it otherwise may', async () => {
    await server.signUp('sara@example.com')
    await server.liftLimits()
    await server.call('POST', '/password/forgot', { body: { email: 'sara+mine@example.com' } })
    const letters = await server.mailbox.letters()
    expect(letters.at(-1)!.link).toContain('/password/reset/')
    expect(letters.map(({ to }) => to)).not.toContain('sara+mine@example.com')
  })
})

describe('who is active', () => {
  test('is in no row: a visit changes nothing of a person before the daily round, and then everything at once', async () => {
    const tokens: string[] = []
    for (let n = 0; n < 6; n++) tokens.push(await server.signUp(`person-${n}@example.com`))
    await maintain(server.services)
    now = new Date('2026-11-05T09:00:00Z')
    const ofPeople = async () => {
      const { accounts, sessions } = await dump()
      return texts({ accounts: accounts!, sessions: sessions! })
    }
    const before = await ofPeople()
    for (const token of [tokens[4], tokens[1]]) {
      expect((await server.call('GET', '/profile', { token })).status).toBe(200)
      expect((await server.call('GET', '/profile', { token })).status).toBe(200)
    }
    expect(await ofPeople()).toBe(before)
    expect((await dump()).visits).toHaveLength(2)
    const listed = (await server.call('GET', '/account/sessions', { token: tokens[4] })).json.data
    expect(listed[0].last_seen).toBe('2026-11-05')
    await maintain(server.services)
    const after = await dump()
    expect(after.visits).toEqual([])
    expect(new Set(after.sessions!.map(({ system_xmin }) => system_xmin)).size).toBe(1)
    // The calls extend no other session: the others end with their fourteenth day, these two later.
    now = new Date('2026-11-18T09:00:00Z')
    const statuses = []
    for (const token of tokens) statuses.push((await server.call('GET', '/profile', { token })).status)
    expect(statuses).toEqual([401, 200, 401, 401, 200, 401])
  })

  test('a session that is used lives on though the daily round is late', async () => {
    const token = await server.signUp('sara@example.com')
    now = new Date('2026-11-16T09:00:00Z')
    expect((await server.call('GET', '/profile', { token })).status).toBe(200)
    now = new Date('2026-11-17T09:00:00Z')
    expect((await server.call('GET', '/profile', { token })).status).toBe(200)
  })
})
