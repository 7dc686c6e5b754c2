import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '../../src/contract/accounts/accounts.ts'
import { downloadData } from '../../src/contract/accounts/closing.ts'
import { getProfile } from '../../src/contract/accounts/user.ts'
import { answerReview } from '../../src/contract/employers/answers.ts'
import type { AnyEndpoint, Whose } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { listCases } from '../../src/contract/moderation/desk.ts'
import { getDetails } from '../../src/contract/profile/profile.ts'
import { answerQuestion, listAnswers } from '../../src/contract/questions/questions.ts'
import { reactToReview, report } from '../../src/contract/reviews/voices.ts'
import { createApp } from '../../src/server/app/app.ts'
import { createLimits } from '../../src/server/limits/limits.ts'
import { type Rule, table } from '../../src/server/limits/table.ts'
import { shareLookups } from '../../src/server/lookups/lookups.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import type { Services } from '../../src/server/platform/services.ts'
import { createToken } from '../../src/server/platform/tokens.ts'
import { readExperience } from '../../src/server/profile/profile.queries.ts'
import { rightCall, type Sent } from '../support/attacks/matrix-calls.ts'
import {
  type Actor,
  type ActorName,
  actorNames,
  actors,
  companies,
  emailOf,
  makeWorld,
  secretOf,
  type World,
} from '../support/attacks/matrix-world.ts'
import { startTestServer } from '../support/server/server.ts'
import { choose } from '../support/setup/whole.ts'

let now = new Date('2025-10-10T09:00:00Z')
const server = await startTestServer({ clock: () => now })
let world: World
beforeAll(async () => {
  await server.empty()
  world = await makeWorld(server, (later) => {
    now = later
  })
})
afterAll(server.close)

type Outcome = { status: number; codes: string[]; text: string; written: string[]; others: boolean }

/** Rolls a transaction back. */
class Undone extends Error {}

let current: Database = server.db
const { privacy } = server.services
/** The server's own services, each on the transaction in which a call is tried. */
const services: Services = {
  ...server.services,
  get db() {
    return current
  },
  get reads() {
    return current
  },
  get limits() {
    return createLimits({ db: current, privacy, newNonce: createToken })
  },
  experienceOf: (account, language) => readExperience({ db: current, privacy }, account, language),
}
const app = createApp(services)

/**
 * Makes a call in a transaction that is rolled back, so that every call finds the same world; compares rows of other
 * accounts.
 */
async function tried({ path, body, headers }: Sent, method: string, account = ''): Promise<Outcome> {
  let outcome: Outcome | undefined
  let othersAfter = ''
  const run = server.db.transaction(async (tx) => {
    current = tx as unknown as Database
    shareLookups(server.db, current)
    const writes = await writesOf(current)
    const response = await app.request(path, { method, headers, body: body ?? null })
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    const json = response.headers.get('content-type')?.includes('json')
      ? JSON.parse(Buffer.from(text, 'latin1').toString())
      : {}
    const counts = await writesOf(current)
    const written = [...counts].filter(([table, count]) => writes.get(table) !== count).map(([table]) => table)
    if (account && written.length > 0) othersAfter = await rowsOfOthers(current, account)
    outcome = {
      status: response.status,
      codes: ((json.problems ?? []) as { code: string }[]).map(({ code }) => code),
      text: Buffer.from(text, 'latin1').toString(),
      written,
      others: false,
    }
    throw new Undone()
  })
  await run.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  current = server.db
  // After the rollback, the world is as it was before the call.
  return { ...outcome!, others: othersAfter !== '' && othersAfter !== (await rowsOfOthers(current, account)) }
}

/**
 * Returns how many rows of each table were written, rolled-back ones included; counts of attempts do not matter. Asked of
 * each table by itself: PostgreSQL's view joins the indexes as well, and takes as long as the call.
 */
async function writesOf(db: Database): Promise<Map<string, string>> {
  const rows = await queryRows<{ table: string; count: string }>(
    db,
    sql`select relname as table, written::text as count from pg_class,
        lateral (select pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) +
          pg_stat_get_xact_tuples_deleted(oid) as written) as counts
      where relkind = 'r' and relnamespace = 'public'::regnamespace and written > 0 and relname <> 'limits'`,
  )
  return new Map(rows.map(({ table, count }) => [table, count]))
}

/** The tables with rows of one account. */
let owned: { name: string }[] | undefined

/** Returns everything stored about people other than this one, as one text. */
async function rowsOfOthers(db: Database, account: string): Promise<string> {
  owned ??= await queryRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'account_id' order by name`,
  )
  const tables = [['accounts', 'id'], ...owned.map(({ name }) => [name, 'account_id'])]
  const parts = tables.map(
    ([table, column]) =>
      `(select coalesce(md5(string_agg(row::text, '' order by row::text)), '') from ${table} as row where ${column} <> '${account}')`,
  )
  const [row] = await queryRows<{ all: string }>(db, sql.raw(`select ${parts.join(' || ')} as all`))
  return row!.all
}

/** The refusals of a call, by the relation the caller lacks. */
const refusals: Readonly<Record<Whose, readonly string[]>> = {
  anybody: [],
  self: [],
  owner: ['404 not_found'],
  author: ['404 not_found'],
  company: ['404 not_found'],
  admin: ['404 not_found', '409 not_company_admin'],
  speaker: ['409 company_unlocked'],
  addressee: ['409 invited_otherwise'],
  outsider: ['409 speaks_for_company', '409 speaks_for_competitor'],
  reader: ['409 speaks_for_company', '409 speaks_for_competitor', '409 own_contribution'],
  contributor: ['409 salary_not_shared'],
  experienced: ['409 not_in_experience'],
  impartial: ['409 own_case'],
}

/** Returns the relations a caller must have; everyone has `self`. */
const relationsOf = ({ whose = [] }: Pick<AnyEndpoint, 'whose'>): readonly Whose[] =>
  [whose].flat().filter((one) => one !== 'anybody' && one !== 'self')

/** Returns the outcomes an endpoint declares for an actor: `served`, or one of these refusals. */
function expected({ access, whose = 'anybody', whileClosed }: AnyEndpoint, actor: Actor): readonly string[] {
  if (access === 'public') return ['served']
  if (actor.shut === 'unauthenticated') return ['401 unauthenticated']
  if (!actor.roles.includes(access)) return ['403 forbidden']
  if (actor.shut === 'account_closed') return whileClosed ? ['served'] : ['409 account_closed']
  const missing = relationsOf({ whose }).filter((one) => !actor.is.includes(one))
  return missing.length === 0 ? ['served'] : missing.flatMap((one) => refusals[one])
}

/** Valid calls that are refused for reasons independent of the caller. */
const otherwise: Readonly<Record<string, string>> = {
  // No provider has signed the token.
  'POST /social/login': '401 social_failed',
  // No passkey has signed the challenge.
  'POST /passkey/login': '422 passkey_failed',
  'POST /account/passkeys': '422 passkey_failed',
  'POST /account/presence/passkey': '422 passkey_failed',
  // The link was not in any mail.
  'POST /account/email/confirm': '422 token_unknown',
  'POST /account/email/undo': '422 token_unknown',
  'POST /account/recovery-code/confirm': '422 token_unknown',
  // No account of this world has started over.
  'POST /account/begun-anew/undo': '404 not_found',
  // No app is set up, and an invented code matches none.
  'POST /account/authenticator': '422 app_code_wrong',
  'POST /account/authenticator/remove': '404 not_found',
  'POST /account/authenticator/codes': '404 not_found',
  'POST /account/presence/authenticator': '422 app_code_wrong',
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
const said = (endpoint: AnyEndpoint, { status, codes }: Outcome) => {
  const words = [status, ...new Set(codes)].join(' ')
  return status < 300 || words === otherwise[nameOf(endpoint)] ? 'served' : words
}

test('every call that is not public says whose the thing is that it is about', () => {
  for (const endpoint of endpoints)
    expect([nameOf(endpoint), endpoint.whose !== undefined]).toEqual([nameOf(endpoint), endpoint.access !== 'public'])
})

/** Calls that are not open to everybody. */
const guarded = endpoints.filter(({ access }) => access !== 'public')
test.each(choose(endpoints, guarded).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s',
  async (_, endpoint) => {
    const wrong: string[] = []
    for (const name of actorNames) {
      const account = isOwn(endpoint) ? world.accounts[name] : undefined
      const outcome = await tried(rightCall(endpoint, world, name), endpoint.method, account)
      const allowed = expected(endpoint, actors[name])
      const answered = said(endpoint, outcome)
      const note = (what: string) => wrong.push(`${name}: ${what}`)
      if (!allowed.includes(answered)) note(`${answered}, not ${allowed.join(' or ')}: ${outcome.text.slice(0, 200)}`)
      // A refused call has changed nothing; a call on the actor's own things has changed nothing of other people.
      if (!allowed.includes('served') && outcome.written.length > 0) note(`refused, and wrote ${outcome.written}`)
      if (outcome.others) note('changed rows of someone else')
      for (const read of foreignIn(endpoint, name, outcome)) note(`read ${read}`)
    }
    expect(wrong).toEqual([])
  },
)

const isOwn = ({ whose }: AnyEndpoint) => whose === 'self' || whose === 'owner' || whose === 'author'

/**
 * Returns what a response discloses about other people: moderators read what was written to them, a company its own
 * people, anyone else nothing.
 */
function foreignIn({ access, whose, path }: AnyEndpoint, name: ActorName, { text }: Outcome): string[] {
  const others = Object.keys(world.accounts).filter((one) => one !== name)
  const secrets = access === 'moderator' ? [] : others.map(secretOf)
  const emails = whose === 'company' || whose === 'admin' || path === login.path ? [] : others.map(emailOf)
  return [...secrets, ...emails].filter((one) => text.includes(one))
}

test('people read and write their own, so that what others do not read or write would have been seen', async () => {
  const read = async (name: ActorName, endpoint: AnyEndpoint) =>
    (await tried(rightCall(endpoint, world, name), endpoint.method)).text
  for (const name of ['author', 'other'] as const) {
    expect(await read(name, getDetails)).toContain(secretOf(name))
    expect(await read(name, downloadData)).toContain(secretOf(name))
    expect(await read(name, getProfile)).toContain(emailOf(name))
  }
  expect(await read('moderator', listCases)).toContain(secretOf('author'))
  expect((await tried(rightCall(report, world, 'member'), report.method)).written).toContain('reports')
})

describe('what an account does only so often in a day', () => {
  const written = endpoints.filter(({ quota }) => quota !== undefined)
  const served: Readonly<Partial<Record<Whose, ActorName>>> = { experienced: 'author', author: 'author' }

  test.each(written.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const { path, quota, method } = endpoint
    const name =
      relationsOf(endpoint)
        .map((whose) => served[whose])
        .find(Boolean) ?? 'member'
    const sent = rightCall(endpoint, world, name)
    const rules = table[quota!] as readonly Rule[]
    const again = (key: string): Sent => ({ ...sent, headers: { ...sent.headers, 'Idempotency-Key': key } })
    const reached: [string, string][] = []
    for (const { by, max } of rules) {
      await server.liftLimits()
      // Calls of one kind, or of several together.
      for (let n = 0; n < max; n += 1) {
        const kind = by.includes('kind') ? path : `kind ${n}`
        const account = world.accounts[name]!
        expect(await services.limits.attempt(quota!, { account, kind, now })).toMatchObject({ may: 'go' })
      }
      const beyond = await tried(again(`beyond-${by.length}`), method)
      reached.push([`${beyond.status} ${beyond.codes}`, `${beyond.written}`])
    }
    expect(reached).toEqual(rules.map(() => ['429 quota_reached', '']))
    now = new Date(now.getTime() + 86_400_000)
    const nextDay = await tried(again('the-day-after'), method)
    now = new Date(now.getTime() - 86_400_000)
    await server.liftLimits()
    expect([nextDay.status, nextDay.codes]).toEqual([200, []])
  })

  test('is said of every call that leaves something with others, or has a bound of another kind', () => {
    const bounded: Readonly<Record<string, string>> = {
      '/companies/:id/change': 'companyChange in its handler: the people of the company change its page as they like',
      '/companies/:id/assets': 'so many pictures and documents a company',
      '/companies/:id/assets/:file': 'changes what is there',
      '/companies/:id/assets/:file/move': 'changes what is there',
      '/companies/:id/assets/:file/remove': 'takes away',
      '/reviews/:review/reaction': 'vote in its handler: taking one back is always open',
      '/reviews/:review/answer': 'one for each review',
      '/employer/companies/:id/surveys': 'so many wait at once',
      '/employer/companies/:id/invitations': 'invite in its handler',
      '/employer/companies/:id/people/remove': 'takes away',
      '/employer/companies/:id/leave': 'takes away',
      '/employer/companies/:id/notify': 'a switch',
      '/employer/invitations/accept': 'one for each invitation',
      '/profile/contributions/:contribution/appeal': 'one for each decision',
      '/employer/notices/:id': 'notice in its handler, as for anybody',
      '/account/sessions/end': 'takes away',
      '/account/passkeys/rename': 'changes what is there',
    }
    const leaves = endpoints.filter(
      ({ method, access, whose = 'anybody', path, quota }) =>
        method === 'POST' &&
        (access === 'member' || access === 'employer') &&
        ![whose].flat().includes('self') &&
        !(path.startsWith('/profile/') && ['owner'].includes(String(whose))) &&
        !path.endsWith('/remove') &&
        !path.startsWith('/salaries') &&
        quota === undefined,
    )
    expect(leaves.map(({ path }) => path).filter((path) => !(path in bounded))).toEqual([])
  })
})

describe('what is not there', () => {
  /** Returns the same call about something of the same form that does not exist. */
  const ofNothing = ({ path, body, headers }: Sent): Sent => ({
    path: path
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, '00000000-0000-4000-8000-000000000000')
      .replace(/(companies\/)\d+/, '$199'),
    body: typeof body === 'string' ? body.replace(world.things.session, 'A'.repeat(world.things.session.length)) : body,
    headers,
  })
  const named = endpoints.filter((one) => relationsOf(one).some((whose) => refusals[whose].includes('404 not_found')))

  test.each(named.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'is answered like what belongs to another person: %s',
    async (_, endpoint) => {
      const { access, method } = endpoint
      const stranger = access === 'employer' ? 'elsewhere' : 'other'
      const right = rightCall(endpoint, world, stranger)
      const [foreign, missing] = [await tried(right, method), await tried(ofNothing(right), method)]
      expect([missing.status, missing.text]).toEqual([foreign.status, foreign.text])
      expect(missing.codes).toEqual(['not_found'])
    },
  )

  const about = (path: string) =>
    endpoints.filter((one) => one.method === 'GET' && one.access === 'public' && one.path.includes(path))
  test.each(about('/companies/:id').map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'nobody reads of a company that waits for approval: %s',
    async (_, endpoint) => {
      for (const name of actorNames) {
        const right = rightCall(endpoint, world, name)
        const path = right.path.replace(`/companies/${companies.own}`, `/companies/${world.things.unapproved}`)
        const { status, codes } = await tried({ ...right, path }, 'GET')
        expect([name, status, codes]).toEqual([name, 404, ['not_found']])
      }
    },
  )

  test('a review that was taken off the site cannot be voted on, answered or reported, nor such a question answered', async () => {
    const { hiddenReview, removedQuestion, review, question } = world.things
    const hidden = (sent: Sent): Sent => ({
      ...sent,
      path: sent.path.replace(review.company!, hiddenReview).replace(question, removedQuestion),
      body: typeof sent.body === 'string' ? sent.body.replace(review.company!, hiddenReview) : sent.body,
    })
    for (const endpoint of [reactToReview, answerReview, report, answerQuestion, listAnswers] as AnyEndpoint[])
      for (const name of ['member', 'other', 'elsewhere'] as const) {
        const { status, written } = await tried(hidden(rightCall(endpoint, world, name)), endpoint.method)
        if (endpoint === listAnswers) expect([200, 404]).toContain(status)
        else expect([name, status >= 400, written]).toEqual([name, true, []])
      }
  })
})
