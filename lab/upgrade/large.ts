/**
 * `npx tsx lab/upgrade/large.ts CHECKOUT [REVIEWS] [PEOPLE]`: lets the checkout of 2559b0b6 fill a database on
 * PostgreSQL with its own code, 100,000 reviews unless others are named, and upgrades it with today's: migrations and
 * long changes while others read and write, every counter compared with a recount, every sealed review opened, and
 * everybody who wrote signed in to read what is theirs. Prints how long each step took; exits with 1 where anything is
 * not as it was.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { setSite } from '../../src/server/administration/site-state.queries.ts'
import { renewNameKeys } from '../../src/server/companies/name-keys.queries.ts'
import { saveLookups } from '../../src/server/lookups/lookups.queries.ts'
import { readConfig } from '../../src/server/platform/config.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { makeLongChanges } from '../../src/server/platform/db/long-changes.ts'
import { nameMailboxes } from '../../src/server/platform/privacy/mailboxes.queries.ts'
import type { Privacy } from '../../src/server/platform/privacy/privacy.ts'
import { openReview, type ReviewRow } from '../../src/server/statistics/sealed.ts'
import { openForCommand } from '../../src/tools/admin/command.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { startPostgres } from '../../tests/support/postgres/postgres.ts'
import { startTestServer, testPassword } from '../../tests/support/server/server.ts'
import { authorKey } from '../drill/people.ts'

const [checkout, reviews = '100000', people = '100'] = process.argv.slice(2)
if (!checkout) throw new Error('Say the checkout of 2559b0b6.')

const say = (line: string) => void process.stdout.write(`${line}\n`)
/** Runs a step, and prints how long it took and what it returns. */
async function time<T>(what: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await run()
  say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

const cluster = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'shafaf-large-'))
try {
  const DATABASE_URL = await cluster.createDatabase()
  const written = await time('filled by 2559b0b6', async () => fill(checkout, DATABASE_URL))
  say(`${written.reviews} reviews of ${written.companies} companies, ${written.emails.length} people`)

  const env = { DATABASE_URL, DATA_DIR: folder, AUTHOR_KEY: authorKey }
  const others = startOthers(DATABASE_URL)
  const { privacy, ...database } = await time('migrations', () => openForCommand(readConfig(env)))
  // What a start does after the migrations.
  await saveLookups(database.db)
  await time('names of companies', () => renewNameKeys(database.background))
  await time('names of mailboxes', () => nameMailboxes({ db: database.background, privacy }))
  await time('long changes', () => makeLongChanges(database.background))
  say(`beside them others read and wrote ${await others.end()}`)

  const said: string[] = []
  const checked = await time('admin check', () => runAdmin(['check'], env, (line) => said.push(line)))
  if (checked !== 0) throw new Error(said.join('\n'))
  say(said.at(-1)!)
  say(`${await time('every sealed review', () => openAll(database.db, privacy))} opened`)
  // No server has served this database: it does not count as open, and its names are under the author key alone.
  await setSite(database.db, { state: 'open', reason: null })
  const server = await startTestServer({ beside: { database }, env })
  say(`${await time('everybody signed in', () => readOwn(server, written.emails))} contributions read by their authors`)
  await database.close()
} finally {
  cluster.stop()
  rmSync(folder, { recursive: true })
}

type Written = { emails: string[]; reviews: number; companies: number }

/** Lets the code of the checkout write. */
function fill(checkout: string, DATABASE_URL: string): Written {
  const program = 'lab/upgrade/in-checkout/write-large.ts'
  cpSync(program, join(checkout, program), { recursive: true })
  const words = ['--no-install', 'tsx', program, reviews, people]
  const env = { ...process.env, DATABASE_URL }
  const said = execFileSync('npx', words, { cwd: checkout, env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return JSON.parse(said.trim().split('\n').at(-1)!)
}

/** Lets others read and write, one statement after the other; `end` returns how often, and the longest wait. */
function startOthers(connectionString: string) {
  let [times, longest, ending] = [0, 0, false]
  const statements = [
    'select id from reviews order by company_id, id limit 12',
    'select n from (select count(*) as n from tallies where company_id = 1) as counted',
    'update reviews set helpful = helpful where (company_id, id) = (select company_id, id from reviews limit 1)',
    `update accounts set verified = verified where id = (select id from accounts limit 1)`,
  ]
  const work = statements.map(async (statement) => {
    const client = new pg.Client({ connectionString })
    await client.connect()
    while (!ending) {
      const began = performance.now()
      await client.query(statement)
      longest = Math.max(longest, performance.now() - began)
      times += 1
    }
    await client.end()
  })
  return {
    async end() {
      ending = true
      await Promise.all(work)
      return `${times} times, and waited ${Math.round(longest)} ms at most`
    },
  }
}

/** Opens every sealed review; throws where one does not open. */
async function openAll(db: Database, privacy: Privacy): Promise<number> {
  let [opened, after] = [0, '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const rows = await queryRows<Omit<ReviewRow, 'sealed'> & { id: string; sealed: string }>(
      db,
      sql`select id, kind, answers, encode(sealed, 'hex') as sealed from reviews where id > ${after}::uuid
        order by id limit 5000`,
    )
    if (rows.length === 0) break
    for (const row of rows) openReview(privacy, { ...row, sealed: Buffer.from(row.sealed, 'hex') })
    opened += rows.length
    after = rows.at(-1)!.id
  }
  if (opened < Number(reviews)) throw new Error(`only ${opened} reviews are there`)
  return opened
}

/** Signs everybody in by their password, and counts the contributions they read as theirs. */
async function readOwn(
  server: Awaited<ReturnType<typeof startTestServer>>,
  emails: readonly string[],
): Promise<number> {
  let read = 0
  for (const email of emails) {
    const { json } = await server.call('POST', '/login', { body: { email, password: testPassword } })
    const own = await server.call('GET', '/profile/contributions?limit=50', { token: json.data?.token })
    if (own.status !== 200) throw new Error(`${email} reads nothing: ${JSON.stringify([json, own.json])}`)
    const { contributions } = own.json.data as { contributions: { kind: string; answers: object }[] }
    const isWhole = contributions.every(({ answers }) => Object.keys(answers).length > 3)
    if (contributions.length !== 7 || !isWhole) throw new Error(`${email} reads ${contributions.length} of 7`)
    read += contributions.length
    await server.liftLimits()
  }
  return read
}
