import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanCode, createRecoveryCode } from '../../src/contract/accounts/recovery-code.ts'
import { buildReviewPath } from '../../src/contract/reviews/reviews.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { decrypt, deriveKey } from '../../src/server/platform/privacy/derive.ts'
import { registration } from '../support/answers/registration.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'
import { type Dump, dumpOf, joined, namesSomebody, operatorWith, runsIn } from '../support/server/operator.ts'
import { startTestServer, testPassword } from '../support/server/server.ts'
import { isWhole } from '../support/setup/whole.ts'

/**
 * Database and key together, without any person signed in: a seizure, or a backup with its key. Six people have
 * written, each with their account in another state; from both together none of them may be identified.
 */
const key = Buffer.alloc(32, 7)
let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, mailbox, signUp } = server
/** The secret of a browser. */
const device = randomBytes(32).toString('base64url')
const states = ['signed out', 'with a session', 'with a code', 'closed', 'deleted one and closed', 'reset'] as const
const tokens = new Map<string, string>()
const emailOf = (state: string) => `${state.replaceAll(' ', '-')}@example.com`
let dump: Dump
const { privacy, under } = operatorWith(key)

const post = (token: string, path: string, body: object) =>
  call('POST', path, { body, token, headers: { 'Idempotency-Key': randomUUID() } })

beforeAll(async () => {
  for (const state of states) {
    const [company] = await queryRows<{ id: number }>(
      server.db,
      sql`insert into companies (name_en, name_ar) values (${state}, ${state}) returning id`,
    )
    const company_id = company!.id
    const token = await signUp(emailOf(state))
    await post(token, '/profile/experience', { company_id })
    for (const kind of ['company', 'salary', 'interview'] as const) {
      const taken = await post(token, `/${kind}/review`, { ...sampleAnswers(kind), company_id })
      if (taken.status !== 200) throw new Error(`${kind}: ${taken.text}`)
    }
    const asked = await post(token, `/companies/${company_id}/questions`, {
      tag: 'benefits',
      question: 'Is the bus on time?',
    })
    if (asked.status !== 200) throw new Error(asked.text)
    tokens.set(state, token)
  }
  await server.publish()
  const token = (state: (typeof states)[number]) => tokens.get(state)!
  await call('POST', '/logout', { token: token('signed out') })
  const also = { email: emailOf('with a session'), password: testPassword, device }
  const second = (await call('POST', '/login', { body: also })).json.data.token as string
  await call('POST', '/logout', { token: second })
  await server.setCode(emailOf('with a code'), token('with a code'), createRecoveryCode(randomBytes))
  const { json } = await call('GET', '/profile/contributions', { token: token('deleted one and closed') })
  const [one] = json.data.contributions
  expect(
    (await post(token('deleted one and closed'), `${buildReviewPath(one.kind)}/${one.id}/remove`, {})).status,
  ).toBe(200)
  for (const state of ['closed', 'deleted one and closed'] as const)
    await post(token(state), '/account/close', { reason_type: 'other', reason: 'Enough for now' })
  await call('POST', '/password/forgot', { body: { email: emailOf('reset') } })
  const link = await mailbox.tokenFor(emailOf('reset'))
  await call('POST', '/password/reset', { body: { token: link, password: 'brass-window-tide-7', recovery: 'none' } })
  // Also a person who has registered and not opened the link.
  await call('POST', '/register', {
    body: { ...registration, name: 'Noura', email: 'noura@example.com', password: testPassword },
  })
  await mailbox.letters()
  // A letter that waits while the copy is made, and would bring a recovery code.
  await call('POST', '/password/forgot', { body: { email: emailOf('signed out') } })
  now = new Date('2026-10-15T12:00:00Z')
  dump = await dumpOf(server.db)
})
afterAll(server.close)

const rowsAbout = (id: unknown) => [
  ...dump.accounts!.filter((row) => row.id === id),
  ...['sessions', 'one_time_tokens', 'files', 'support_messages'].flatMap((table) =>
    dump[table]!.filter(({ account_id }) => account_id === id),
  ),
]
const slots = () => new Set(dump.authorship!.map(({ slot }) => Buffer.from(slot as Uint8Array).toString('hex')))
/** Returns the locks of an account and of its sessions, opened with the key. */
const locksOf = (id: unknown): Buffer[] =>
  rowsAbout(id).flatMap((row) => {
    const inLocks = row.locks
      ? JSON.stringify(privacy.openLocks(row.locks as Uint8Array)).match(/[\w+/]{40,}={0,2}/g)
      : []
    const inSession =
      row.token_hash && row.secret
        ? [decrypt(deriveKey(key, 'session'), (row.secret as Uint8Array).subarray(1), 'session')]
        : []
    return [...(inLocks ?? []).map((one) => Buffer.from(one, 'base64')), ...inSession]
  })

test('nothing stored of an account, decrypted with the key, leads to what its owner wrote', () => {
  const taken = slots()
  expect(taken.size).toBe(states.length * 4)
  // Every day each account is tried with every third run of bytes, with others than the account before it.
  const every = isWhole ? 1 : 3
  for (const [nth, { id }] of dump.accounts!.entries()) {
    const locks = locksOf(id)
    let tried = nth % every
    for (const run of runsIn(rowsAbout(id), under)) {
      tried++
      if (tried % every !== 0) continue
      if (namesSomebody(privacy, taken, locks, run)) expect.fail(`found after ${tried}`)
    }
    expect(tried).toBeGreaterThan(100)
  }
})

test('the same program finds a person who provides their password, session, browser or code, so it can find', async () => {
  const state = 'with a session'
  const [account] = dump.accounts!.filter(
    ({ card }) => (privacy.openCard(card as Uint8Array) as { email: string }).email === emailOf(state),
  )
  const locks = locksOf(account!.id)
  expect(locks).toHaveLength(4)
  const password = await server.services.passwords.open(testPassword, account!.password_hash as string)
  const code = Buffer.from(cleanCode(await mailbox.codeFor(emailOf(state))), 'ascii')
  const [session, browser] = [tokens.get(state)!, device].map((one) => Buffer.from(one, 'base64url'))
  for (const brought of [password!, session!, browser!, code])
    expect(namesSomebody(privacy, slots(), locks, brought)).toBe(true)
})

test('no row, decrypted with the key, contains a recovery code: neither the waiting e-mail nor its link', async () => {
  expect(dump.mails).toHaveLength(1)
  const codes = await Promise.all([...states.map(emailOf), 'noura@example.com'].map(mailbox.codeFor))
  const written = codes.flatMap((code) => [code, cleanCode(code)])
  for (const [table, rows] of Object.entries(dump))
    for (const row of rows)
      for (const value of Object.values(row)) {
        const bytes = value instanceof Uint8Array ? Buffer.from(value) : undefined
        const texts = bytes ? [bytes.toString('latin1'), ...under(bytes)] : [String(value)]
        for (const text of texts)
          expect([table, written.filter((code) => text.includes(code) || text.match(/(?:[0-9A-Z]{4}-){6}/))]).toEqual([
            table,
            [],
          ])
      }
})

test('no chain of rows, decrypted with the key, links an account to a contribution', () => {
  const groups = joined(dump, under)
  const groupOf = (id: unknown) => groups.get(String(id).toLowerCase())
  const contributions = [...dump.reviews!, ...dump.questions!].map(({ id }) => groupOf(id))
  // One was deleted before its account was closed.
  expect(contributions.length).toBe(states.length * 4 - 1)
  const accounts = new Set(dump.accounts!.map(({ id }) => groupOf(id)))
  // What is put aside of an account that started over belongs to it.
  const aside = dump.accounts!.filter(({ anew_of }) => anew_of !== null)
  expect(aside).toHaveLength(1)
  expect(accounts.size).toBe(dump.accounts!.length - aside.length)
  expect(contributions.filter((group) => group !== undefined && accounts.has(group))).toEqual([])
  // What a person deleted waits for the purge beside its slot: the two are joined, so the program must find it.
  const withheld = dump.withheld!.flatMap(
    ({ sealed }) => privacy.openWithheld(sealed as Uint8Array) as { id: string; slot?: string },
  )
  const [gone] = withheld.filter(({ slot }) => slot !== undefined)
  expect(groupOf(gone!.id)).toBe(groupOf(gone!.slot))
})

test('the record of what a closed account leaves names slots, and no contribution', () => {
  const closed = dump.accounts!.filter(({ closing }) => closing !== null)
  expect(closed).toHaveLength(2)
  const left = closed.map(
    ({ closing }) => privacy.openClosing(closing as Uint8Array) as { left: { what: string; id: string }[] },
  )
  expect(left.map((one) => one.left.length).sort()).toEqual([3, 4])
  const ties = dump.authorship!.map(({ tie }) => tie as Uint8Array)
  const ids = [...dump.reviews!, ...dump.questions!].map(({ id }) => String(id))
  for (const tie of ties)
    for (const opened of under(Buffer.from(tie))) for (const id of ids) expect(opened).not.toContain(id)
})
