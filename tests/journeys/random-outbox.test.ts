import { sql } from 'drizzle-orm'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { FormName } from '../../src/client/outbox/submission.ts'
import { signOut } from '../../src/client/session/session.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import { createApp } from '../../src/server/app/app.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import {
  misfortunes,
  printMisfortunes,
  rowsToRun,
  runTimeout,
  survive,
  type Weather,
  type World,
} from '../support/attacks/misfortunes.ts'
import { lostReply, type Weather as Network, noNetwork, openDevice } from '../support/server/device.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { allowConsole } from '../support/setup/console.ts'

/**
 * Random misfortunes (design: offline). `SEQUENCES=1000 npx vitest run --project journeys random-outbox` runs more, and
 * prints how many of each kind there were; `SEED` repeats a failure. The same in a browser:
 * `browser/random-misfortunes`.
 */
const rows = rowsToRun(30)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const answering =
  (status: number, headers: Record<string, string> = {}): Network =>
  async () =>
    Response.json({ message: 'No' }, { status, headers })
const networks: Record<Weather, Network> = {
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
/** The request arrives; the page or worker that sent it ends before the response. */
const killedBeforeReply: Network = async (request) => {
  await request()
  arrived()
  return new Promise<Response>(() => {})
}
let arrived = () => {}

let turns = 0
const tokens = new Map<string, string>()
/** Returns two new people; ten sequences share them. */
async function twoPeople(): Promise<[string, string]> {
  const pair = Math.floor(turns++ / 10)
  const both: [string, string] = [`noura${pair}@example.com`, `huda${pair}@example.com`]
  for (const email of both) if (!tokens.has(email)) tokens.set(email, await server.signUp(email))
  return both
}

/**
 * Opens a world with the real client and the real server in one process, with a clock, storage and network of the
 * test's own.
 */
async function openWorld(written: Written): Promise<World> {
  const people = await twoPeople()
  const companies = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar, is_approved)
      values ('Rimal', 'رمال', true), ('Masar', 'مسار', true) returning id`,
  )
  const disk = new IDBFactory()
  signOut()
  let device = await openDevice(server, disk)
  let signedIn = ''
  const signIn = async (person: string) => {
    if (signedIn !== person) device.signOut()
    signedIn = person
    await device.signIn(person, tokens.get(person)!)
  }
  /** Closes the page and opens it again: what was only in its memory is lost, and the storage has room again. */
  const reopen = async () => {
    freeDisk()
    const { weather, now } = device
    device = Object.assign(await openDevice(server, disk), { weather, now })
  }

  return {
    people,
    repeats: written.repeats,
    companies: companies.map(({ id }) => id),
    isSignedIn: () => device.isSignedIn(),
    signIn,
    async write(does, company, mark) {
      // The daily limits are not tested here.
      if (written.repeats) await server.liftLimits()
      await device[does](written.type, company, written.answers(mark))
      if (!device.kept()) return 'not kept'
      return does === 'submit' ? 'handed over' : 'saved'
    },
    weather: (is) => {
      device.weather = networks[is]
    },
    wake: async (tabs) => {
      await Promise.all(Array.from({ length: tabs }, () => device.newDrain()({ eager: true })))
    },
    async wait() {
      device.now += 400_000
      await device.drain()
    },
    killPage: reopen,
    async killWhileSending() {
      const before = device.weather
      device.weather = killedBeforeReply
      const gone = new Promise<void>((resolve) => {
        arrived = resolve
      })
      await Promise.race([gone, device.drain({ eager: true })])
      device.weather = before
      await reopen()
    },
    async killServer() {
      device.app = createApp({ ...server.services })
    },
    fillDisk,
    async calm() {
      device.weather = networks.calm
      await reopen()
    },
    async settle(person) {
      device.signOut()
      device.now += 400_000
      // The same people write in several sequences; the daily limits are not tested here.
      await server.liftLimits()
      if (person) await signIn(person)
      expect(await device.drain({ eager: true })).toEqual({ state: person ? 'empty' : 'signedOut' })
      const own = (await device.records()).filter(({ owner }) => owner === person)
      return {
        own: own.map(({ companyId, state, answers }) => ({ company: companyId, state, mark: written.markOf(answers) })),
        shown: (await device.shown()).records,
        expected: own.map(({ companyId, state }) => ({ companyId, state })),
      }
    },
    published: written.published,
    contributed: written.contributed,
  }
}

/** Returns the pay in the stored reviews of a company; only in those of `among`, where given. */
async function paysAt(company: number, among?: string[]): Promise<number[]> {
  const found = (await openedReviews(server.services)).filter((one) => one.company_id === company)
  return found.filter(({ id }) => !among || among.includes(id)).map(({ answers }) => answers.salary as number)
}

/** What is written in a world: its form, with a number in the answers, and where the server stores it. */
type Written = Pick<World, 'repeats' | 'published' | 'contributed'> & {
  type: FormName
  answers: (mark: number) => RawAnswers
  markOf: (answers: RawAnswers) => unknown
}

const pays: Written = {
  type: 'salary',
  answers: (mark) => sampleAnswers('salary', { salary: mark }),
  markOf: ({ salary }) => salary,
  published: paysAt,
  async contributed(person, company) {
    const { secret } = await server.personAt(person)
    return paysAt(company, await readContributions(server.db, { privacy: server.services.privacy, secret }))
  },
}

const markIn = (question: unknown) => Number(/^Is bus (\d+) on time/.exec(String(question))?.[1])
const questions: Written = {
  type: 'question',
  repeats: true,
  answers: (mark) => ({ tag: 'benefits', question: `Is bus ${mark} on time?` }),
  markOf: ({ question }) => markIn(question),
  async published(company) {
    await server.publish()
    const found = await queryRows<{ question: string }>(
      server.db,
      sql`select question from questions where company_id = ${company}`,
    )
    return found.map(({ question }) => markIn(question))
  },
  async contributed(person, company) {
    const { json } = await server.call('GET', '/profile/questions', { token: tokens.get(person)! })
    const asked = json.data.asked as { company: { id: number }; question: string }[]
    return asked.filter((one) => one.company.id === company).map(({ question }) => markIn(question))
  },
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

test.each([
  ['review', pays, 1],
  ['question', questions, 3],
] as const)(
  'D-010..D-013: no matter what happens on the way, every %s handed over is stored once under its writer, or waits with them',
  async (_, written, fewer) => {
    const row = fc.asyncProperty(misfortunes, async (happenings) => survive(await openWorld(written), happenings))
    await fc.assert(row.afterEach(freeDisk), { ...rows, numRuns: Math.ceil(rows.numRuns / fewer) })
    // Logged for each write to a full disk; a short run may have none.
    allowConsole(/could not be written/)
    printMisfortunes(rows)
  },
  runTimeout,
)
