import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishWaiting } from '../../src/server/app/publication/publish.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { untilWaiting } from '../support/postgres/until-waiting.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const now = new Date('2026-10-10T09:00:00Z')
type Written = { account: { id: string; secret: Buffer }; id: string }

let server: TestServer
/** Connections that wait for a lock without a timeout. */
let db: Database
let companyId: number
beforeAll(async () => {
  server = await startTestServer()
  db = server.database.background
})
beforeEach(async () => {
  await server.empty()
  companyId = await newCompany(server)
})
afterAll(() => server.close())

const using = () => ({ db, privacy: server.services.privacy })

/** Writes three reviews of one company; returns them in the order in which operations lock their rows. */
async function writeThree(nameOf: (id: string) => Buffer): Promise<[Written, Written, Written]> {
  const { privacy } = server.services
  const written: Written[] = []
  for (let n = 0; n < 3; n += 1) {
    const account = { id: '00000000-0000-4000-8000-000000000000', secret: privacy.newSecret() }
    const author = { secret: account.secret, companies: [companyId] }
    const sent = await submit({ ...using(), now }, author, {
      ...{ kind: 'company', companyId, answers: sampleAnswers('company', { rate: 4 }) },
    })
    expect(sent).toMatchObject({ ok: true })
    written.push({ account, id: (await readContributions(db, { privacy, secret: account.secret }))[0]! })
  }
  await publishWaiting(using())
  return written.sort((a, b) => Buffer.compare(nameOf(a.id), nameOf(b.id))) as [Written, Written, Written]
}

/** Locks a review's row until the returned function is called. */
const lockRow = (id: string) =>
  new Promise<() => Promise<void>>((isHeld, fail) => {
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from reviews where id = ${id}::uuid for update`)
      await new Promise<void>((end) =>
        isHeld(async () => {
          end()
          await holding
        }),
      )
    })
    holding.catch(fail)
  })

/**
 * Lets the act run as far as the second review, and a moderator as far as they get with the third; then releases both.
 */
async function meet(act: () => Promise<void>, [, second, third]: readonly Written[]) {
  const letGo = await lockRow(second!.id)
  const acting = act()
  await untilWaiting(server.db, 1)
  const deciding = setReviewState(using(), third!.id, 'hidden')
  await untilWaiting(server.db, 2)
  const outcomes = Promise.allSettled([acting, deciding])
  await letGo()
  return (await outcomes).map(({ status }) => status)
}

async function ratings(): Promise<Record<string, number>> {
  const rows = await queryRows<{ bucket: string; live: number }>(
    db,
    sql`select bucket, live from tallies where company_id = ${companyId} and measure = 'company.rate' order by bucket`,
  )
  return Object.fromEntries(rows.map(({ bucket, live }) => [bucket, live]))
}

describe('a moderator takes a review while the counters of its company are held', () => {
  test('by a round of publication: neither is ended by the other', async () => {
    const { privacy } = server.services
    const three = await writeThree((id) => privacy.waitingName('edit', id))
    for (const { account, id } of three) {
      const changed = await changeOwn(using(), account, { kind: 'company', id }, () =>
        sampleAnswers('company', { rate: 5 }),
      )
      expect(changed).toMatchObject({ ok: true })
    }
    const outcomes = await meet(() => publishWaiting(using()), three)
    expect(outcomes).toEqual(['fulfilled', 'fulfilled'])
    expect(await ratings()).toEqual({ 5: 2 })
  })

  test('by a round that removes two of them: neither is ended by the other', async () => {
    const { privacy } = server.services
    const three = await writeThree((id) => privacy.waitingName('0 removal', id))
    for (const { account, id } of three)
      expect(await removeOwn(using(), account.secret, { kind: 'company', id }, now)).toBe(true)
    const outcomes = await meet(() => publishWaiting(using()), three)
    expect(outcomes).toEqual(['fulfilled', 'fulfilled'])
    expect(await ratings()).toEqual({})
  })
})
