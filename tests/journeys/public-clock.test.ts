import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { releaseRules } from '../../src/contract/statistics/rules.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { loadStudyAnswers } from '../../src/demo/load-voices.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { migrationsFolder } from '../../src/server/platform/db/migrate.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { releaseDue } from '../../src/server/statistics/release/release.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
const { db, services } = server
const [companyId, otherId] = [1, 2]
const { first, national, again, january } = releaseRules
beforeEach(async () => {
  await server.empty()
  await addCompanies(db, [
    { id: companyId, nameEn: 'Rimal', nameAr: 'رمال' },
    { id: otherId, nameEn: 'Wadi', nameAr: 'وادي' },
  ])
})
afterAll(server.close)

/** Loads contributions as a round of publication leaves them. */
async function load(type: ReviewKind, people: number, to = companyId): Promise<void> {
  // Bulk loading requires a database without these.
  await db.execute(sql`delete from review_groups`)
  await loadReviews(
    services,
    Array.from({ length: people }, () => ({ companyId: to, type, month: '2026-10', answers: sampleAnswers(type) })),
  )
}
const release = (day: string) => releaseDue(services, new Date(`${day}T00:00:00Z`))
/** Returns how many salaries a company's releases have told, and how many releases there were. */
async function readPay(id = companyId): Promise<[people: number, releases: number]> {
  const [row] = await queryRows<{ people: number; releases: number }>(
    db,
    sql`select coalesce(sum(published), 0)::int as people, coalesce(max(releases), 0)::int as releases
      from tallies where company_id = ${id} and measure = 'salary.pay'`,
  )
  return [row!.people, row!.releases]
}
const readUnits = () =>
  queryRows<{ unit: string; round: string; reached: number }>(
    db,
    sql`select unit, round, reached from release_units where unit like '% ${sql.raw(String(companyId))}' order by unit`,
  )

describe('a company’s numbers', () => {
  test('open with its public reviews, however many have shared a salary', async () => {
    await load('salary', 200)
    await load('company', first.salary - 1)
    await release('2026-11-01')
    expect(await readPay()).toEqual([0, 0])
    await load('company', 1)
    await release('2026-11-15')
    await release('2026-12-01')
    expect(await readPay()).toEqual([200, 1])
    // Other kinds open later.
    expect((await readUnits()).map(({ unit }) => unit)).toEqual([`salary ${companyId}`])
    expect(await readPay(otherId)).toEqual([0, 0])
  })

  test('change when these have grown enough, in January a little earlier, and no sooner', async () => {
    await load('company', 100)
    await load('salary', 10)
    await release('2026-11-01')
    await load('salary', 10)
    await load('company', 100 * (again - 1) - 1)
    await release('2026-12-01')
    expect(await readPay()).toEqual([10, 1])
    await release('2027-01-01')
    expect(await readPay()).toEqual([20, 2])
    const now = 100 * again - 1
    await load('salary', 10)
    await load('company', Math.ceil(now * january) - now)
    await release('2027-02-01')
    expect(await readPay()).toEqual([20, 2])
    await load('company', now * again - Math.ceil(now * january))
    await release('2027-03-01')
    expect(await readPay()).toEqual([30, 3])
  })

  test('do not change again when reviews are hidden and shown, nor twice in a round, on however many servers', async () => {
    await load('company', first.salary)
    await load('salary', 10)
    await Promise.all([release('2026-11-01'), release('2026-11-01')])
    expect(await readPay()).toEqual([10, 1])
    const rows = await queryRows<{ id: string }>(db, sql`select id from reviews where kind = 'company'`)
    for (const { id } of rows.slice(0, 5)) await setReviewState(services, id, 'hidden')
    await load('salary', 10)
    await release('2026-12-01')
    for (const { id } of rows.slice(0, 5)) await setReviewState(services, id, 'published')
    await release('2027-01-01')
    expect(await readPay()).toEqual([10, 1])
  })

  test('open at the same moment no matter what is sealed: contributions leave no trace in the clock', async () => {
    const seen = []
    for (const sealed of [0, 40]) {
      await server.empty()
      await addCompanies(db, [{ id: companyId, nameEn: 'Rimal', nameAr: 'رمال' }])
      await load('company', first.environment)
      for (const kind of ['salary', 'leadership', 'environment', 'careerpath'] as const)
        if (sealed > 0) await load(kind, sealed)
      for (const month of ['2026-11', '2026-12', '2027-01']) await release(`${month}-01`)
      const measures = await queryRows(
        db,
        sql`select measure, count(*)::int as cells, max(releases)::int as releases from tallies
          where not open group by measure order by measure`,
      )
      seen.push({ units: await readUnits(), measures })
    }
    expect(seen[0]!.units).toHaveLength(5)
    expect(seen[1]).toEqual(seen[0])
  })
})

test('the country opens with all public reviews, and changes when these have grown enough', async () => {
  const readCountry = async () => {
    const [row] = await queryRows<{ n: number }>(
      db,
      sql`select coalesce(sum(published), 0)::int as n from national_tallies where measure like 'title.%'`,
    )
    return row!.n
  }
  await load('salary', 5)
  await load('company', national - 1)
  await release('2026-11-01')
  expect(await readCountry()).toBe(0)
  await load('company', 1, otherId)
  await release('2026-12-01')
  expect(await readCountry()).toBe(5)
  await load('salary', 5)
  await release('2027-01-01')
  expect(await readCountry()).toBe(5)
  await load('company', national * (again - 1), otherId)
  await release('2027-02-01')
  expect(await readCountry()).toBe(10)
})

test('studies change in the first month of each quarter', async () => {
  await db.execute(sql`insert into studies (company_id, state, month, question_en, question_ar, options)
    values (null, 'open', '2026-10', 'Where?', 'أين؟', ${JSON.stringify([
      { en: 'Here', ar: 'هنا' },
      { en: 'There', ar: 'هناك' },
    ])}::jsonb)`)
  const [study] = await queryRows<{ id: number }>(db, sql`select id from studies`)
  const told: number[] = []
  for (const month of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']) {
    await loadStudyAnswers(
      services,
      Array.from({ length: 10 }, () => ({ study: study!.id, option: 0 })),
    )
    await release(`${month}-01`)
    const [row] = await queryRows<{ n: number }>(db, sql`select sum(published)::int as n from study_counts`)
    told.push(row!.n)
  }
  expect(told).toEqual([10, 10, 30, 30, 30, 60])
})

test('a database of before goes on: what was told was told at the public reviews of the migration', async () => {
  await load('company', 60)
  await load('salary', 10)
  await db.execute(sql`insert into release_units (unit, round, threshold, told) values
    (${`salary ${companyId}`}, '2026-10-01T00:00:00.000Z', 26, '\\x00'), (${`leadership ${companyId}`}, '', 26, null),
    (${`study ${companyId}`}, '', 26, '\\x00'), ('country', '', 100, '\\x00')`)
  const migration = readFileSync(join(migrationsFolder, '0011_public_clock.sql'), 'utf8')
  const updates = migration.split('--> statement-breakpoint').filter((one) => one.trim().startsWith('UPDATE'))
  expect(updates).toHaveLength(3)
  for (const update of updates) await db.execute(sql.raw(update))
  const units = await queryRows(db, sql`select unit, reached, threshold from release_units order by unit`)
  const threshold = 2_000_000_000
  expect(units).toEqual([
    { unit: 'country', reached: 60, threshold },
    { unit: `leadership ${companyId}`, reached: 0, threshold },
    { unit: `salary ${companyId}`, reached: 60, threshold },
    { unit: `study ${companyId}`, reached: 0, threshold },
  ])
  await db.execute(sql`update release_units set told = null`)
  await release('2026-11-01')
  expect(await readPay()).toEqual([0, 0])
  await load('company', 60 * (again - 1))
  await release('2026-12-01')
  expect(await readPay()).toEqual([10, 1])
})
