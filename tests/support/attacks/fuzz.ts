import { sql } from 'drizzle-orm'
import { addModerator } from '../../../src/server/moderation/moderators.queries.ts'
import { queryRows } from '../../../src/server/platform/db/database.ts'
import { undocumented } from '../oracles/documented.ts'
import { seededNumbers } from '../seeded.ts'
import { accountAt, employ } from '../server/employer.ts'
import { newCompany } from '../server/reviewed-company.ts'
import type { TestServer } from '../server/server.ts'
import { hostileRequests } from './hostile.ts'

type Outcome = { method: string; path: string; body?: string; status: number }
export type Fuzzed = {
  /** The number of responses by status code. */
  statuses: Record<number, number>
  /** The responses with a status code above 499. */
  failures: Outcome[]
  /** The responses the API document does not describe, and what it says instead. */
  undocumented: (Outcome & { why: string })[]
  /** The refused requests that left rows behind. */
  stored: (Outcome & { tables: string[] })[]
  /** The longest response time, in milliseconds, and the request it belongs to. */
  slowest: Outcome & { milliseconds: number }
  /** The most processor time of this process for one response, the database's included, in milliseconds. */
  hardest: Outcome & { work: number }
}

/**
 * Sends `count` requests made to be hard on the server, the same for the same seed, as visitors, members, employers and
 * moderators.
 */
export async function fuzz(server: TestServer, { count, seed }: { count: number; seed: number }): Promise<Fuzzed> {
  const random = seededNumbers(seed)
  await server.empty()
  for (let nth = 0; nth < 3; nth += 1) await newCompany(server)
  let people = 0
  const signUps: (() => Promise<string>)[] = [
    () => server.signUp(`member-${people++}@example.com`),
    () => employ(server, `employer-${people++}@example.com`, 1),
    async () => {
      const email = `moderator-${people++}@example.com`
      const token = await server.signUp(email)
      await addModerator(server.db, await accountAt(server, email), 'lead')
      return token
    },
  ]
  const tokens: string[] = []
  for (const signUp of signUps) tokens.push(await signUp())

  const seen: string[] = []
  const next = hostileRequests(random, seen)
  const result: Fuzzed = {
    statuses: {},
    failures: [],
    undocumented: [],
    stored: [],
    slowest: { method: '', path: '', status: 0, milliseconds: 0 },
    hardest: { method: '', path: '', status: 0, work: 0 },
  }
  let before = await stateOf(server)
  for (let nth = 0; nth < count; nth += 1) {
    if (nth % 10 === 0) await server.liftLimits()
    const { endpoint, method, path, headers, body } = next()
    const actor = Math.floor(random() * (signUps.length + 1))
    if (tokens[actor]) headers.Authorization = `Bearer ${tokens[actor]}`
    const began = performance.now()
    const worked = process.cpuUsage()
    const response = await server.app.request(path, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await response.text()
    const milliseconds = performance.now() - began
    const { user, system } = process.cpuUsage(worked)
    const work = (user + system) / 1000
    const { status } = response
    const outcome = { method, path, status, ...(typeof body === 'string' ? { body: body.slice(0, 500) } : {}) }
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (status > 499) result.failures.push(outcome)
    // A request with another method than the endpoint's is not described in the document.
    if (method === endpoint.method) {
      const why = undocumented(endpoint, { status, type: response.headers.get('content-type') ?? '', text })
      if (why) result.undocumented.push({ ...outcome, why })
    }
    if (milliseconds > result.slowest.milliseconds) result.slowest = { ...outcome, milliseconds }
    if (work > result.hardest.work) result.hardest = { ...outcome, work }
    if (status < 400) remember(seen, text, random)
    else {
      const after = await stateOf(server, before)
      const tables = Object.keys(after.rows).filter((name) => after.rows[name] !== before.rows[name])
      if (tables.length > 0) result.stored.push({ ...outcome, tables })
      before = after
    }
    // Where an actor has signed out or closed or deleted the account, another person of the same role signs up.
    if (status === 401 && tokens[actor] && endpoint.access !== 'public') tokens[actor] = await signUps[actor]!()
    if (status < 400 || status === 401) before = await stateOf(server, before)
  }
  return result
}

/** Remembers ids, tokens and cursors of responses: further requests are made with them. */
function remember(seen: string[], text: string, random: () => number): void {
  for (const [found] of text.matchAll(/(?<=")[\w-]{20,80}(?=")/g)) {
    if (seen.length < 300) seen.push(found)
    else seen[Math.floor(random() * seen.length)] = found
  }
}

type State = { written: string; rows: Readonly<Record<string, number>> }

/** Returns the number of rows of each table; counted only where something was written since the previous state. */
async function stateOf({ db }: TestServer, before?: State): Promise<State> {
  const [at] = await queryRows<{ written: string }>(
    db,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as written`,
  )
  if (at!.written === before?.written) return before
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(relname) as name from pg_stat_user_tables where schemaname = 'public' and relname <> 'limits'`,
  )
  const counts = tables.map(({ name }) => `(select count(*) from ${name}) as ${name}`).join(', ')
  const [found] = await queryRows<Record<string, string>>(db, sql.raw(`select ${counts}`))
  return {
    written: at!.written,
    rows: Object.fromEntries(Object.entries(found!).map(([name, n]) => [name, Number(n)])),
  }
}
