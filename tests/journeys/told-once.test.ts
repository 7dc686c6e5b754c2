import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import { maxTellings, payBudget } from '../../src/contract/statistics/budget.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { computeSpentByCounter } from '../../src/server/statistics/guard.ts'
import type { Noise } from '../../src/server/statistics/noise.ts'
import { releaseAll } from '../../src/server/statistics/release/release.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { contribute } from '../support/server/contribute.ts'
import { openUntold } from '../support/server/open-untold.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { noNoise, startTestServer, type TestServer } from '../support/server/server.ts'

/** Without noise: what is published equals the count when it was published. */
let server: TestServer
let companyId: number
let year = 2026
/** Counted from January as 0: what was deleted is written again once a month (decision 97). */
let month = 9
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  year = 2026
  month = 9
  await server.empty()
  companyId = await newCompany(server)
})
afterAll(() => server.close())

const at = () => new Date(Date.UTC(year, month, 10, 9))
const pay = (salary: number, more: RawAnswers = {}) =>
  sampleAnswers('salary', { salary, per_duration: 'month', jobtitle: 3, joblevel: 1, ...more })

type Person = { id: string; secret: Buffer }
const newPerson = (): Person => ({ id: randomUUID(), secret: server.services.privacy.newSecret() })

async function write({ secret }: Person, answers: RawAnswers): Promise<string> {
  const { db, privacy } = server.services
  const author = { secret, companies: [companyId] }
  const outcome = await contribute({ db, privacy, now: at() }, author, { kind: 'salary', companyId, answers })
  expect(outcome).toMatchObject({ ok: true })
  return (await readContributions(db, { privacy, secret })).at(-1)!
}
async function change(person: Person, id: string, answers: RawAnswers) {
  const changed = await changeOwn(server.services, person, { kind: 'salary', id }, () => answers)
  expect(changed).toMatchObject({ ok: true })
  await server.publish()
}
async function remove({ secret }: Person, id: string) {
  expect(await removeOwn(server.services, secret, { kind: 'salary', id }, at())).toBe(true)
}

/** Runs a release of the company and of the country, in which so many others have joined. */
async function releaseWithOthers(others = 3) {
  for (let n = 0; n < others; n++) await write(newPerson(), pay(9000))
  await server.release(new Date('2099-01-01T00:00:00Z'))
}

/** Returns how many are published in the band of 50,000 riyals and more, of the company and of the country. */
async function publishedAbove(): Promise<[company: number, country: number]> {
  const above = async (table: 'tallies' | 'national_tallies', measure: string) => {
    const [row] = await queryRows<{ n: number }>(
      server.db,
      sql`select coalesce(sum(published), 0)::int as n from ${sql.identifier(table)}
        where measure = ${measure} and bucket::int >= 14`,
    )
    return row!.n
  }
  return [await above('tallies', 'salary.pay'), await above('national_tallies', 'title.3')]
}

/** Checks that the counters equal a count of everything stored. */
async function expectCounted() {
  const { db, privacy } = server.services
  expect(await readKeptCounters(db, companyId)).toEqual(await recount(db, companyId, privacy))
}

test('a change before the release is counted, and no later change is counted in any release', async () => {
  const person = newPerson()
  const id = await write(person, pay(60_000))
  await change(person, id, pay(9000))
  await releaseWithOthers(40)
  expect(await publishedAbove()).toEqual([0, 0])
  await change(person, id, pay(70_000))
  await releaseWithOthers(40)
  expect(await publishedAbove()).toEqual([0, 0])
  await change(person, id, pay(65_000, { joblevel: 4 }))
  await releaseWithOthers(40)
  expect(await publishedAbove()).toEqual([0, 0])
  await expectCounted()
  // Author and readers see the new answers all the same.
  const { json } = await server.call('GET', `/companies/${companyId}/salaries`)
  expect(json.data.pay.people).toBeGreaterThan(0)
  // Deleted, it stays in the numbers that were told, and is told by no release again.
  await remove(person, id)
  await server.purge(at())
  await releaseWithOthers(40)
  expect(await publishedAbove()).toEqual([0, 0])
  await expectCounted()
})

test('an answer is released once: deleting, hiding and showing it again change no number', async () => {
  const { db, privacy } = server.services
  const [deleted, hidden, late] = [newPerson(), newPerson(), newPerson()]
  const [gone, id, untold] = [
    await write(deleted, pay(60_000)),
    await write(hidden, pay(60_000)),
    await write(late, pay(60_000)),
  ]
  // What is hidden when its release comes is never told.
  await setReviewState({ db, privacy }, untold, 'hidden')
  await releaseWithOthers()
  expect(await publishedAbove()).toEqual([2, 2])
  await setReviewState({ db, privacy }, untold, 'published')
  await remove(deleted, gone)
  await server.purge(at())
  for (const state of ['hidden', 'published', 'hidden'] as const) {
    await setReviewState({ db, privacy }, id, state)
    await releaseWithOthers()
    expect(await publishedAbove()).toEqual([2, 2])
  }
})

test('a person is counted once a year, over all companies, no matter what they delete and write again', async () => {
  const person = newPerson()
  const first = companyId
  const id = await write(person, pay(60_000))
  await remove(person, id)
  await server.purge(at())
  month += 1
  await write(person, pay(61_000))
  companyId = await newCompany(server)
  const second = companyId
  await write(person, pay(62_000))
  for (const company of [first, second]) {
    companyId = company
    await releaseWithOthers()
    expect(await publishedAbove()).toEqual([0, 0])
  }
  year += 1
  await write(person, pay(63_000))
  await releaseWithOthers()
  expect((await publishedAbove())[0]).toBe(1)
})

test(`a person is counted in ${maxTellings} years for good, in the numbers of any companies`, async () => {
  const person = newPerson()
  const seen: number[] = []
  for (let round = 0; round < maxTellings + 2; round++) {
    companyId = await newCompany(server)
    await write(person, pay(60_000))
    await releaseWithOthers()
    seen.push((await publishedAbove())[0])
    year += 1
  }
  expect(seen).toEqual([1, 2, 3, 3, 3])
})

test('a release that is interrupted after its decision is published once by the next run, with the same people', async () => {
  const { db, privacy } = server.services
  for (let n = 0; n < 30; n++) await write(newPerson(), pay(60_000))
  const now = new Date('2099-01-01T00:00:00Z')
  const dies: Noise = {
    ...noNoise,
    laplace: (epsilon) => {
      if (epsilon === computeSpentByCounter(payBudget.pay)) throw new Error('killed')
      return 0
    },
  }
  await expect(releaseAll({ db, privacy, noise: dies }, 'one', now, openUntold)).rejects.toThrow('killed')
  expect(await publishedAbove()).toEqual([0, 0])
  // Contributions written meanwhile are included.
  await write(newPerson(), pay(60_000))
  for (let n = 0; n < 3; n++) await releaseAll({ db, privacy, noise: noNoise }, 'one', now, async () => {})
  expect((await publishedAbove())[0]).toBe(31)
  await releaseWithOthers()
  expect((await publishedAbove())[0]).toBe(31)
})

test('a release that an earlier version had decided, with all of it marked as released, is published once', async () => {
  const { db, privacy } = server.services
  for (let n = 0; n < 30; n++) await write(newPerson(), pay(60_000))
  await db.execute(sql`update reviews set told_by_company = true`)
  await db.execute(sql`insert into release_units (unit, round, threshold, step)
    values (${`salary ${companyId}`}, '', 26, 'opened')`)
  for (let n = 0; n < 2; n++) {
    await releaseAll({ db, privacy, noise: noNoise }, `round ${n}`, new Date('2099-01-01T00:00:00Z'))
    expect((await publishedAbove())[0]).toBe(30)
  }
})
