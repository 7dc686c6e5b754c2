import { sql } from 'drizzle-orm'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { signOut } from '../../src/client/session/session.ts'
import { findAccount } from '../../src/server/accounts/store.ts'
import { createApp } from '../../src/server/app.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { contributionsOf } from '../../src/server/reviews/authorship/store.ts'
import { expectConsole } from '../support/console.ts'
import { lostReply, noNetwork, openDevice, type Weather } from '../support/device.ts'
import { sampleAnswers } from '../support/sample-reviews.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/**
 * Random misfortunes (design: offline). `SEQUENCES=1000 npx vitest run --project journeys random-outbox` runs more, and
 * says how many of each kind there were.
 */
const sequences = Number(process.env.SEQUENCES ?? 60)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const answering =
  (status: number, headers: Record<string, string> = {}): Weather =>
  async () =>
    Response.json({ message: 'No' }, { status, headers })
const weathers: Record<string, Weather> = {
  calm: (request) => request(),
  offline: noNetwork,
  'the reply is lost': lostReply,
  '401': answering(401),
  '403': answering(403),
  '422': answering(422),
  '429': answering(429, { 'Retry-After': '60' }),
  '500': answering(500),
  '503': answering(503, { 'Retry-After': '30' }),
}
/** The request arrives; the page or worker that sent it is gone before the reply. */
const killedBeforeReply: Weather = async (request) => {
  await request()
  arrived()
  return new Promise<Response>(() => {})
}
let arrived = () => {}

const place = { place: fc.integer({ min: 0, max: 1 }) }
const misfortune = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), ...place }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('submit' as const), ...place }) },
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('weather' as const), is: fc.constantFrom(...Object.keys(weathers)) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wake' as const), tabs: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom(
        ...(['wait', 'come back', 'other person', 'kill page', 'kill worker while sending'] as const),
        ...(['restart server', 'disk full'] as const),
      ),
    }),
  },
)
type Misfortune = typeof misfortune extends fc.Arbitrary<infer One> ? One : never

/** What became of one place of a person: the last thing written there, and everything handed over to be sent. */
type Written = { submitted: Set<number>; last?: { pay: number; handedOver: boolean; kept: boolean } }

const met = new Map<string, number>()
const nameOf = (one: Misfortune) => ('is' in one ? `weather: ${one.is}` : one.does)

let turns = 0
const tokens = new Map<string, string>()
/** Two people nobody has met; a few sequences share them. */
async function twoPeople(): Promise<[string, string]> {
  const pair = Math.floor(turns++ / 10)
  const both: [string, string] = [`noura${pair}@example.com`, `huda${pair}@example.com`]
  for (const email of both) if (!tokens.has(email)) tokens.set(email, await server.signUp(email))
  return both
}

async function run(happenings: Misfortune[]): Promise<void> {
  const persons = await twoPeople()
  const rows = await rowsOf<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar, is_approved)
      values ('Rimal', 'رمال', true), ('Masar', 'مسار', true) returning id`,
  )
  const companies = rows.map(({ id }) => id)
  const places = new Map<string, Written>()
  const writtenAt = (person: string, company: number): Written => {
    const name = `${person} ${company}`
    return places.get(name) ?? places.set(name, { submitted: new Set() }).get(name)!
  }

  const disk = new IDBFactory()
  signOut()
  let device = await openDevice(server, disk)
  let me = persons[0]
  const signIn = async () => {
    await device.signIn(me, tokens.get(me)!)
  }
  /** The page is gone and comes back: what was only in its memory is lost, the disk has room again. */
  const reopen = async () => {
    freeDisk()
    const { weather, now } = device
    device = Object.assign(await openDevice(server, disk), { weather, now })
  }
  let pay = 1000

  await signIn()
  for (const one of happenings) {
    met.set(nameOf(one), (met.get(nameOf(one)) ?? 0) + 1)
    const company = 'place' in one ? companies[one.place]! : 0
    switch (one.does) {
      case 'edit':
      case 'submit': {
        // Who was signed out by a 401 or 403 logs in again before going on.
        if (!device.isSignedIn()) await signIn()
        // Signed out again at once: what a visitor writes is nobody's yet.
        if (!device.isSignedIn()) break
        pay += 1
        const written = writtenAt(me, company)
        const answers = sampleAnswers('salary', { salary: pay })
        if (one.does === 'submit') {
          written.submitted.add(pay)
          await device.submit('salary', company, answers)
        } else await device.edit('salary', company, answers)
        written.last = { pay, handedOver: one.does === 'submit', kept: device.kept() }
        break
      }
      case 'weather':
        device.weather = weathers[one.is]!
        break
      case 'wake':
        await Promise.all(Array.from({ length: one.tabs }, () => device.newDrain()({ eager: true })))
        break
      case 'wait':
        device.now += 400_000
        await device.drain()
        break
      case 'come back':
        await signIn()
        break
      case 'other person':
        device.signOut()
        me = persons.find((person) => person !== me)!
        await signIn()
        break
      case 'kill page':
        await reopen()
        break
      case 'kill worker while sending': {
        const before = device.weather
        device.weather = killedBeforeReply
        const gone = new Promise<void>((resolve) => {
          arrived = resolve
        })
        await Promise.race([gone, device.drain({ eager: true })])
        device.weather = before
        await reopen()
        break
      }
      case 'restart server':
        device.app = createApp({ ...server.services })
        break
      case 'disk full':
        fillDisk()
    }
  }

  device.weather = weathers.calm!
  await reopen()
  for (const person of persons) {
    device.signOut()
    me = person
    device.now += 400_000
    await signIn()
    expect(await device.drain({ eager: true })).toEqual({ state: 'empty' })
    const shown = await device.shown()
    const own = (await device.records()).filter(({ owner }) => owner === person)
    // Everything of mine is shown to me, and nothing else is.
    expect(shown.records).toEqual(own.map(({ companyId, state }) => ({ companyId, state })))
    const account = (await findAccount(server.db, person))!
    const mine = await contributionsOf(server.db, { privacy: server.services.privacy, secret: account.secret })
    for (const company of companies) {
      const stored = await paysAt(company, mine)
      const { submitted, last } = writtenAt(person, company)
      const record = own.find(({ companyId }) => companyId === company)
      expect(stored.length, 'at most one review to a person and company').toBeLessThanOrEqual(1)
      expect(stored.every((one) => submitted.has(one))).toBe(true)
      expect(record?.state ?? 'draft').toMatch(/^(draft|refused)$/)
      if (!last?.kept) continue
      const left = [...stored, record?.answers.salary]
      expect(left, 'the last words are on the site or with their writer').toContain(last.pay)
      if (last.handedOver && !stored.includes(last.pay)) expect(record?.state).toBe('refused')
    }
  }
  for (const company of companies) {
    const written = persons.map((person) => writtenAt(person, company).submitted)
    const all = await paysAt(company)
    expect(all.every((one) => written.some((submitted) => submitted.has(one)))).toBe(true)
  }
}

/** The pay in the stored reviews of a company; only in those of `among`, where given. */
async function paysAt(company: number, among?: string[]): Promise<number[]> {
  const found = await rowsOf<{ id: string; pay: number }>(
    server.db,
    sql`select id::text, (answers->>'salary')::int as pay from reviews where company_id = ${company}`,
  )
  return found.filter(({ id }) => !among || among.includes(id)).map(({ pay }) => pay)
}

let full: { mockRestore(): void } | undefined
function fillDisk(): void {
  full ??= vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
function freeDisk(): void {
  full?.mockRestore()
  full = undefined
}

test('D-010..D-013: whatever happens on the way, every review handed over is stored once under its writer, or waits with them', async () => {
  const happenings = fc.array(misfortune, { minLength: 3, maxLength: 14 })
  await fc.assert(fc.asyncProperty(happenings, run).afterEach(freeDisk), { numRuns: sequences })
  expectConsole(/could not be written/)
  if (!process.env.SEQUENCES) return
  const counted = [...met].sort(([, a], [, b]) => b - a).map(([name, times]) => `${times} ${name}`)
  process.stdout.write(`${sequences} sequences, none lost, doubled or misattributed: ${counted.join(', ')}\n`)
}, 600_000)
