import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { findAccount } from '../../src/server/accounts/accounts.queries.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { sampleBody } from '../../tests/support/answers/sample-reviews.ts'
import { namesSomebody, operatorWith, runsIn } from '../../tests/support/server/operator.ts'
import { startTestServer, type TestServer, testPassword } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'
import { type CopiedRow, copyDatabase, type DatabaseCopy, listOrders } from './database-copy.ts'

/** The owner of each row, as only the game itself knows it; one number per person. */
type Truth = Map<string, number>
type World = {
  server: TestServer
  people: { email: string; token: string; id: string; companyId: number }[]
  /** Owners by the id of an account, and by the id of a review of each kind. */
  accounts: Truth
  reviews: Record<'company' | 'salary', Truth>
}

/**
 * Creates a world in which people one after another sign up, write about their employer and share their pay; the
 * answers of each are unique.
 */
async function openWorld(many: number, at: () => Date): Promise<World> {
  const server = await startTestServer({ clock: at, env: { PUBLISH_ROUNDS: 'day' } })
  const { db, services } = server
  await server.empty()
  await db.execute(sql`insert into companies (id, name_en, name_ar)
    select n, 'Rimal ' || n, 'رمال' from generate_series(1, 3) as n`)
  const world: World = {
    server,
    people: [],
    accounts: new Map(),
    reviews: { company: new Map(), salary: new Map() },
  }
  for (let n = 0; n < many; n += 1) {
    const email = `person-${n}@example.com`
    const token = await server.signUp(email)
    const companyId = 1 + (n % 3)
    await post(server, token, '/profile/experience', { company_id: companyId })
    // The same department, title and city in both: the public answers alone join the two.
    const same = { department: 1 + (n % 9), joblevel: 1 + (n % 4), jobtitle: 1 + (n % 30), cities: 1 + (n % 7) }
    for (const kind of ['company', 'salary'] as const)
      await post(server, token, `/${kind}/review`, { ...sampleBody(kind, companyId), ...same })
    world.people.push({ email, token, id: '', companyId })
  }
  await server.publish()
  for (const [n, person] of world.people.entries()) {
    const account = await server.personAt(person.email)
    person.id = account.id
    world.accounts.set(account.id, n)
    const ids = await readContributions(db, { privacy: services.privacy, secret: account.secret })
    const rows = await queryRows<{ id: string; kind: 'company' | 'salary' }>(
      db,
      sql`select id, kind from reviews where id = any(${sql.param(ids)}::uuid[])`,
    )
    for (const { id, kind } of rows) world.reviews[kind]?.set(id, n)
  }
  return world
}

async function post(server: TestServer, token: string, path: string, body: unknown) {
  await server.liftLimits()
  const sent = await server.call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
  if (sent.status !== 200) throw new Error(`${path} was refused: ${sent.text}`)
}

/**
 * Joins the rows of two tables by any pair of orders: learns on every second person, whom the attacker knows, which
 * pair of orders most often puts a person's rows side by side, and plays on the others. The guess is the row at the
 * same relative position.
 */
function joinByOrder(left: readonly CopiedRow[], right: readonly CopiedRow[], of: (row: CopiedRow) => number) {
  const isKnown = (person: number) => person % 2 === 0
  let best = { right: -1, guesses: [] as boolean[] }
  for (const one of listOrders(left).values())
    for (const other of listOrders(right).values())
      for (const turned of [false, true]) {
        const facing = turned ? [...other].reverse() : other
        const guess = (at: number) => facing[Math.round((at * (facing.length - 1)) / Math.max(1, one.length - 1))]!
        const outcomes = one.map((row, at) => ({ person: of(row), hit: of(guess(at)) === of(row) }))
        const known = outcomes.filter(({ person, hit }) => isKnown(person) && hit).length
        if (known > best.right)
          best = { right: known, guesses: outcomes.filter(({ person }) => !isKnown(person)).map(({ hit }) => hit) }
      }
  return best.guesses
}

/** Joins rows by equal long values or shared transactions: a person's row is the only one that shares something. */
function joinByValue(left: readonly CopiedRow[], right: readonly CopiedRow[], of: (row: CopiedRow) => number) {
  const marks = ({ values, transaction }: CopiedRow) =>
    new Set([
      `transaction ${transaction}`,
      ...Object.values(values).flatMap((value) => (value && value.length > 11 ? [value] : [])),
    ])
  return left.map((row) => {
    const mine = marks(row)
    const shared = right.filter((other) => [...marks(other)].some((mark) => mine.has(mark)))
    // Guesses one of the rows that share something, or any row.
    const among = shared.length > 0 && shared.length < right.length ? shared : right
    return of(among[Math.floor(Math.random() * among.length)]!) === of(row)
  })
}

function attackCopy(
  { people, accounts, reviews }: World,
  copy: DatabaseCopy,
  when: string,
  remains?: string,
): Outcome[] {
  const rows = (table: string, known: Truth) =>
    (copy.get(table) ?? []).filter(({ values }) => known.has(values.id ?? ''))
  const person = ({ values }: CopiedRow) =>
    accounts.get(values.id!) ?? reviews.company.get(values.id!) ?? reviews.salary.get(values.id!)!
  // The company of a row is public.
  const chance = 3 / people.length
  const pairs = [
    ['account to review', rows('accounts', accounts), rows('reviews', reviews.company)],
    ['review to salary', rows('reviews', reviews.company), rows('reviews', reviews.salary)],
  ] as const
  return pairs.flatMap(([name, left, right]) => [
    {
      name: `${when}: ${name}, by order and transaction`,
      ...tallyRight(joinByOrder(left, right, person)),
      chance,
      remains,
    },
    { name: `${when}: ${name}, by equal values`, ...tallyRight(joinByValue(left, right, person)), chance, remains },
  ])
}

/**
 * The attacker has a copy of the database: from one moment, and from every night, before the daily round and after it.
 */
export const databaseCopies: Attack = {
  name: 'copies of the database',
  rounds: { test: 24, whole: 120 },
  play: async (many) => {
    let now = new Date('2026-11-02T09:00:00Z')
    const world = await openWorld(many, () => now)
    const { server, people } = world
    try {
      const early = await copyDatabase(server)
      await maintain(server.services)
      const after = await copyDatabase(server)
      // A third of the people return on each of three days, and the attacker copies the database every night.
      for (let day = 1; day <= 3; day += 1) {
        now = new Date(now.getTime() + 86_400_000)
        for (const { token } of people.filter((_, n) => n % 3 === day - 1))
          await server.call('GET', '/profile', { token })
        await maintain(server.services)
      }
      return [
        ...attackCopy(world, early, 'before the daily round', 'until the daily round, rows lie as they came'),
        ...attackCopy(world, after, 'after the daily round'),
        ...attackCopy(world, await copyDatabase(server), 'after three nights'),
        ...attackLimits(world, early),
        ...(await attackWithKey(world)),
      ]
    } finally {
      await server.close()
    }
  },
}

/** Looks for names of rows that are plain hashes of values in a copy, or of values that can be guessed. */
function attackLimits({ people }: World, copy: DatabaseCopy): Outcome[] {
  const everything = [...copy]
    .map(([, rows]) => rows.map(({ values }) => Object.values(values).join(' ')).join(' '))
    .join(' ')
  const hashed = (text: string) =>
    ['sha256', 'sha1', 'md5', 'sha512'].flatMap((how) => {
      const digest = createHash(how).update(text)
      return [digest.copy().digest('hex'), digest.copy().digest('base64'), digest.digest('base64url')]
    })
  const guesses = people.map(({ id, email }) =>
    [
      ...[
        email,
        email.toUpperCase(),
        JSON.stringify([email]),
        JSON.stringify([email, '127.0.0.1']),
        `${email}127.0.0.1`,
      ],
      ...[JSON.stringify([id]), `review ${id}`, JSON.stringify([id, 'review']), JSON.stringify(['account', id])],
    ]
      .flatMap(hashed)
      .some((hash) => everything.includes(hash)),
  )
  return [{ name: 'limits and marks: a hash of what is known', ...tallyRight(guesses), chance: 0 }]
}

/** Attacks as the operator with the data at rest: the database and the author key, and nobody signed in. */
async function attackWithKey({ server, people }: World): Promise<Outcome[]> {
  const { privacy, under } = operatorWith(Buffer.alloc(32, 7))
  const slots = await queryRows<{ slot: string }>(server.db, sql`select encode(slot, 'hex') as slot from authorship`)
  const taken = new Set(slots.map(({ slot }) => slot))
  const guesses: boolean[] = []
  for (const { email } of people) {
    const account = (await findAccount(server.services, email))!
    // Everything of an account that the key opens, with each run of bytes tried as the secret.
    const sessions = await queryRows<Record<string, unknown>>(
      server.db,
      sql`select * from sessions where account_id = ${account.id}`,
    )
    let found = false
    for (const run of runsIn([account, ...sessions], under)) found ||= namesSomebody(privacy, taken, [], run)
    guesses.push(found)
  }
  return [{ name: 'operator at rest: database and author key', ...tallyRight(guesses), chance: 1 / people.length }]
}

/** One of two people leaves, and the attacker copies the database before and after: whose was the deleted review? */
export const leaving: Attack = {
  name: 'leaving',
  rounds: { test: 6, whole: 60 },
  play: async (many) => {
    let now = new Date('2026-11-02T09:00:00Z')
    const world = await openWorld(2 * many, () => now)
    const { server, people, reviews } = world
    try {
      await maintain(server.services)
      await server.purge()
      // Half of them leave, one after another; the database is copied before and after each.
      const leavers = people.filter((_, n) => n % 2 === 1)
      const guesses: boolean[] = []
      for (const leaver of leavers) {
        const before = await copyDatabase(server)
        const left = await server.call('POST', '/account/delete', {
          token: leaver.token,
          body: { password: testPassword },
        })
        if (left.status !== 200) throw new Error(`nobody can leave: ${left.text}`)
        const after = await copyDatabase(server)
        const all = (copy: DatabaseCopy) =>
          new Map((copy.get('reviews') ?? []).map((row) => [row.values.id!, JSON.stringify(row.values)]))
        const [was, is] = [all(before), all(after)]
        const changed = [...reviews.company.keys()].filter((id) => was.get(id) !== is.get(id))
        const among = changed.length > 0 ? changed : [...reviews.company.keys()]
        const guess = among[Math.floor(Math.random() * among.length)]!
        guesses.push(people[reviews.company.get(guess)!]!.id === leaver.id)
      }
      // The purge for everyone who left that week: which of them wrote which of the deleted reviews?
      const before = await copyDatabase(server)
      now = new Date(now.getTime() + 15 * 86_400_000)
      await server.purge(now)
      const gone = new Set((await copyDatabase(server)).get('reviews')!.map(({ values }) => values.id!))
      const went = (before.get('reviews') ?? []).filter(
        ({ values }) => !gone.has(values.id!) && reviews.company.has(values.id!),
      )
      const byOrder = leavers.map((leaver, at) => {
        const guess = went[at % Math.max(1, went.length)]
        return guess !== undefined && people[reviews.company.get(guess.values.id!)!]!.id === leaver.id
      })
      return [
        { name: 'two copies around "delete everything"', ...tallyRight(guesses), chance: 1 / people.length },
        { name: 'two copies around the purge, by order', ...tallyRight(byOrder), chance: 1 / leavers.length },
      ]
    } finally {
      await server.close()
    }
  },
}
