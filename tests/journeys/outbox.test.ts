import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '../../src/client/session/session.ts'
import { createApp } from '../../src/server/app/app.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { lostReply, newDevice, noNetwork, type Weather } from '../support/server/device.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const me = 'noura@example.com'
const other = 'huda@example.com'
let server: TestServer
let device: Awaited<ReturnType<typeof newDevice>>
let companies: number[]

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  const rows = await queryRows<{ id: number }>(
    server.db,
    sql`insert into companies (name_en, name_ar, is_approved)
      values ('Rimal', 'رمال', true), ('Masar', 'مسار', true), ('Sada', 'صدى', true) returning id`,
  )
  companies = rows.map(({ id }) => id)
  device = await newDevice(server)
  await device.signIn(me, await server.signUp(me))
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => server.close())

const salary = (pay = 9000) => sampleAnswers('salary', { salary: pay })
const submitTo = (place: number, pay?: number) => device.submit('salary', companies[place]!, salary(pay))
/** Returns the companies of the stored reviews, by the name the server gave them. */
const stored = async () => {
  const rows = await openedReviews(server.services)
  return rows.map(({ answers }) => `${answers.employer_name} ${answers.salary}`).sort()
}
const answering =
  (status: number, headers: Record<string, string> = {}): Weather =>
  async () =>
    Response.json({ message: 'The site is busy' }, { status, headers })

describe('a review across a bad network', () => {
  test('D-011, D-013: with a network it is sent at once, with the bearer token, and the server says so', async () => {
    expect(await submitTo(0)).toEqual({ state: 'sent', message: expect.stringMatching(/./) })
    expect(await stored()).toEqual(['Rimal 9000'])
    expect(await device.shown()).toEqual({ records: [], sent: 1 })
  })

  test('D-012: without one it waits on the device, and goes when the network is back', async () => {
    device.weather = noNetwork
    expect(await submitTo(0)).toEqual({ state: 'waiting' })
    expect(await device.shown()).toEqual({ records: [{ companyId: companies[0], state: 'waiting' }], sent: 0 })
    device.weather = (request) => request()
    await device.drain({ eager: true })
    expect(await stored()).toEqual(['Rimal 9000'])
  })

  test('a lost reply leaves exactly one review', async () => {
    device.weather = lostReply
    expect(await submitTo(0)).toEqual({ state: 'waiting' })
    expect(await stored()).toEqual(['Rimal 9000'])
    device.weather = (request) => request()
    expect(await device.drain({ eager: true })).toEqual({ state: 'empty' })
    expect(await stored()).toEqual(['Rimal 9000'])
    expect(new Set(device.requests).size).toBe(1)
  })

  test('three tabs and the worker draining at once send each review once', async () => {
    device.weather = noNetwork
    await submitTo(0)
    await submitTo(1)
    device.requests.splice(0)
    device.weather = (request) => request()
    await Promise.all([0, 1, 2, 3].map(() => device.newDrain()({ eager: true })))
    expect(device.requests).toHaveLength(2)
    expect(await stored()).toEqual(['Masar 9000', 'Rimal 9000'])
  })

  test('handing over the same review twice sends it once', async () => {
    const outcomes = await Promise.all([submitTo(0), submitTo(0)])
    expect(outcomes.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(await stored()).toEqual(['Rimal 9000'])
  })

  test('a server restarted in between still knows the key', async () => {
    device.weather = lostReply
    await submitTo(0)
    device.weather = (request) => request()
    device.app = createApp({ ...server.services })
    expect(await device.drain({ eager: true })).toEqual({ state: 'empty' })
    expect(await stored()).toEqual(['Rimal 9000'])
  })

  test('reviews go in the order they were handed over', async () => {
    device.weather = noNetwork
    for (const place of [2, 0, 1]) await submitTo(place)
    device.weather = (request) => request()
    const keys = (await device.records()).map(({ key }) => key)
    device.requests.splice(0)
    await device.drain({ eager: true })
    expect(device.requests).toEqual(keys)
    expect((await stored()).length).toBe(3)
  })
})

describe('the server is busy', () => {
  test.each([
    ['429, in seconds', 429, { 'Retry-After': '90' }, 90_000],
    [
      '503, as a date of its own clock',
      503,
      { 'Retry-After': 'Sat, 01 Jan 2000 00:02:00 GMT', Date: 'Sat, 01 Jan 2000 00:00:00 GMT' },
      120_000,
    ],
  ])('%s: nothing is sent before the time it asks for', async (_, status, headers, wait) => {
    device.weather = answering(status, headers as unknown as Record<string, string>)
    expect(await submitTo(0)).toEqual({ state: 'waiting', message: 'The site is busy' })
    device.weather = (request) => request()
    device.now += wait - 1
    expect(await device.drain({ eager: true })).toEqual({ state: 'later', wait: 1 })
    device.now += 1
    expect(await device.drain()).toEqual({ state: 'empty' })
    expect(await stored()).toEqual(['Rimal 9000'])
  })
})

describe('the session ends while reviews wait', () => {
  /** Prepares waiting reviews, and a session the server does not know any more. */
  async function waitingWithoutSession(): Promise<void> {
    device.weather = noNetwork
    await submitTo(0)
    await submitTo(1)
    device.weather = (request) => request()
    await server.call('POST', '/logout', { token: session.auth.token! })
    expect(await device.drain({ eager: true })).toEqual({ state: 'signedOut' })
  }

  test('they stay, and go once when the same person is back', async () => {
    await waitingWithoutSession()
    expect(session.auth).toEqual({ token: null, user: null })
    expect((await device.records()).map(({ state }) => state)).toEqual(['held', 'waiting'])
    expect(await stored()).toEqual([])
    await device.signIn(me, await server.signIn(me))
    expect(await stored()).toEqual(['Masar 9000', 'Rimal 9000'])
    expect(await device.records()).toEqual([])
  })

  test('another person can neither see nor send them', async () => {
    await waitingWithoutSession()
    await device.signIn(other, await server.signUp(other))
    expect(await device.shown()).toEqual({ records: [], sent: 0 })
    expect(await stored()).toEqual([])
    device.signOut()
    await device.signIn(me, await server.signIn(me))
    expect(await stored()).toEqual(['Masar 9000', 'Rimal 9000'])
  })

  test('a 403 keeps the record too, although it ends the session', async () => {
    device.weather = answering(403)
    expect(await submitTo(0)).toEqual({ state: 'held' })
    expect(session.auth.token).toBeNull()
    device.weather = (request) => request()
    await device.signIn(me, await server.signIn(me))
    expect(await stored()).toEqual(['Rimal 9000'])
  })
})

describe('the server refuses a review', () => {
  test('it waits for its writer with the problems, and does not delay the next', async () => {
    device.weather = noNetwork
    await device.submit('salary', 999, salary())
    await submitTo(0)
    device.weather = (request) => request()
    await device.drain({ eager: true })
    expect(await device.records()).toMatchObject([
      { companyId: 999, state: 'refused', problems: [{ path: 'company_id', code: 'company_unknown' }] },
    ])
    expect(await stored()).toEqual(['Rimal 9000'])
  })

  test('a second review of the same company in a year is refused in words', async () => {
    await submitTo(0)
    expect(await submitTo(0, 9500)).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/already reviewed/),
    })
  })

  test('changed and handed over again it goes under a new key, once', async () => {
    device.weather = answering(422)
    await submitTo(0)
    const [before] = await device.records()
    device.weather = (request) => request()
    expect(await submitTo(0, 9500)).toMatchObject({ state: 'sent' })
    expect(device.requests.at(-1)).not.toBe(before?.key)
    expect(await stored()).toEqual(['Rimal 9500'])
  })

  test('answers changed after a lost reply go under a new key, and leave one review', async () => {
    device.weather = lostReply
    await submitTo(0)
    const [before] = await device.records()
    device.weather = (request) => request()
    expect(await submitTo(0, 9500)).toMatchObject({ state: 'refused' })
    expect(device.requests.at(-1)).not.toBe(before?.key)
    expect(await stored()).toEqual(['Rimal 9000'])
  })
})
