import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rewriteRows } from '../../src/server/app/maintenance/maintenance.queries.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { toCanonicalJson } from '../../src/server/platform/idempotency/canonical-json.ts'
import { openAuthorKey } from '../../src/server/platform/privacy/author-key.ts'
import { openCard } from '../../src/server/platform/privacy/card.ts'
import { createKeptKeys } from '../../src/server/platform/privacy/privacy.queries.ts'
import { createPrivacy } from '../../src/server/platform/privacy/privacy.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

/** Tables about people, and tables about contributions. Every table with rows must be in one of the lists. */
const ofPeople = [
  'proof_mailboxes',
  'accounts',
  'mailboxes',
  'sessions',
  'visits',
  'one_time_tokens',
  'identities',
  'passkeys',
  'mails',
  'limits',
  'files',
  'support_messages',
  'company_people',
  'administrators',
  'moderators',
]
const ofContributions = [
  'spent_proofs',
  'acts',
  'reviews',
  'review_groups',
  'waiting',
  'withheld',
  'authorship',
  'idempotency',
  'tallies',
  // Ids of what waits, sealed.
  'bursts',
  // Texts that others complain about; who wrote one is nowhere in it, and who complains is sealed.
  'notices',
  'contributor_marks',
  'national_tallies',
  'questions',
  'question_answers',
  'reactions',
  'reports',
  'study_answers',
  'study_marks',
  'study_counts',
  'unlock_requests',
  'company_changes',
  'company_requests',
  'appeals',
]
const ofNeither = [
  'company_domains',
  'proof_keys',
  'authority_requests',
  'applied_sql',
  'site_state',
  'broadcasts',
  // Totals of the site by week, rounded to tens.
  'weekly_counts',
  'author_keys',
  'award_candidates',
  'award_quarters',
  'awards',
  // Numbers that were public when they were released, and the keys that sign them.
  'data_keys',
  'data_releases',
  'released_pay',
  // Filled only once the account is gone.
  'closing_reasons',
  'companies',
  'company_competitors',
  'company_pasts',
  // Which rows were of which company before a join: what readers could see.
  'company_joins',
  'company_files',
  // About moderators: the time of a decision reveals nothing about an author.
  'audit',
  'pending_verdicts',
  'decisions',
  'company_invitations',
  'company_listing',
  'company_names',
  'company_versions',
  'job_runs',
  'release_units',
  // Counts by company and day, sealed.
  'recent_counts',
  // Empty but for a moment, and sealed.
  'role_changes',
  'lookup_items',
  'lookup_edits',
  // What others publish.
  'outside_acts',
  'outside_pay',
  'outside_sources',
  // Tied to nobody.
  'list_proposals',
  // Addresses at push services, without an account, and the key that signs to them.
  'push_subscriptions',
  'push_keys',
  'rounds',
  'clock_marks',
  'schema_numbers',
  'settings',
  'site_files',
  'site_texts',
  'studies',
]

type Row = Record<string, unknown>
type Dump = Record<string, Row[]>

let server: TestServer
const people = Array.from({ length: 12 }, (_, index) => ({
  email: `person-${index}@example.com`,
  name: `Person ${index}`,
  token: '',
  companyId: 0,
}))

/** Twelve people, each with one company in the experience list that nobody else has, and one review of it. */
beforeAll(async () => {
  server = await startTestServer()
  await server.empty()
  for (const person of people) {
    const [company] = await queryRows<{ id: number }>(
      server.db,
      sql`insert into companies (name_en, name_ar) values (${`Rimal of ${person.name}`}, 'رمال') returning id`,
    )
    person.companyId = company!.id
    person.token = await server.signUp(person.email, person.name)
    const body = { company_id: person.companyId }
    const headers = { 'Idempotency-Key': `works-${person.companyId}` }
    await server.call('POST', '/profile/experience', { token: person.token, body, headers })
  }
  // The reviews are written in another order than the people registered, and one person writes a second one.
  for (const [index, person] of [...people].reverse().entries()) {
    const headers = { 'Idempotency-Key': `review-${index}` }
    const body = sampleBody('company', person.companyId, { pros: `Fair pay ${index}` })
    const { status } = await server.call('POST', '/company/review', { token: person.token, body, headers })
    if (status !== 200) throw new Error(`a review was refused with ${status}`)
  }
  await speak()
  await rewriteRows(server.db)
})
afterAll(() => server.close())

/**
 * Lets each person ask about their company, answer another person's question, find a review helpful, report it and
 * answer a study.
 */
async function speak() {
  const [study] = await queryRows<{ id: number }>(
    server.db,
    sql`insert into studies (state, month, question_en, question_ar, options)
      values ('open', '2026-10', 'Where?', 'أين؟', '[{"en": "Here", "ar": "هنا"}]') returning id`,
  )
  const post = async (n: number, path: string, body: unknown) => {
    const headers = { 'Idempotency-Key': `${path} ${n}`.replaceAll(' ', '-') }
    const { status } = await server.call('POST', path, { token: people[n]!.token, body, headers })
    if (status !== 200) throw new Error(`${path} was refused with ${status}`)
  }
  for (const n of [4, 0, 7, 2, 11, 1, 9, 3, 10, 5, 8, 6]) {
    const { companyId } = people[n]!
    await post(n, `/companies/${companyId}/questions`, { tag: 'work', question: `How is it ${n}?` })
    const { questions } = (await server.call('GET', `/companies/${companyId}/questions`)).json.data
    await post((n + 5) % 12, `/questions/${questions[0].id}/answers`, { answer: `So it is ${n}` })
    const { reviews } = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data
    await post((n + 3) % 12, `/reviews/${reviews[0].id}/reaction`, { reaction: 'helpful' })
    await post((n + 7) % 12, '/reports', { subject: 'review', subject_id: reviews[0].id, reason: 'false' })
    await post(n, `/studies/${study!.id}/answer`, { option: 0 })
  }
}

async function dump(): Promise<Dump> {
  const tables = await queryRows<{ name: string }>(
    server.db,
    sql`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const rows: Dump = {}
  for (const { name } of tables)
    rows[name] = await queryRows<Row>(server.db, sql`select * from ${sql.identifier(name)}`)
  return rows
}

/** Formats a day as `2026-10-31`, no matter which database returned it. */
const isoDay = (day: unknown) => (day instanceof Date ? day.toLocaleDateString('en-CA') : String(day))

/** Lists every value in a row, as text: bytes in hex, each leaf of JSON separately, with the names of its keys. */
function valuesIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('hex')]
  if (value instanceof Date) return [value.toISOString()]
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, one]) => [key, ...valuesIn(one)])
  return [String(value)]
}

/** Returns the row of an account; it takes the key, since without it no row says whose it is. */
const accountIn = (rows: Dump, email: string) =>
  rows.accounts!.find((row) => openCard(server.services.privacy, row.card as Buffer).email === email)!

/** Returns the values that belong to this account alone. */
function ownValues(rows: Dump, email: string): Set<string> {
  const account = accountIn(rows, email)
  const mine = (row: Row) => row === account || row.account_id === account.id
  const all = ofPeople.flatMap((table) => rows[table] ?? [])
  const others = new Set(all.filter((row) => !mine(row)).flatMap((row) => Object.values(row).flatMap(valuesIn)))
  return new Set(
    all
      .filter(mine)
      .flatMap((row) => Object.values(row).flatMap(valuesIn))
      .filter((value) => !others.has(value)),
  )
}

describe('a dump of the database without the key does not tell who wrote the review', () => {
  test('every table is looked at', async () => {
    const rows = await dump()
    expect(Object.keys(rows).sort()).toEqual([...ofPeople, ...ofContributions, ...ofNeither].sort())
    expect(rows.reviews).toHaveLength(people.length)
    expect(rows.accounts).toHaveLength(people.length)
    for (const table of ['questions', 'question_answers', 'reactions', 'reports', 'study_marks'])
      expect(rows[table]).toHaveLength(people.length)
  })

  test('a contribution has no value of an account, and no part of its bytes', async () => {
    const rows = await dump()
    const told = ofContributions.flatMap((table) => rows[table]!.flatMap((row) => Object.values(row).flatMap(valuesIn)))
    const all = told.join('\n')
    const values = new Set(told)
    // Every eight consecutive bytes of a long value, as hexadecimal digits.
    const window = 16
    const parts = new Set<string>()
    for (const { email } of people) {
      const own = ownValues(rows, email)
      expect(own.size).toBeGreaterThanOrEqual(5)
      expect([...own].filter((value) => values.has(value))).toEqual([])
      for (const value of own)
        for (let at = 0; at + window <= value.length; at += 2) parts.add(value.slice(at, at + window))
    }
    expect(parts.size).toBeGreaterThan(1000)
    const found: string[] = []
    for (let at = 0; at + window <= all.length; at += 1) {
      const part = all.slice(at, at + window)
      if (parts.has(part)) found.push(part)
    }
    expect(found).toEqual([])
  })

  test('no company of an experience list can be read in an account', async () => {
    const rows = await dump()
    // The number of attempts is a small number, as the ids of these companies are.
    const limits = rows.limits!.map(({ points: _, ...row }) => row)
    for (const { companyId, name } of people)
      for (const row of [
        ...limits,
        ...ofPeople.filter((table) => table !== 'limits').flatMap((table) => rows[table]!),
      ]) {
        const values = Object.values(row).flatMap(valuesIn)
        expect(values).not.toContain(String(companyId))
        expect(values.some((value) => value.includes(`Rimal of ${name}`))).toBe(false)
      }
    const lengths = new Set(
      rows.accounts!.map(({ vault, locks }) => `${(vault as Buffer).length} ${(locks as Buffer).length}`),
    )
    expect(lengths.size).toBe(1)
  })

  test('a contribution has no hash of anything known about a person and a review', async () => {
    const rows = await dump()
    const names = new Set(
      ofContributions.flatMap((table) => rows[table]!.flatMap((row) => Object.values(row).flatMap(valuesIn))),
    )
    const found: string[] = []
    const look = (bytes: Buffer, how: string) => {
      if (names.has(bytes.toString('hex')) || names.has(bytes.toString('base64'))) found.push(how)
    }
    for (const { email, name, companyId, token } of people) {
      const own = [...ownValues(rows, email), email, name, token]
      const review = rows.reviews!.find((row) => row.company_id === companyId)!
      const known = ['', '0', '1', 'slot', 'slot0', String(companyId), 'company', '2026', review.id, 'review-0'].map(
        String,
      )
      const joined = [
        ...known,
        `${companyId}company2026`,
        `${companyId}:company:2026`,
        `slot:0`,
        `${companyId}|company`,
      ]
      for (const value of own) {
        const forms = [
          Buffer.from(value, 'utf8'),
          ...(/^([0-9a-f]{2})+$/.test(value) ? [Buffer.from(value, 'hex')] : []),
        ]
        for (const bytes of forms)
          for (const other of joined.map((text) => Buffer.from(text, 'utf8')))
            for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512']) {
              look(createHash(algorithm).update(bytes).update(other).digest(), `${algorithm} ${value} ${other}`)
              look(createHash(algorithm).update(other).update(bytes).digest(), `${algorithm} ${other} ${value}`)
              look(createHmac(algorithm, bytes).update(other).digest(), `hmac ${algorithm} ${value} ${other}`)
              look(createHmac(algorithm, other).update(bytes).digest(), `hmac ${algorithm} ${other} ${value}`)
            }
      }
    }
    expect(found).toEqual([])
  })

  test('the hash of a request does not fit the published review either', async () => {
    const rows = await dump()
    const hashes = new Set(
      rows.idempotency!.map(({ body_hash }) => Buffer.from(body_hash as Uint8Array).toString('hex')),
    )
    // A reader of the code knows how a request is serialised before it is hashed.
    for (const { answers, company_id } of rows.reviews as { answers: Row; company_id: number }[])
      for (const employer_name of [answers.employer_name, 'as typed'])
        for (const body of [
          toCanonicalJson(['POST', '/company/review', {}, { ...answers, employer_name }, { company_id }]),
          JSON.stringify(answers),
        ])
          for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
            expect(hashes.has(createHash(algorithm).update(body).digest('hex'))).toBe(false)
    // One each for an entry of the experience list, a review, a question, an answer, a report and a study.
    expect(hashes.size).toBe(people.length * 6)
  })

  test('contributions contain only months, no exact time', async () => {
    const columns = await queryRows<{ table: string; column: string; type: string }>(
      server.db,
      sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = any(${sql.param(ofContributions)}::text[])`,
    )
    const times = columns.filter(({ type }) => /time|date/.test(type)).map(({ table, column }) => `${table}.${column}`)
    // A notice has the day on which its sender sent it, and none of its author's.
    expect(times.sort()).toEqual(['idempotency.expires', 'notices.received'])
    for (const { expires } of (await dump()).idempotency!) expect(isoDay(expires)).toMatch(/-01$/)
    expect(columns.filter(({ column }) => /account|author|user|person|email|session/.test(column))).toEqual([])
    for (const { month } of (await dump()).reviews!) expect(month).toMatch(/^\d{4}-\d{2}$/)
  })

  test('rows are stored in the order of their random names', async () => {
    for (const [table, name] of [
      ['reviews', 'id'],
      ['authorship', 'slot'],
      ['idempotency', 'key_hash'],
      ['questions', 'id'],
      ['question_answers', 'id'],
      ['reactions', 'mark'],
      ['reports', 'mark'],
      ['study_marks', 'mark'],
    ] as const) {
      const rows = await queryRows<{ lies: number; named: number }>(
        server.db,
        // Within each partition, where the table has some.
        sql`select row_number() over (partition by tableoid order by ctid)::int as lies,
          row_number() over (partition by tableoid order by ${sql.identifier(name)})::int as named
          from ${sql.identifier(table)}`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(people.length)
      for (const { lies, named } of rows) expect(lies).toBe(named)
    }
  })

  test('no transaction wrote both an account and a contribution', async () => {
    const transactionsOf = async (tables: string[]) => {
      const all = await Promise.all(
        tables.map((table) =>
          queryRows<{ id: string }>(server.db, sql`select xmin::text as id from ${sql.identifier(table)}`),
        ),
      )
      return new Set(all.flat().map(({ id }) => id))
    }
    const contributions = await transactionsOf(ofContributions)
    for (const id of await transactionsOf(ofPeople)) expect(contributions.has(id)).toBe(false)
  })

  test('two contributions of one person are not linked to each other', async () => {
    const person = people[0]!
    const headers = { 'Idempotency-Key': 'second' }
    const body = sampleBody('leadership', person.companyId)
    await server.call('POST', '/leadership/review', { token: person.token, body, headers })
    const { authorship, idempotency } = await dump()
    const bytes = [...authorship!, ...idempotency!].flatMap((row) =>
      Object.values(row).filter((value) => value instanceof Uint8Array),
    )
    const windows = bytes.flatMap((one) => {
      const hex = Buffer.from(one).toString('hex')
      return [hex.slice(0, 16), hex.slice(-16)]
    })
    expect(new Set(windows).size).toBe(windows.length)
  })
})

describe('with the key', () => {
  test('and a person’s password one finds exactly their contributions', async () => {
    const { privacy } = server.services
    const rows = await dump()
    for (const { email, companyId } of people) {
      const { secret } = await server.personAt(email)
      const own = rows.reviews!.filter((row) => row.company_id === companyId).map(({ id }) => id)
      expect((await readContributions(server.db, { privacy, secret })).sort()).toEqual(own.sort())
      const [asked] = rows.questions!.filter((row) => row.company_id === companyId)
      expect(await readContributions(server.db, { privacy, secret }, 'question')).toEqual([asked!.id])
      expect(await readContributions(server.db, { privacy, secret }, 'answer')).toHaveLength(1)
    }
  })

  test('a server with another key refuses this database', async () => {
    const { DATA_DIR, AUTHOR_KEY } = server.services.config
    await openAuthorKey({ DATA_DIR, AUTHOR_KEY }, createKeptKeys(server.db))
    const other = Buffer.alloc(32, 99).toString('hex')
    await expect(openAuthorKey({ DATA_DIR, AUTHOR_KEY: other }, createKeptKeys(server.db))).rejects.toThrow(
      'belongs to another database',
    )
  })

  test('another key finds nothing, and a shredded secret ends it for good', async () => {
    const { secret } = await server.personAt(people[0]!.email)
    const other = createPrivacy(Buffer.alloc(32, 99))
    expect(await readContributions(server.db, { privacy: other, secret })).toEqual([])
    const { privacy } = server.services
    expect(await readContributions(server.db, { privacy, secret })).not.toEqual([])
    expect(await readContributions(server.db, { privacy, secret: privacy.newSecret() })).toEqual([])
  })
})
