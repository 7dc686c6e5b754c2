import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from '../../src/contract/form/check.ts'
import { getFormOfKind } from '../../src/contract/reviews/reviews.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { createDemoCompanies } from '../../src/demo/seed/companies.ts'
import { createDemoReviews } from '../../src/demo/seed/reviews.ts'
import { getLookups } from '../../src/server/lookups/lookups.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import type { OpenDatabase } from '../../src/server/platform/db/open.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { readCompanyStatistics } from '../../src/server/statistics/company-statistics.queries.ts'
import { readSalaryStatistics } from '../../src/server/statistics/reading/pay/pay.queries.ts'
import { readCultureStatistics } from '../../src/server/statistics/reading/reading.queries.ts'
import { releaseAll } from '../../src/server/statistics/release/release.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { openTestDatabase } from '../support/server/database.ts'
import { openedReviews } from '../support/server/opened-reviews.ts'
import { noNoise } from '../support/server/server.ts'

/** Enough for several batches of every kind; all companies would take only seconds more. */
const privacy = createPrivacy(Buffer.alloc(32, 4))
const companies = createDemoCompanies().slice(0, 4)
let opened: OpenDatabase
let db: Database
let loaded = 0
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
  for (const { id, name_en, name_ar } of companies)
    await db.execute(sql`insert into companies (id, name_en, name_ar) values (${id}, ${name_en}, ${name_ar})`)
  loaded = await loadReviews({ db, privacy }, createDemoReviews(companies))
})
afterAll(() => opened.close())

describe('demonstration reviews', () => {
  test('are all stored, with counters that equal a recount', async () => {
    const [row] = await queryRows<{ n: number; names: number }>(
      db,
      sql`select count(*)::int as n, count(distinct id)::int as names from reviews`,
    )
    expect(row).toEqual({ n: loaded, names: loaded })
    expect(loaded).toBeGreaterThan(400)
    for (const { id } of companies) {
      expect(await readKeptCounters(db, id)).toEqual(await recount(db, id, privacy))
      expect((await readCompanyStatistics(db, id)).total_ratings).toBeGreaterThan(0)
    }
  })

  test('are stored as the form would have stored them', async () => {
    const all = await openedReviews({ db, privacy })
    const rows = [...new Map(all.map((one) => [one.kind, one])).values()]
    expect(rows).toHaveLength(7)
    for (const { kind, answers } of rows) {
      const interviewed = kind === 'interview' ? { review_type: 'interview', country_id: 133 } : {}
      const checked = check(
        getFormOfKind(kind),
        { ...answers, ...interviewed },
        { now: new Date('2026-11-01T00:00:00Z') },
      )
      expect(checked).toEqual({ ok: true, answers: { ...answers, ...interviewed } })
    }
  })

  test('what their company pays and whether they recommend it say the same on its head and on its tabs', async () => {
    await releaseAll({ db, privacy, noise: noNoise }, 'head', new Date('2026-12-01T00:00:00Z'))
    const { id } = companies[0]!
    const { pay, recommended } = await readCompanyStatistics(db, id)
    const reader = { db, lookups: await getLookups(db), language: 'en' as const }
    expect(pay).toMatchObject({ median: expect.any(Number), people: expect.any(Number) })
    expect(pay).toEqual((await readSalaryStatistics(reader, id)).pay)
    const asked = (await readCultureStatistics(db, id)).flatMap(({ questions }) => questions)
    const { value, people } = asked.find(({ name }) => name === 'referral_to_others')!
    expect(value).toBeGreaterThan(1)
    expect(recommended).toEqual({ value, people })
  })

  test('have no author', async () => {
    expect(await queryRows(db, sql`select 1 from authorship`)).toEqual([])
  })
})
