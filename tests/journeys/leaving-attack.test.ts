import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { spreadOver } from '../../src/server/authorship/acts.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { Withheld } from '../../src/server/platform/withheld.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { startTestServer, type TestServer, testPassword } from '../support/server/server.ts'

/** The rows by table, each as text, as in a copy of the whole database. */
type Dump = Map<string, string[]>
type Difference = { gone: string[]; come: string[] }

let now = new Date('2026-11-02T09:00:00Z')
let server: TestServer
const people = Array.from({ length: 6 }, (_, n) => ({ email: `person-${n}@example.com`, token: '', company: 0 }))
const whoLeave = people.slice(0, 2)

async function dump(): Promise<Dump> {
  const tables = await queryRows<{ name: string }>(
    server.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const found: Dump = new Map()
  for (const { name } of tables) {
    const rows = await queryRows<{ row: string }>(
      server.db,
      sql`select t::text as row from ${sql.identifier(name)} as t`,
    )
    found.set(name, rows.map(({ row }) => row).sort())
  }
  return found
}

/** Returns what two dumps differ in, by table, without tables that are equal. */
function difference(before: Dump, after: Dump): Map<string, Difference> {
  const found = new Map<string, Difference>()
  for (const [table, rows] of after) {
    const [was, is] = [new Set(before.get(table)), new Set(rows)]
    const [gone, come] = [[...was].filter((row) => !is.has(row)), [...is].filter((row) => !was.has(row))]
    if (gone.length + come.length > 0) found.set(table, { gone, come })
  }
  return found
}

const post = async (token: string, path: string, body?: unknown) => {
  const key = `${path}-${token.slice(0, 8)}`.replaceAll('/', '-')
  const sent = await server.call('POST', path, { token, body, headers: { 'Idempotency-Key': key } })
  if (sent.status !== 200) throw new Error(`${path} was refused: ${sent.text}`)
}
const read = async (path: string) => (await server.call('GET', path)).json.data

/** The slots that a deletion takes, so that nothing is stored for the account meanwhile: one of each series. */
const closedPerPerson = 3

/** Tables whose rows are deleted with a person, or that are about nobody. */
const ofThePerson = [
  'accounts',
  'mailboxes',
  'acts',
  'sessions',
  'visits',
  'company_people',
  'limits',
  'mails',
  'withheld',
]

beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { PUBLISH_ROUNDS: 'day' } })
  await server.empty()
  for (const [n, person] of people.entries()) {
    const [added] = await queryRows<{ id: number }>(
      server.db,
      sql`insert into companies (name_en, name_ar) values (${`Rimal ${n}`}, 'رمال') returning id`,
    )
    person.company = added!.id
    person.token = await server.signUp(person.email)
    await post(person.token, '/profile/experience', { company_id: person.company })
    for (const kind of ['company', 'salary', 'interview'] as const)
      await post(person.token, `/${kind}/review`, sampleBody(kind, person.company))
    await post(person.token, `/companies/${person.company}/questions`, { tag: 'work', question: `How is it, ${n}?` })
  }
  await server.publish()
  for (const [n, { token }] of people.entries()) {
    const { questions } = await read(`/companies/${people[(n + 1) % people.length]!.company}/questions`)
    await post(token, `/questions/${questions[0].id}/answers`, { answer: `So it is, ${n}` })
  }
  await server.publish()
  await maintain(server.services)
  await server.purge()
  await server.round()
}, 120_000)
afterAll(() => server.close())

let backup: Dump
let slotsInBackup: { name: string }[]

test('the difference of two dumps around "delete everything" does not reveal what was written', async () => {
  backup = await dump()
  slotsInBackup = await queryRows<{ name: string }>(server.db, sql`select encode(slot, 'hex') as name from authorship`)
  for (const { token } of whoLeave) {
    const before = await dump()
    const answered = await server.call('POST', '/account/delete', { token, body: { password: testPassword } })
    expect(answered.status).toBe(200)
    const found = difference(before, await dump())
    expect([...found.keys()].filter((table) => !ofThePerson.includes(table))).toEqual(['authorship'])
    // The slots that nothing more is stored in: as many for everybody, each a row as long as any other.
    const closed = found.get('authorship')!
    expect(closed.gone).toEqual([])
    expect(closed.come).toHaveLength(closedPerPerson)
    const lengths = (rows: readonly string[] | undefined) => new Set(rows?.map((row) => row.length))
    expect(lengths(closed.come)).toEqual(lengths(before.get('authorship')))
    // The number of rows reveals only in large steps how much a person wrote, and the rows look alike.
    for (const table of ['withheld', 'acts']) {
      const { come } = found.get(table)!
      expect(come).toHaveLength(16)
      expect(new Set(come.map((row) => row.length)).size).toBe(1)
    }
  }
})

/** Returns what readers see of the two who left: reviews, interviews, questions, answers. */
async function seenOfThem(): Promise<string[]> {
  const seen: string[] = []
  for (const [n, { company }] of whoLeave.entries()) {
    for (const list of ['reviews', 'interviews', 'questions'])
      for (const { id } of (await read(`/companies/${company}/${list}`))[list]) seen.push(`${n} ${id}`)
    const { questions } = await read(`/companies/${people[(n + 1) % people.length]!.company}/questions`)
    for (const { answers } of questions) for (const { id } of answers) seen.push(`${n} ${id}`)
  }
  return seen
}

test('contributions of a deleted account disappear in rounds, with their counts, and no two of one person in the same round', async () => {
  let before = await seenOfThem()
  expect(before).toHaveLength(2 * 4)
  const perRound: string[][] = []
  for (let round = 0; round < spreadOver + 8; round += 1) {
    await server.round()
    const after = await seenOfThem()
    perRound.push(before.filter((one) => !after.includes(one)))
    before = after
    for (const { company } of whoLeave) {
      const { reviews } = await read(`/companies/${company}/reviews`)
      expect((await read(`/companies/${company}/reviews/summary`)).found.count).toBe(reviews.length)
      expect((await read(`/companies/${company}/profile`)).total_ratings).toBe(reviews.length)
    }
  }
  expect(before).toEqual([])
  for (const gone of perRound) expect(new Set(gone.map((one) => one.split(' ')[0])).size).toBe(gone.length)
  expect(await queryRows(server.db, sql`select 1 from acts`)).toEqual([])
})

test('a single review that is deleted changes no counter, no account and no tie, and readers see it until a round', async () => {
  const { token, company } = people[3]!
  const before = await dump()
  const { reviews } = await read(`/companies/${company}/reviews`)
  await post(token, `/company/review/${reviews[0].id}/remove`)
  const found = difference(before, await dump())
  expect([...found.keys()].filter((table) => table !== 'limits').sort()).toEqual(['acts', 'withheld'])
  expect((await read(`/companies/${company}/reviews`)).reviews).toHaveLength(1)
  // Its author does not see it any more.
  const own = (await server.call('GET', '/profile/contributions', { token })).json.data.contributions
  expect(own.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['interview', 'salary'])
  await server.round()
  expect((await read(`/companies/${company}/reviews`)).reviews).toEqual([])
})

test('a person who wants it gone now has that, with the counters', async () => {
  const { token, company } = people[2]!
  const { reviews } = await read(`/companies/${company}/reviews`)
  await post(token, `/company/review/${reviews[0].id}/remove?when=now`)
  expect((await read(`/companies/${company}/reviews`)).reviews).toEqual([])
  expect((await read(`/companies/${company}/profile`)).total_ratings).toBe(0)
})

test('rows of a copy from before a round are not found again in a copy from after it', async () => {
  const { token, company } = people[5]!
  const { interviews } = await read(`/companies/${company}/interviews`)
  const before = await dump()
  await server.call('POST', `/reviews/${interviews[0].id}/reaction`, {
    token: people[4]!.token,
    body: { reaction: 'helpful' },
  })
  await post(token, `/interview/review/${interviews[0].id}/remove`)
  const meanwhile = await dump()
  expect(difference(before, meanwhile).get('acts')!.come.length).toBeGreaterThan(2)
  await server.round()
  const again = new Set(meanwhile.get('acts'))
  expect((await dump()).get('acts')!.filter((row) => again.has(row))).toEqual([])
})

/**
 * Returns what the next purge is to delete; the fact that a review was deleted is kept separately for a month, so that
 * it is written again once.
 */
const toPurge = async () => {
  const rows = await queryRows<{ sealed: Uint8Array }>(server.db, sql`select sealed from withheld`)
  return rows
    .map(({ sealed }) => server.services.privacy.openWithheld(sealed) as Withheld)
    .filter(({ what }) => what !== 'deleted')
}

test('a later purge removes the links of all of them at once, and counters are right', async () => {
  const before = await dump()
  await server.purge()
  const found = difference(before, await dump())
  // Of several people together: nothing tells which rows belonged to the same person.
  const { gone, come } = found.get('authorship')!
  expect(gone).toHaveLength(come.length + whoLeave.length * (5 + closedPerPerson))
  expect(await toPurge()).toEqual([])
  for (const { company } of people) {
    const [kept, counted] = [
      await readKeptCounters(server.db, company),
      await recount(server.db, company, server.services.privacy),
    ]
    const names = new Set([...kept.keys(), ...counted.keys()])
    expect([...names].filter((name) => (kept.get(name) ?? 0) !== (counted.get(name) ?? 0))).toEqual([])
  }
})

test('a purge takes place once in a week, on no day that is known before, and only with what is of an earlier day', async () => {
  const { token, company } = people[4]!
  await server.publish()
  await maintain(server.services)
  const { reviews } = await read(`/companies/${company}/reviews`)
  await post(token, `/company/review/${reviews[0].id}/remove`)
  const left = async () => (await toPurge()).length
  await maintain(server.services)
  expect(await left()).toBe(1)
  const days: number[] = []
  for (let day = 1; day <= 28; day++) {
    now = new Date(Date.UTC(2026, 10, 2 + day, 9))
    const before = await left()
    await maintain(server.services)
    if (before === 1 && (await left()) === 0) days.push(day)
  }
  expect(days).toHaveLength(1)
  expect(days[0]).toBeGreaterThanOrEqual(1)
  expect(days[0]).toBeLessThanOrEqual(15)
})

test('with the key and an old backup, no current row leads to people who left', async () => {
  await rewriteRows(server.db)
  const { privacy } = server.services
  const today = new Set(
    (await queryRows<{ name: string }>(server.db, sql`select encode(slot, 'hex') as name from authorship`)).map(
      ({ name }) => name,
    ),
  )
  // Of the five slots of each of the six people, those of the two are gone, no matter which key is known.
  expect(slotsInBackup.filter(({ name }) => !today.has(name))).toHaveLength(2 * 5)
  // The remaining ties open for their authors alone: the key opens none of them.
  const ties = await queryRows<{ tie: Uint8Array }>(server.db, sql`select tie from authorship`)
  const stranger = privacy.newSecret()
  for (const { tie } of ties) expect(privacy.openTie(stranger, tie)).toBeUndefined()
  expect(new Set(ties.map(({ tie }) => tie.length))).toEqual(new Set([93]))
  expect(backup.get('accounts')).toHaveLength(6)
})
