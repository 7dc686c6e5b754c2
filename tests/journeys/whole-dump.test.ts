import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { buildPayload } from '../../src/contract/form/check.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import allBenefits from '../../src/server/lookups/lists/benefits.json'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { madeAnswers } from '../support/answers/made-answers.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import {
  dumpWhole,
  leavesOf,
  noteTurn,
  type Owners,
  type OwnRow,
  ownRows,
  tablesOfAccounts,
  type WholeDump,
} from '../support/attacks/whole-dump.ts'
import { employ } from '../support/server/employer.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'

const people = 12
const kinds = ['company', 'salary', 'interview', 'environment', 'benefit'] as const
const now = new Date('2026-11-02T09:17:43.219Z')
let server: TestServer
let ofAccounts: Set<string>
let early: WholeDump
let late: WholeDump
const owners: Owners = new Map()

/** People act one after another, each in one uninterrupted turn; what a turn adds or changes belongs to that person. */
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  await server.empty()
  ofAccounts = await tablesOfAccounts(server)
  await server.db.execute(sql`insert into companies (id, name_en, name_ar, is_approved)
    select n, 'Rimal ' || n, 'رمال', true from generate_series(1, 2) as n`)
  await server.db.execute(sql`insert into studies (id, state, month, question_en, question_ar, options)
    values (900, 'open', '2026-10', 'Where?', 'أين؟', '[{"en": "Here", "ar": "هنا"}, {"en": "There", "ar": "هناك"}]')`)
  const employers = [await employ(server, 'hr@one.example', 1), await employ(server, 'hr@two.example', 2)]
  // Others have acted before them, so that each finds something to answer, to vote for and to report.
  await liveThrough(people, 1, employers[0]!)
  await liveThrough(people + 1, 2, employers[1]!)
  early = await dumpWhole(server)
  for (let person = 0; person < people; person += 1) {
    const before = early
    await liveThrough(person, 1 + (person % 2), employers[person % 2]!)
    early = await dumpWhole(server)
    noteTurn(owners, before, early, person)
  }
  await maintain(server.services)
  late = await dumpWhole(server)
})
afterAll(() => server.close())

/**
 * Does everything one person can do; what they say of their work is unique, and repeated in each of their
 * contributions.
 */
async function liveThrough(person: number, companyId: number, employer: string) {
  const email = `person-${person}-${'x'.repeat(person * 3)}@example.com`
  const token = await server.signUp(email, `Person ${'Long '.repeat(person % 5)}${person}`)
  const post = async (path: string, body: unknown, by = token) => {
    await server.liftLimits()
    return server.call('POST', path, { token: by, body, headers: { 'Idempotency-Key': randomUUID() } })
  }
  const must = async (path: string, body: unknown, by = token) => {
    const sent = await post(path, body, by)
    if (sent.status !== 200) throw new Error(`${path} was refused: ${sent.text}`)
  }
  const read = async (path: string, by = token) => (await server.call('GET', path, { token: by })).json.data
  // In another order than the turns, so that nothing they say reveals it.
  const one = person < people ? (person * 5 + 3) % people : person
  const same = { department: 1 + one, joblevel: 1 + (one % 7), jobtitle: 31 + one, cities: 1 + one }
  const text = (word: string) => `${word} ${'and more '.repeat(one)}of ${one}`
  await must('/profile/experience', { company_id: companyId })
  for (const kind of kinds) {
    const own: Partial<Record<ReviewKind, object>> = {
      company: { pros: text('Fair pay'), cons: text('Long way') },
      salary: { salary: 20_000 + 137 * one },
      interview: { description: text('Two talks') },
      benefit: {
        comment: text('Insured'),
        benefits: allBenefits.map(({ id }) => ({ benefit_id: id, offered: person % 3 })),
      },
    }
    await must(`/${kind}/review`, { ...sampleBody(kind, companyId), ...same, ...own[kind] })
  }
  await must('/careerpath/review', { ...sampleBody('careerpath', companyId), ...same })
  const [asked] = (await read(`/companies/${companyId}/questions?limit=50`)).questions
  await must(`/companies/${companyId}/questions`, { tag: 'work', question: text('How is it?') })
  const own = new Set<string>((await read('/profile/contributions?limit=50')).contributions.map(({ id }: Row) => id))
  const others = (rows: Row[]) => rows.filter(({ id }) => !own.has(id))
  const reviews = (await read(`/companies/${companyId}/reviews?limit=50`)).reviews
  const [review] = others(reviews)
  if (asked) await must(`/questions/${asked.id}/answers`, { answer: text('So it is') })
  if (review) {
    await must(`/reviews/${review.id}/reaction`, { reaction: 'helpful' })
    await must('/reports', { subject: 'review', subject_id: review.id, reason: 'false' })
  }
  await must('/studies/900/answer', { option: person % 2 })
  // The company answers their review.
  const mine = reviews.find(({ id }: Row) => own.has(id))
  await must(`/reviews/${mine.id}/answer`, { text: text('Thank you') }, employer)
  // One contribution is changed, one deleted.
  const listed = (await read('/profile/contributions?limit=50')).contributions as (Row & { kind: string })[]
  const of = (kind: string) => listed.find((one) => one.kind === kind)!.id
  await must(`/company/review/${of('company')}`, {
    ...sampleBody('company', companyId),
    ...same,
    pros: text('Fairer pay'),
    cons: text('Long way'),
  })
  await must(`/careerpath/review/${of('careerpath')}/remove`, {})
  // All other calls of a member about themselves, as the contract lists them; a call that takes more than its form is
  // refused.
  for (const { method, access, whose, path, form } of endpoints) {
    const isOwn = method === 'POST' && access === 'member' && whose === 'self' && !path.includes(':')
    if (!isOwn || ['/account/close', '/account/delete', '/logout', '/logout/forget'].includes(path)) continue
    const besides = {
      ...('/account/password' === path && { old_password: testPassword }),
      ...('/account/data' === path && { password: testPassword }),
      ...('/companies/request' === path && { name_en: `Another ${person}`, name_ar: `أخرى ${person}` }),
    }
    const made = form && Object.fromEntries(Object.entries(buildPayload(form, madeAnswers(form))).map(keepPassword))
    await post(path, { ...made, ...besides })
  }
  await server.call('POST', '/password/forgot', { body: { email } })
  await server.mailbox.letters()
  if (person % 4 === 3) await must('/account/delete', { password: testPassword })
  else if (person % 4 !== 1) await must('/logout', {})
}
type Row = { id: string }
const keepPassword = ([name, value]: [string, unknown]) => [name, /password/.test(name) ? testPassword : value]

const ofContributions = (rows: OwnRow[]) => rows.filter(({ table }) => !ofAccounts.has(table))
const whereOf = (rows: readonly OwnRow[]) => [...new Set(rows.map(({ table }) => table))].sort().join(' and ')

/**
 * Returns values that appear only in the rows of one person, in more than one of them, of which one is a contribution.
 */
function tiesIn(dump: WholeDump, marksOf: (row: OwnRow) => string[]): string[] {
  const own = ownRows(dump, owners)
  const owned = new Set(own.map(({ table, key }) => `${table} ${key}`))
  const sharing = new Map<string, OwnRow[]>()
  for (const row of own)
    for (const mark of new Set(marksOf(row))) sharing.set(mark, [...(sharing.get(mark) ?? []), row])
  // Values that also appear in rows not belonging to a single person tie nobody to anything.
  const common = new Set<string>()
  for (const [table, rows] of dump)
    for (const [place, row] of rows.entries())
      if (!owned.has(`${table} ${row.key}`))
        for (const mark of marksOf({ ...row, table, place, person: -1 })) common.add(mark)
  return [...sharing]
    .filter(([mark, rows]) => {
      if (common.has(mark) || rows.length < 2 || new Set(rows.map(({ person }) => person)).size > 1) return false
      return ofContributions(rows).length > 0
    })
    .map(([mark, rows]) => `${whereOf(rows)}: ${mark}`)
}

const valuesOf = ({ values }: OwnRow) => Object.values(values).flatMap(leavesOf)

test('people did everything, and rows of every kind are theirs', () => {
  const tables = new Set(ownRows(early, owners).map(({ table }) => table))
  for (const table of ['accounts', 'sessions', 'authorship', 'reviews', 'questions', 'question_answers', 'reactions'])
    expect(tables).toContain(table)
  for (const table of ['reports', 'study_marks', 'idempotency', 'withheld', 'support_messages'])
    expect(tables).toContain(table)
})

test('a contribution shares no value with another row of the same person', () => {
  expect(tiesIn(early, valuesOf)).toEqual([])
  expect(tiesIn(late, valuesOf)).toEqual([])
})

test('nor is any part of a long value', () => {
  const parts = (row: OwnRow) =>
    valuesOf(row).flatMap((value) => (/^[0-9a-f-]{24,}$/.test(value) ? value.replaceAll('-', '').match(/.{12}/g)! : []))
  expect(tiesIn(late, parts)).toEqual([])
})

test('no row of a contribution has a moment finer than a day', () => {
  const day = 86_400_000
  const moments = ofContributions(ownRows(early, owners)).flatMap(({ table, values }) =>
    Object.entries(values).flatMap(([column, value]) =>
      leavesOf(value)
        .map((text) =>
          /^\d{13}$/.test(text)
            ? Number(text)
            : /^\d{4}-\d\d-\d\d.\d\d:\d\d/.test(text)
              ? Date.parse(text)
              : Number.NaN,
        )
        .filter((at) => Math.abs(at - now.getTime()) < 400 * day && at % day !== 0)
        .map(() => `${table}.${column}`),
    ),
  )
  expect([...new Set(moments)]).toEqual([])
})

test('every encrypted column has a fixed length, no matter what a person wrote', () => {
  const sizes = new Map<string, Set<number>>()
  for (const { table, values } of ofContributions(ownRows(early, owners)))
    for (const [column, value] of Object.entries(values))
      if (value instanceof Uint8Array) {
        const name = `${table}.${column}`
        sizes.set(name, (sizes.get(name) ?? new Set()).add(value.length))
      }
  expect(sizes.size).toBeGreaterThanOrEqual(8)
  expect([...sizes].filter(([, all]) => all.size > 1)).toEqual([])
})

test('after the daily round all rows of a table have the same transaction, and no two tables share one', () => {
  const transactions = new Map<string, Set<string>>()
  for (const { table, transaction } of ownRows(late, owners))
    transactions.set(table, (transactions.get(table) ?? new Set()).add(transaction))
  expect([...transactions].filter(([, all]) => all.size > 1)).toEqual([])
  const all = [...transactions.values()].flatMap((one) => [...one])
  expect(new Set(all).size).toBe(all.length)
})

test('neither the position of a row nor any of its values reveals who came before whom', () => {
  const told: string[] = []
  let looked = 0
  const own = ownRows(late, owners)
  for (const table of new Set(own.map((row) => row.table))) {
    const rows = own.filter((row) => row.table === table)
    if (rows.length < people) continue
    const orders: [string, (row: OwnRow) => unknown][] = [
      ['its place', ({ place }) => place],
      ...Object.keys(rows[0]!.values).map((name): [string, (row: OwnRow) => unknown] => [
        name,
        ({ values }) => leavesOf(values[name]).join(' '),
      ]),
    ]
    for (const [name, of] of orders) {
      if (new Set(rows.map(of)).size < rows.length) continue
      looked += 1
      if (Math.abs(agreement(rows.map((row) => [row.person, of(row)]))) > 0.85) told.push(`${table}: ${name}`)
    }
  }
  expect(looked).toBeGreaterThanOrEqual(12)
  expect(told).toEqual([])
})

/** Returns Kendall's tau: 1 where both are in one order, -1 in the opposite order, about 0 where they are unrelated. */
function agreement(pairs: readonly (readonly [number, unknown])[]): number {
  let sum = 0
  let looked = 0
  for (const [at, [person, value]] of pairs.entries())
    for (const [other, beside] of pairs.slice(at + 1)) {
      if (other === person) continue
      looked += 1
      sum += isBefore(value, beside) === person < other ? 1 : -1
    }
  return sum / looked
}

function isBefore(one: unknown, other: unknown): boolean {
  const [a, b] = [Number(one), Number(other)]
  return Number.isFinite(a) && Number.isFinite(b) ? a < b : String(one) < String(other)
}

test('no sequence counts contributions', async () => {
  const counting = [...owners.keys()].filter((name) => name.startsWith('sequences '))
  expect(counting).toEqual([])
  expect(await queryRows(server.db, sql`select 1 from pg_sequences where schemaname = 'public' limit 1`)).toHaveLength(
    1,
  )
})
