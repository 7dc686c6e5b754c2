import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contribution } from '../../src/contract/profile/profile.schema.ts'
import { listContributions } from '../../src/contract/profile/profile.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../src/server/platform/db/open.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { decrypt, deriveKey } from '../../src/server/platform/privacy/derive.ts'
import { followOnce } from '../../src/server/platform/privacy/follow-key.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { isLeft, sealedColumns } from '../../src/tools/rekey.queries.ts'
import { rekey } from '../../src/tools/rekey.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { seededNumbers } from '../support/seeded.ts'
import { addAppTo, codeAt } from '../support/server/app-codes.ts'
import { createAuthenticator } from '../support/server/authenticator.ts'
import { openTestDatabase } from '../support/server/database.ts'
import { addPasskeyTo, signInBy } from '../support/server/passkeys.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

const keyOf = (name: string) => createHash('sha256').update(name).digest()
const hex = (name: string) => keyOf(name).toString('hex')
const DATA_DIR = '/nowhere'
const before = { DATA_DIR, AUTHOR_KEY: hex('old') }
const during = { DATA_DIR, AUTHOR_KEY: hex('new'), AUTHOR_KEY_BEFORE: hex('old') }
const after = { DATA_DIR, AUTHOR_KEY: hex('new') }

let database: OpenDatabase
const ringWith = (settings: typeof before) => openAuthorKey(settings, createKeptKeys(database.db))
const now = new Date('2026-10-10T09:00:00Z')
/** Contributions wait for a round, so that what waits is sealed again as well. */
const startServer = async (settings: typeof before) =>
  startTestServer({
    clock: () => now,
    env: { PUBLISH_ROUNDS: '1440' },
    beside: { database, ring: await ringWith(settings) },
  })
/** `prompt` follows as soon as the key is changed, `late` only later. */
let prompt: TestServer
let late: TestServer

/** What opens the first person's account besides a password. */
const phone = createAuthenticator()
const keys = { app: { secret: '', codes: [] as string[] } }

type Kind = 'company' | 'salary'
const people = Array.from({ length: 6 }, (_, n) => ({
  ...{ email: `person-${n}@example.com`, token: '' },
  /** The acknowledged answers: by kind and company, the latest city. */
  said: new Map<string, number>(),
}))
type Person = (typeof people)[number]
const companies = [1, 2, 3]

const post = (server: TestServer, { token }: Person, path: string, body: unknown) =>
  server.call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
const logIn = (server: TestServer, email: string, password = testPassword) =>
  server.call('POST', '/login', { body: { email, password } })
const bodyOf = (kind: Kind, company: number, city: number) => sampleBody(kind, company, { cities: city })
const ownOf = async (server: TestServer, { token }: Person) =>
  (await server.call('GET', listContributions.path, { token })).json.data.contributions as Contribution[]

async function write(server: TestServer, person: Person, kind: Kind, company: number) {
  const { status } = await post(server, person, `/${kind}/review`, bodyOf(kind, company, 1))
  expect(status).toBe(200)
  person.said.set(`${kind} ${company}`, 1)
}
async function edit(server: TestServer, person: Person, kind: Kind, company: number, city: number) {
  const own = await ownOf(server, person)
  const { id } = own.find((one) => one.kind === kind && one.company.id === company)!
  const { status } = await post(server, person, `/${kind}/review/${id}`, bodyOf(kind, company, city))
  expect(status).toBe(200)
  person.said.set(`${kind} ${company}`, city)
}
const saidIn = (own: readonly Contribution[]) =>
  new Map(own.map(({ kind, company, answers }) => [`${kind} ${company.id}`, answers.cities as number]))
const sorted = (said: Map<string, number>) => [...said].sort(([a], [b]) => (a < b ? -1 : 1))

beforeAll(async () => {
  database = await openTestDatabase()
  await ringWith(before)
  ;[prompt, late] = [await startServer(during), await startServer(during)]
  for (const id of companies)
    await database.db.execute(
      sql`insert into companies (id, name_en, name_ar) values (${id}, ${`Rimal ${id}`}, 'رمال')`,
    )
  for (const person of people) {
    person.token = await prompt.signUp(person.email)
    for (const id of companies) await post(prompt, person, '/profile/experience', { company_id: id })
    await write(prompt, person, 'company', 1)
  }
  await prompt.publish()
  await addPasskeyTo(prompt, people[0]!.token, phone)
  keys.app = await addAppTo(prompt, people[0]!.token, now)
})
afterAll(() => database?.close())

describe('the author key is changed while people write', () => {
  test('ended anywhere and begun again, at every server whether it has looked or not', async () => {
    let written = 0
    let changed = false
    const serverOf = (n: number) => (n % 2 ? prompt : late)
    const writing = Promise.all(
      people.map(async (person, n) => {
        for (const [at, kind, company] of [
          [0, 'salary', 1],
          [1, 'company', 2],
          [2, 'salary', 2],
          [3, 'company', 3],
          [4, 'salary', 3],
        ] as const) {
          await write(serverOf(n + at), person, kind, company)
          await edit(serverOf(n + at + 1), person, kind, company, 2)
          if (n === at) await serverOf(n).publish()
          await edit(serverOf(n + at), person, kind, company, 3)
          written += 3
        }
        // For as long as the change takes: each person votes, asks, and signs in again.
        for (let question = 0; question < 5 && !changed; question += 1)
          await post(serverOf(n), person, `/companies/${1 + (question % 3)}/questions`, {
            tag: 'work',
            question: 'How?',
          })
      }),
    )
    // A refused request ends the test at once.
    writing.catch(() => {
      changed = true
    })
    const random = seededNumbers(7)
    let [kills, runs] = [0, 0]
    const change = async () => {
      let parts = Math.floor(random() * 8)
      await rekey({
        db: database.background,
        ring: await ringWith(during),
        async followed() {
          runs += 1
          await followOnce(database.db, prompt.services.privacy)
          if (runs > 1) return
          // Meanwhile `late` seals under the old key, while `prompt` uses the new one.
          const soFar = written
          await until('people to write', () => written >= soFar + 12 || changed)
          await followOnce(database.db, late.services.privacy)
        },
        goOn() {
          if (kills < 10 && parts-- <= 0) throw new Error('killed')
        },
      })
    }
    while (!changed)
      await change().then(
        () => {
          changed = true
        },
        (error: Error) => {
          if (error.message !== 'killed') throw error
          kills += 1
        },
      )
    await writing
    expect(kills).toBe(10)
    // Again after everyone has written: for what `late` has sealed since.
    await change()
    const { privacy } = prompt.services
    expect(privacy.version()).toBe(2)
    expect(await isLeft({ db: database.db, privacy })).toBe(false)
  })

  test('everybody signs in, and finds, changes and deletes what was acknowledged, with the new key alone', async () => {
    const server = await startServer(after)
    for (const person of people) {
      expect(sorted(saidIn(await ownOf(server, person)))).toEqual(sorted(person.said))
      const { status, json } = await logIn(server, person.email)
      expect(status).toBe(200)
      person.token = json.data.token
    }
    await server.publish()
    const readable = await server.call('GET', '/companies/2/reviews')
    expect(readable.json.data.reviews).toHaveLength(people.length)
    for (const person of people) {
      const twice = await post(server, person, '/company/review', bodyOf('company', 1, 1))
      expect([409, 429]).toContain(twice.status)
      await edit(server, person, 'company', 1, 4)
      const [gone] = (await ownOf(server, person)).filter(({ kind }) => kind === 'salary')
      const removed = await post(server, person, `/salary/review/${gone!.id}/remove`, {})
      expect(removed.status).toBe(200)
      person.said.delete(`salary ${gone!.company.id}`)
    }
    await server.publish()
    for (const person of people) expect(sorted(saidIn(await ownOf(server, person)))).toEqual(sorted(person.said))
  })

  test('a passkey, an app and its one-time codes open what they did, and a code that had counted counts no more', async () => {
    const server = await startServer(after)
    const signedIn = await signInBy(server, phone)
    expect(signedIn.status).toBe(200)
    const token = signedIn.json.data.token as string
    expect(sorted(saidIn(await ownOf(server, { ...people[0]!, token })))).toEqual(sorted(people[0]!.said))
    const { secret, codes } = keys.app
    const tried = [codeAt(secret, now), codeAt(secret, new Date(now.getTime() + 30_000)), codes[0], codes[0]]
    const statuses: number[] = []
    for (const code of tried)
      statuses.push((await server.call('POST', '/account/presence/authenticator', { token, body: { code } })).status)
    expect(statuses).toEqual([422, 200, 200, 422])
  })

  test('limits continue: earlier attempts still count', async () => {
    const server = await startServer(after)
    const [person] = people
    // Eleven of the day's twenty changes have been made, most of them before the old key was removed.
    for (let n = 0; n < 9; n += 1) await edit(server, person!, 'company', 1, 1 + (n % 4))
    const [own] = (await ownOf(server, person!)).filter(({ kind }) => kind === 'company')
    const { status } = await post(server, person!, `/company/review/${own!.id}`, bodyOf('company', own!.company.id, 1))
    expect(status).toBe(429)
  })

  test('the old key opens nothing, and starts no server', async () => {
    const old = keyOf('old')
    let values = 0
    for (const [table, column, about] of sealedColumns) {
      const rows = await queryRows<{ sealed: string | null }>(
        database.db,
        sql`select encode(${sql.identifier(column)}, 'hex') as sealed from ${sql.identifier(table)}`,
      )
      for (const { sealed } of rows) {
        if (sealed === null) continue
        values += 1
        const bytes = Buffer.from(sealed, 'hex')
        expect(bytes[0]).toBe(2)
        expect(() => decrypt(deriveKey(old, about), bytes.subarray(1), about)).toThrow()
        expect(decrypt(deriveKey(keyOf('new'), about), bytes.subarray(1), about).length).toBeGreaterThan(0)
      }
    }
    expect(values).toBeGreaterThan(100)
    await expect(ringWith(before)).rejects.toThrow('belongs to another database')
    // A server with both keys reads on; one that was started with the old one alone is told to end.
    expect((await ringWith(during)).active).toBe(2)
    expect(await followOnce(database.db, createPrivacy(old))).toBe(false)
  })

  test('a third key is refused before the second is complete, and so is a start with only one of the two', async () => {
    const third = { DATA_DIR, AUTHOR_KEY: hex('third'), AUTHOR_KEY_BEFORE: hex('new') }
    const ring = await ringWith(third)
    const killed = rekey({
      ...{ db: database.background, ring, followed: async () => {} },
      goOn() {
        throw new Error('killed')
      },
    })
    await expect(killed).rejects.toThrow('killed')
    await expect(ringWith(after)).rejects.toThrow('is being changed')
    await expect(ringWith({ ...third, AUTHOR_KEY: hex('fourth') })).rejects.toThrow('is being changed')
    expect(
      await rekey({ db: database.background, ring: await ringWith(third), followed: async () => {} }),
    ).toBeGreaterThan(0)
    expect((await ringWith({ DATA_DIR, AUTHOR_KEY: hex('third') })).active).toBe(3)
  })
})
