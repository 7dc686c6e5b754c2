import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import allBenefits from '../../src/server/lookups/lists/benefits.json'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { setReviewState } from '../../src/server/reviews/reviews.queries.ts'
import { sampleAnswers, sampleBody } from '../support/answers/sample-reviews.ts'
import { dumpWhole } from '../support/attacks/whole-dump.ts'
import { startTestServer } from '../support/server/server.ts'

/**
 * Two databases that are equal but for the answers of one person. A copy of one of them, made at any moment between two
 * releases, must not reveal which of the two it is.
 */
const now = new Date('2026-11-02T09:17:43.219Z')
const server = await startTestServer({ clock: () => now })
const { db, services } = server
const { privacy } = services

/** Kinds of which nothing, or not everything, is published as written; the answers that differ are not published. */
const kinds = ['salary', 'careerpath', 'environment', 'leadership', 'benefit', 'interview', 'company'] as const
type World = 'one' | 'other'
const work = (world: World) =>
  world === 'one'
    ? { department: 1, joblevel: 1, jobtitle: 1, education: 1, specilization: 1 }
    : { department: 4, joblevel: 3, jobtitle: 43, education: 2, specilization: 55 }
const said: Partial<Record<ReviewKind, Record<World, RawAnswers>>> = {
  salary: {
    one: { ...work('one'), salary: 9000, gender: 'female', annual_raise: 5, experience_years: 5 },
    other: { ...work('other'), salary: 70_000, gender: 'male', annual_raise: 25, experience_years: 15 },
  },
  careerpath: { one: work('one'), other: { ...work('other'), training: 0, carear_clarity: 1 } },
  environment: {
    one: work('one'),
    other: { ...work('other'), work_creativity: 1, happines: 2, general_environment: 1 },
  },
  leadership: { one: work('one'), other: { ...work('other'), ceo_rate: 1, managers_performance: 1, fair_pay: 1 } },
  benefit: {
    one: { benefits: allBenefits.map(({ id }) => ({ benefit_id: id, offered: 1 })) },
    other: { benefits: allBenefits.map(({ id }) => ({ benefit_id: id, offered: id % 3 })) },
  },
  interview: { one: { stages: [101, 201] }, other: { stages: [102, 201] } },
  // The context of work may be shown beside a text: both worlds have the same.
  company: { one: { education: 1, specilization: 1 }, other: { education: 2, specilization: 55 } },
}
const answersIn = (kind: ReviewKind, world: World) => sampleAnswers(kind, said[kind]?.[world])

/** Masks random names and noise, which differ between the worlds: only their length can be compared. */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
function masked(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string')
    return value
      .replace(uuid, 'id')
      .replace(/^\S+Z \d{6}$/, 'round')
      .replace(/^\$argon2.*$/, 'hash')
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, masked(one)]))
  return value
}

/** Returns the content of a copy, row by row; random end times under a hidden name are left out. */
async function copied(): Promise<Record<string, string[]>> {
  const dump = await dumpWhole(server)
  return Object.fromEntries(
    [...dump].map(([table, rows]) => [
      table,
      rows.map(({ values }) => JSON.stringify(masked({ ...values, ...(table === 'limits' && { ends: null }) }))).sort(),
    ]),
  )
}

/** Plays the life of one person in one of the two worlds; returns a copy of the database after each step. */
async function live(world: World): Promise<Record<string, Record<string, string[]>>> {
  const copies: Record<string, Record<string, string[]>> = {}
  await server.empty()
  await addCompanies(db, [{ id: 1, nameEn: 'Rimal', nameAr: 'رمال' }])
  await db.execute(sql`insert into studies (state, month, question_en, question_ar, options)
    values ('open', '2026-10', 'Where?', 'أين؟', '[{"en": "Here", "ar": "هنا"}, {"en": "There", "ar": "هناك"}]')`)
  const token = await server.signUp('sara@example.com')
  const post = async (path: string, body: unknown) => {
    const { status, text } = await server.call('POST', path, {
      ...{ token, body, headers: { 'Idempotency-Key': randomUUID() } },
    })
    expect(status, text).toBe(200)
  }
  await post('/profile/experience', { company_id: 1 })
  for (const kind of kinds) await post(`/${kind}/review`, sampleBody(kind, 1, said[kind]?.[world]))
  await post('/studies/1/answer', { option: world === 'one' ? 0 : 1 })
  copies['alone in the company'] = await copied()

  // Others join, everything is released, and the same person continues.
  const person = await server.personAt('sara@example.com')
  const mine = async () => {
    const ids = await readContributions(db, { privacy, secret: person.secret })
    const rows = await queryRows<{ id: string; kind: ReviewKind }>(
      db,
      sql`select id, kind from reviews where id = any(${sql.param(ids)}::uuid[])`,
    )
    return rows
  }
  const change = async (to: World) => {
    for (const { kind, id } of await mine())
      expect(await changeOwn(services, person, { kind, id }, () => answersIn(kind, to))).toMatchObject({ ok: true })
    await server.publish()
  }
  await change(world === 'one' ? 'other' : 'one')
  copies['all of it changed'] = await copied()
  await change('one')
  await db.execute(sql`delete from review_groups`)
  await loadReviews(
    services,
    kinds.flatMap((type) =>
      Array.from({ length: 120 }, () => ({ companyId: 1, type, month: '2026-10', answers: sampleAnswers(type) })),
    ),
  )
  await server.release()
  copies['released with the same answers'] = await copied()
  await change(world)
  copies['changed after the release'] = await copied()
  for (const { id } of await mine()) await setReviewState(services, id, 'hidden')
  copies['hidden by moderators'] = await copied()
  for (const { id } of await mine()) await setReviewState(services, id, 'published')
  for (const { kind, id } of await mine())
    expect(await removeOwn(services, person.secret, { kind, id }, now)).toBe(true)
  await server.purge()
  copies.deleted = await copied()
  await server.liftLimits()
  for (const kind of kinds) await post(`/${kind}/review`, sampleBody(kind, 1, said[kind]?.[world]))
  await server.release()
  copies['written again, and nothing due'] = await copied()
  return copies
}

let worlds: Record<World, Record<string, Record<string, string[]>>>
beforeAll(async () => {
  worlds = { one: await live('one'), other: await live('other') }
})
afterAll(() => server.close())

test('no copy of the database between two releases reveals what a person answered, not even by how long it is', () => {
  expect(Object.keys(worlds.one)).toHaveLength(7)
  for (const [moment, one] of Object.entries(worlds.one))
    for (const [table, rows] of Object.entries(worlds.other[moment]!))
      expect([moment, table, rows]).toEqual([moment, table, one[table]])
  // There was something to see: the contributions are stored, and so are the published numbers.
  const { reviews, tallies } = worlds.one['released with the same answers']!
  expect(reviews).toHaveLength(kinds.length * 121)
  expect(tallies!.some((row) => row.includes('salary.pay'))).toBe(true)
})
