import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ReviewKind, reviewKinds } from '../../src/contract/reviews/reviews.ts'
import { findFirstFree, readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { readOwn } from '../../src/server/reviews/own/own.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const now = new Date('2026-10-10T09:00:00Z')
let server: TestServer
let author: { secret: Uint8Array; companies: number[] }
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  const companies = [await newCompany(server), await newCompany(server)]
  author = { secret: server.services.privacy.newSecret(), companies }
})
afterAll(() => server.close())

const owner = () => ({ privacy: server.services.privacy, secret: author.secret })
/** Submits a review of this author, which waits for a round; returns `ok` or why it was refused. */
async function send(companyId: number, kind: ReviewKind) {
  const { db, services } = server
  const submission = { kind, companyId, answers: sampleAnswers(kind) }
  const outcome = await submit({ db, privacy: services.privacy, now }, author, submission)
  return outcome.ok ? 'ok' : outcome.problems[0]!.code
}
const everything = () => author.companies.flatMap((companyId) => reviewKinds.map((kind) => [companyId, kind] as const))

test('reviews of one person that come at the same moment are each accepted once, in slots without a gap', async () => {
  const first = await Promise.all(everything().map(([companyId, kind]) => send(companyId, kind)))
  expect(first).toEqual(everything().map(() => 'ok'))
  const again = await Promise.all(everything().map(([companyId, kind]) => send(companyId, kind)))
  expect(again).toEqual(everything().map(() => 'already_reviewed'))
  expect(await findFirstFree(server.db, owner())).toBe(everything().length)
  await server.publish()
  const reviews = await openedReviews(server.services)
  const written = reviews.map(({ company_id, kind }) => `${company_id} ${kind}`).sort()
  expect(written).toEqual(
    everything()
      .map(([companyId, kind]) => `${companyId} ${kind}`)
      .sort(),
  )
  // In a year a person is counted once for each kind, over all companies.
  expect(reviews.filter(({ settled }) => settled !== null).length).toBe(reviewKinds.length)
})

test('the same review sent several times at one moment is accepted once', async () => {
  const [companyId] = author.companies
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => send(companyId!, 'salary')))
  expect(outcomes.sort()).toEqual([...Array(5).fill('already_reviewed'), 'ok'])
})

test('a person who has written much is recognised like anyone else', async () => {
  for (const [companyId, kind] of everything()) {
    expect(await send(companyId, kind)).toBe('ok')
    expect(await send(companyId, kind)).toBe('already_reviewed')
  }
  expect(await readContributions(server.db, owner())).toHaveLength(everything().length)
})

test('a review that waits has the company’s name, no matter what was sent, as it has once a round publishes it', async () => {
  const [companyId] = author.companies
  await send(companyId!, 'company')
  const ids = await readContributions(server.db, owner())
  const read = async () =>
    (await readOwn({ ...server.services, secret: owner().secret }, ids, 'ar')).map(({ state, answers }) => [
      state,
      answers,
    ])
  expect(await read()).toEqual([['waiting', expect.objectContaining({ employer_name: 'Rimal' })]])
  await server.publish()
  expect(await read()).toEqual([['published', expect.objectContaining({ employer_name: 'Rimal' })]])
})
