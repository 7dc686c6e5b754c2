import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { saveLookups } from '../../src/server/lookups/lookups.queries.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { listMigrations } from '../../src/server/platform/db/migrate.ts'
import { openForCommand } from '../../src/tools/admin/command.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import {
  type FixturePerson,
  fixtureCompanies,
  fixtureKeys,
  fixturePassword,
  fixturePeople,
  waitingCompany,
  written,
} from '../fixtures/people.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { fixtureOf, listKept, restoreDump, unpackFolder } from '../support/fixtures.ts'
import { createDatabaseBeside } from '../support/postgres/postgres.ts'
import { startTestServer } from '../support/server/server.ts'
import { choose } from '../support/setup/whole.ts'

const scratch = mkdtempSync(join(tmpdir(), 'shafaf-kept-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** The address of the PostgreSQL, beside whose database others are created. */
const postgres = process.env.DATABASE_URL!
/** What a version has left behind, and how today's operator opens it: returns the settings of its database. */
const places: [string, (version: string) => Promise<Record<string, string>>][] = [
  [
    'data folder',
    async (version) => {
      const folder = join(scratch, version, 'folder')
      unpackFolder(version, folder)
      return { DATA_DIR: folder }
    },
  ],
  [
    'SQL dump of PostgreSQL',
    async (version) => {
      const DATABASE_URL = await createDatabaseBeside(postgres)
      await restoreDump(version, DATABASE_URL)
      return { DATA_DIR: join(scratch, version, 'server'), DATABASE_URL }
    },
  ],
  [
    'backup, restored into an embedded database',
    async (version) => {
      const env = { DATA_DIR: join(scratch, version, 'restored') }
      expect(await admin(env, 'verify', join(fixtureOf(version), 'shafaf.backup'))).toBe(0)
      expect(await admin(env, 'restore', join(fixtureOf(version), 'shafaf.backup'))).toBe(0)
      return env
    },
  ],
  [
    'backup, restored into a PostgreSQL',
    async (version) => {
      const DATABASE_URL = await createDatabaseBeside(postgres)
      const env = { DATA_DIR: join(scratch, version, 'restored-server'), DATABASE_URL }
      expect(await admin(env, 'restore', join(fixtureOf(version), 'shafaf.backup'))).toBe(0)
      return env
    },
  ],
]

const said: string[] = []
const admin = (env: Record<string, string>, ...words: string[]) =>
  runAdmin(words, { ...env, ...fixtureKeys }, (line) => said.push(line))

const kept = listKept().flatMap((version) => places.map(([what, open]) => ({ version, what, open })))
/**
 * Every day each way once, turn by turn of the versions, but that of a backup into an embedded database, which takes as
 * long as the others together: `backup.test.ts` restores one each day.
 */
const meant = choose(
  kept,
  kept.filter((_, at) => Math.floor(at / places.length) % 2 !== at % 2 && at % places.length !== 2),
)

describe.each(meant)('the $what of $version', ({ version, open }) => {
  test('opens in this version: every counter is right, and everybody signs in and reads what is theirs', async () => {
    const env = await open(version)
    expect(await admin(env, 'check')).toBe(0)
    expect(said.at(-1)).toBe('Everything is as it should be.')
    expect(await admin(env, 'audit', 'verify')).toBe(0)

    const settings = { ...env, ...fixtureKeys }
    const { ring, ...database } = await openForCommand(readConfig(settings))
    const server = await startTestServer({ beside: { database, ring }, env: settings })
    try {
      await saveLookups(server.db)
      expect(await queryRows(server.db, sql`select max(number) as number from schema_numbers`)).toEqual([
        { number: listMigrations().length - 1 },
      ])
      await readEverything(server)
      await writeMore(server)
    } finally {
      await database.close()
    }
    expect(await admin(env, 'check')).toBe(0)
  })
})

type Server = Awaited<ReturnType<typeof startTestServer>>

async function readAs(server: Server, person: FixturePerson) {
  const body = { email: fixturePeople[person], password: fixturePassword }
  const { json } = await server.call('POST', '/login', { body })
  const token: string = json.data.token
  const read = async (path: string) => {
    const { status, json } = await server.call('GET', path, { token })
    expect([path, status]).toEqual([path, 200])
    return json.data
  }
  return { token, read }
}

const companyIds = async (server: Server) => {
  const { companies } = (await server.call('GET', '/companies?limit=50')).json.data
  return fixtureCompanies.map(({ name_en }) => companies.find((one: { name: string }) => one.name === name_en).id)
}

async function readEverything(server: Server) {
  const [marasi, nakheel] = (await companyIds(server)) as [number, number]
  const sara = await readAs(server, 'sara')
  const { contributions } = await sara.read('/profile/contributions')
  const kindsOf = (rows: { kind: string; company: { id: number } }[]) =>
    rows.map(({ kind, company }) => `${kind} ${company.id}`).sort()
  expect(kindsOf(contributions)).toEqual(
    [`company ${marasi}`, `salary ${marasi}`, `careerpath ${marasi}`, `leadership ${nakheel}`].sort(),
  )
  const answersOf = (kind: string) => contributions.find((one: { kind: string }) => one.kind === kind).answers
  expect(answersOf('company').pros).toBe(written.sara.pros)
  expect(answersOf('salary').salary).toBe(9000)
  expect(JSON.stringify(await sara.read('/profile/questions'))).toContain(written.sara.question)
  expect(JSON.stringify(await sara.read('/profile/details'))).toContain(fixtureCompanies[0].name_en)

  const omar = await readAs(server, 'omar')
  expect(kindsOf((await omar.read('/profile/contributions')).contributions)).toHaveLength(5)

  const [review] = (await server.call('GET', `/companies/${marasi}/reviews`)).json.data.reviews
  expect(review).toMatchObject({ pros: written.sara.pros, response: { text: written.huda.response } })
  const { questions } = (await server.call('GET', `/companies/${marasi}/questions`)).json.data
  expect(JSON.stringify(questions)).toContain(written.omar.answer)

  const huda = await readAs(server, 'huda')
  await huda.read(`/employer/companies/${marasi}/analytics`)
  expect(await huda.read(`/employer/companies/${marasi}/people`)).toMatchObject({
    people: [{ email: fixturePeople.huda }],
  })

  const lead = await readAs(server, 'lead')
  const casesOf = async (kind: string) => JSON.stringify((await lead.read(`/moderation/cases?kind=${kind}`)).cases)
  expect(await casesOf('company')).toContain(waitingCompany.name_en)
  expect(await casesOf('report')).toContain('It names a person.')
  expect(await casesOf('support')).toContain('How do I add a certificate?')
}

/** Everybody goes on: one more review each way, the waiting report decided. */
async function writeMore(server: Server) {
  const [marasi] = (await companyIds(server)) as [number]
  const omar = await readAs(server, 'omar')
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const body = sampleBody('company', marasi, { pros: 'Written in a later version' })
  expect((await server.call('POST', '/company/review', { token: omar.token, body, headers })).status).toBe(200)
  await server.publish()
  const { reviews } = (await server.call('GET', `/companies/${marasi}/reviews`)).json.data
  expect(reviews.map(({ pros }: { pros: string }) => pros)).toContain('Written in a later version')
  const lead = await readAs(server, 'lead')
  const [report] = (await lead.read('/moderation/cases?kind=report')).cases
  const decided = await server.call('POST', `/moderation/report/${report.id}/approve`, {
    ...{ token: lead.token, body: {}, headers: { 'Idempotency-Key': crypto.randomUUID() } },
  })
  expect(decided.status).toBe(200)
}
