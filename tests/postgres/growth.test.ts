import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyEndpoint, Whose } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { getBucket } from '../../src/contract/following/news.ts'
import { caseKinds, listOrders } from '../../src/contract/moderation/cases.ts'
import {
  listApprovedCompanies,
  listFirstCompanies,
  listFirstStudies,
  listPlacesWithCompanies,
  listPublicStudies,
} from '../../src/server/pages/sitemap.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { listLongChanges, makeLongChanges } from '../../src/server/platform/db/long-changes.ts'
import { rightCall } from '../support/attacks/matrix-calls.ts'
import { type ActorName, actorNames, actors, makeWorld, type World } from '../support/attacks/matrix-world.ts'
import { growDatabase } from '../support/postgres/grown-database.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2025-10-10T09:00:00Z')
const server = await startTestServer({ clock: () => now })
let world: World

type Statement = { text: string; values: unknown[] }
const asked: Statement[] = []
const { query } = pg.Client.prototype
const explainer = new pg.Client({ connectionString: process.env.DATABASE_URL })

beforeAll(async () => {
  await server.empty()
  world = await makeWorld(server, (later) => {
    now = later
  })
  await growDatabase(server.database.background)
  // The job `changes` has built the indexes of companies, their listing, the audit and reviews.
  const built = listLongChanges().filter(({ statements }) =>
    statements.some((one) => /ON "(companies|audit|reviews|company_listing)"/.test(one)),
  )
  await makeLongChanges(server.database.background, built)
  await explainer.connect()
  // With sequential scans off, every statement that can use an index does: one that still reads a whole table has none.
  await explainer.query('set enable_seqscan = off; set max_parallel_workers_per_gather = 0')
  pg.Client.prototype.query = function (this: pg.Client, ...given: any[]) {
    const [first, second] = given
    const text: unknown = typeof first === 'string' ? first : first?.text
    if (this !== explainer && typeof text === 'string' && /^\s*(select|with)\b/i.test(text))
      asked.push({ text, values: (Array.isArray(second) ? second : first?.values) ?? [] })
    return Reflect.apply(query, this, given)
  } as typeof query
})
afterAll(async () => {
  pg.Client.prototype.query = query
  await explainer.end()
  await server.close()
})

/** Tables whose size is set by people or by time: use of the site adds no rows to them. */
const bounded = new Set([
  ...['lookup_items', 'settings', 'moderators', 'job_runs', 'rounds', 'author_keys', 'applied_sql', 'data_keys'],
  'push_keys',
  'clock_marks',
  'site_state',
  'site_texts',
  // As many as administrators make; at most 2,000 names wait.
  ...['lookup_edits', 'list_proposals'],
  ...['outside_acts', 'outside_pay', 'outside_sources'],
  // A person decides each notice, and an administrator writes each line.
  ...['notices', 'authority_requests'],
  'schema_numbers',
  // As many as the versions of a month have.
  'site_files',
  // So many a month or a quarter.
  ...['data_releases', 'released_pay', 'award_quarters', 'awards'],
  // As many as the forms have measures and answers.
  'national_tallies',
])

/** Indexes of a few rows of a table, which are read as a whole: work that waits for a person, and is done. */
const ofFew = new Set(['companies_waiting', 'studies_waiting', 'unlock_requests_pending'])

/** Statements that read all of a growing table, by a part of their text, and why they may. */
const exceptions: readonly (readonly [piece: string, why: string])[] = [
  [
    'select distinct "company_id" from "unlock_requests"',
    'who asked to unlock a company is found by a mark for each that anybody asked about, and those are few',
  ],
  [
    'from support_messages as message where not exists',
    'a message waits until there is a decision on it, which its own row must not tell; they go with their accounts',
  ],
  ['from company_listing where industry_id is not null', 'one narrow index, once an hour for those who search the web'],
  ['from company_listing where city_id is not null', 'the same by city'],
  ['as place from company_listing', 'the same for the pages of companies'],
  ['sum(reviews), 0)::int as n from company_listing', 'one narrow index, once in ten minutes, for the count at home'],
  [
    'select id from companies where is_approved order by id',
    'once in ten minutes, for the buckets of what is followed',
  ],
  ['(select count(*)::int from mails', 'what waits, which is emptied all the time, for the administrator alone'],
  ['from companies where is_approved and', 'the companies of each item of a list, for the administrator alone'],
  ['count(*) as count from "companies"', 'one index, for the administrator of the site alone'],
  ['as place from studies', 'the same for the pages of studies, of which there are few'],
]

/**
 * The most rows of one table that a statement may read: more than the largest company has in any, and fewer than one for
 * each company.
 */
const mostRead = 3_000

type Plan = {
  'Node Type': string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  Plans?: Plan[]
}

/** Nodes that consume all their rows before they return the first. */
const takesAll = /Sort|Aggregate|Hash/
/** A condition that most rows meet selects hardly fewer rows than none does. */
const leadsNowhere = /^\(\w+ IS NOT NULL\)$/

/** Lists where a plan reads a whole table or a whole index; under a limit, only the first rows are read. */
function wholeReads(plan: Plan, limited = false): string[] {
  const {
    'Node Type': node,
    'Relation Name': table = '',
    'Index Name': index = '',
    'Index Cond': condition = '',
  } = plan
  const isLimited = (limited || node === 'Limit') && !takesAll.test(node)
  const found: string[] = []
  // A limit helps where any row is accepted.
  if (node === 'Seq Scan' && !bounded.has(table) && !(limited && !plan.Filter)) found.push(table)
  const isLed = condition !== '' && !leadsNowhere.test(condition)
  if (/Index/.test(node) && !isLed && !isLimited && !bounded.has(table) && !ofFew.has(index))
    found.push(`${table || index} by its index`)
  return [...found, ...(plan.Plans ?? []).flatMap((one) => wholeReads(one, isLimited))]
}

/** Lists of which tables a plan that was run has read more rows than it may, with how many. */
function listMostRead(plan: Plan): string[] {
  const read = new Map<string, number>()
  const look = (one: Plan) => {
    const { 'Relation Name': table, 'Actual Rows': rows = 0, 'Actual Loops': loops = 0, Plans = [] } = one
    const left = (one['Rows Removed by Filter'] ?? 0) + (one['Rows Removed by Index Recheck'] ?? 0)
    if (table && !bounded.has(table)) read.set(table, (read.get(table) ?? 0) + (rows + left) * loops)
    for (const below of Plans) look(below)
  }
  look(plan)
  return [...read].flatMap(([table, rows]) => (rows > mostRead ? [`${rows} rows of ${table}`] : []))
}

/** Returns the plan of a statement that is run, in a transaction that is undone. */
async function runExplained({ text, values }: Statement): Promise<Plan> {
  await explainer.query('begin')
  const { rows } = await explainer.query(`explain (analyze, timing off, format json) ${text}`, values)
  await explainer.query('rollback')
  return (rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]!.Plan
}

async function explained(statements: readonly Statement[]): Promise<string[]> {
  const wrong = new Set<string>()
  for (const statement of statements) {
    const { text } = statement
    if (exceptions.some(([piece]) => text.includes(piece))) continue
    const plan = await runExplained(statement)
    const found = [...wholeReads(plan), ...listMostRead(plan)]
    if (found.length > 0) wrong.add(`${found.join(', ')}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`)
  }
  return [...wrong]
}

/** Returns all queries made while `act` ran. */
async function during(act: () => Promise<unknown>): Promise<Statement[]> {
  asked.splice(0)
  await act()
  return asked.splice(0)
}

const relationsOf = ({ whose = 'anybody' }: AnyEndpoint): readonly Whose[] =>
  [whose].flat().filter((one) => one !== 'anybody' && one !== 'self')
/** Returns an actor who may make a call. */
const callerOf = (endpoint: AnyEndpoint): ActorName =>
  actorNames.find((name) => {
    const { roles, is, ...actor } = actors[name]
    const may = (roles as readonly string[]).includes(endpoint.access) && !('shut' in actor)
    return may && name !== 'unproven' && relationsOf(endpoint).every((one) => (is as readonly string[]).includes(one))
  }) ?? 'closed'

/** Every queue in each of its orders, and searched for the number of a case. */
const listsOfCases = caseKinds.flatMap((kind) => [
  ...listOrders(kind).map((order) => `/api/moderation/cases?kind=${kind}&sort=${order}`),
  `/api/moderation/cases?kind=${kind}&q=12345678`,
])

/** A bucket of the news, of as many as there are here. */
async function findBucket(): Promise<string> {
  const { data } = (await server.call('GET', '/news')).json
  return `/api/news/${data.buckets}/0`
}

const reading = endpoints.filter(({ method }) => method === 'GET')

describe('no read scans a table that grows with use, or all companies', () => {
  test.each(reading.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (_, endpoint) => {
    const name = callerOf(endpoint)
    const { path, headers } = rightCall(endpoint, world, name)
    const paths =
      endpoint.path === '/moderation/cases' ? listsOfCases : endpoint === getBucket ? [await findBucket()] : [path]
    for (const one of paths) {
      const statements = await during(async () => {
        const response = await server.app.request(one, { headers })
        expect([one, name, response.status, response.status === 200 ? '' : await response.text()]).toEqual([
          one,
          name,
          200,
          '',
        ])
        await response.arrayBuffer()
      })
      expect(await explained(statements)).toEqual([])
    }
  })

  test('nor do the sitemaps', async () => {
    const { reads } = server.database
    const statements = await during(async () => {
      const page = { from: 1, limit: 1000 }
      await listFirstCompanies(reads, 1000)
      await listFirstStudies(reads, 1000)
      await listApprovedCompanies(reads, page)
      await listPlacesWithCompanies(reads, 'industry', 3)
      await listPlacesWithCompanies(reads, 'city', 3)
      await listPublicStudies(reads, page)
    })
    expect(statements).toHaveLength(6)
    expect(await explained(statements)).toEqual([])
  })

  test('what has no index would have been seen', async () => {
    const { reads } = server.database
    const statements = await during(async () => {
      await queryRows(reads, sql`select id from reviews where helpful = 3`)
      await queryRows(reads, sql`select count(*) from decisions`)
    })
    expect(await explained(statements)).toHaveLength(2)
  })

  test('what reads something of every company by an index would have been seen', async () => {
    const { reads } = server.database
    const statements = await during(async () => {
      await queryRows(reads, sql`select name_en from companies where id > 0`)
      await queryRows(
        reads,
        sql`select listed.company_id from company_listing as listed cross join lateral
        (select 1 from reviews where reviews.company_id = listed.company_id limit 1) as one where listed.reviews >= 0`,
      )
    })
    expect(await explained(statements)).toEqual([
      expect.stringMatching(/^4\d{3} rows of companies: /),
      expect.stringMatching(/rows of company_listing/),
    ])
  })
})
