import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../src/server/app/schedule.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import { sealContact } from '../../src/server/mail/contact.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { accountAt } from '../support/server/employer.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'
import { choose } from '../support/setup/whole.ts'

const now = new Date('2026-10-15T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'shafaf-killed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const open = () =>
  startTestServer({
    folder,
    clock: () => now,
    moderators: { 'huda@example.com': 'lead', 'saad@example.com': 'moderator' },
  })
async function withServer<Result>(work: (server: TestServer) => Promise<Result>): Promise<Result> {
  const server = await open()
  try {
    return await work(server)
  } finally {
    await server.close()
  }
}

/** The moments at which calls that decide are killed, each about its own company. */
const moments = { grant: [2, 3, 4], undo: [2, 3, 4], reject: [2, 3] }
type Kind = keyof typeof moments
const kinds: readonly Kind[] = ['grant', 'undo', 'reject']
/** Each kind is not killed, and killed before its decision and after it. */
const cases = kinds.flatMap((kind): { kind: Kind; moment?: number }[] => [
  { kind },
  ...choose(moments[kind], [2, moments[kind].at(-1)!]).map((moment) => ({ kind, moment })),
])
type Prepared = {
  company: number
  kind: Kind
  moment?: number
  path: string
  token: string
  body: object
  email: string
}
type Outcome = Prepared & { killed: boolean }
const outcomes: Outcome[] = []

/** Requests a company as a person of its own, up to the call that is killed. */
async function prepare(
  server: TestServer,
  { kind, company, moment, by }: Pick<Prepared, 'kind' | 'company' | 'moment'> & { by: Moderators },
): Promise<Prepared> {
  const { call, db, services } = server
  const desk = (path: string, token: string, body: object = {}) =>
    call('POST', `/moderation/${path}`, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
  const email = `asker-${company}@example.com`
  await server.signUp(email)
  const contact = sealContact(services.privacy, { account: await accountAt(server, email), language: 'en' })
  const [row] = await queryRows<{ id: string }>(
    db,
    sql`insert into unlock_requests (company_id, contact, mark, month, letter_type, letter)
      values (${company}, ${contact}::bytea, ${Buffer.from(String(company))}::bytea, '2026-10', 'application/pdf',
        ${services.privacy.sealLetter(Buffer.from('%PDF-1.4'))}::bytea) returning id`,
  )
  const asked = { kind, company, email, token: by.saad, ...(moment !== undefined && { moment }) }
  if (kind === 'reject')
    return { ...asked, path: `/moderation/unlock/${row!.id}/reject`, body: { reason: 'not_authorized' } }
  const approve = `unlock/${row!.id}/approve`
  expect((await desk(approve, by.huda)).status).toBe(200)
  if (kind === 'grant') return { ...asked, path: `/moderation/${approve}`, body: {} }
  const { decision } = (await desk(approve, by.saad)).json.data
  return { ...asked, path: `/moderation/decisions/${decision}/undo`, body: {} }
}
type Moderators = { huda: string; saad: string }

beforeAll(async () => {
  const prepared = await withServer(async (server) => {
    await server.empty()
    const by = { huda: await server.signUp('huda@example.com'), saad: await server.signUp('saad@example.com') }
    const all = cases.map((one, at) => ({ ...one, company: at + 1, by }))
    await addCompanies(
      server.db,
      all.map(({ company: id }) => ({ id, nameEn: `Rimal ${id}`, nameAr: `رمال ${id}` })),
    )
    const done: Prepared[] = []
    for (const one of all) done.push(await prepare(server, one))
    await server.mailbox.letters()
    // Calls that are not killed come first: a later decision makes the role changes that earlier ones left, and the job
    // is to make them.
    for (const one of done) {
      if (one.moment !== undefined) continue
      const headers = { 'Idempotency-Key': randomUUID() }
      const { status } = await server.call('POST', one.path, { token: one.token, body: one.body, headers })
      expect(status).toBe(200)
      outcomes.push({ ...one, killed: false })
    }
    return done
  })
  for (const one of prepared) {
    const { moment, token, path, body } = one
    if (moment === undefined) continue
    const words = [
      '--import',
      'tsx',
      'tests/support/server/decide-and-die.ts',
      folder,
      String(moment),
      token,
      path,
      JSON.stringify(body),
    ]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
    const [, signal] = await once(child, 'close')
    expect(signal).toBe('SIGKILL')
    outcomes.push({ ...one, killed: true })
  }
})

test('a process killed between a decision, its e-mail and its change of a role loses none of them and repeats none', async () => {
  const roles = jobs.find(({ name }) => name === 'roles')!
  await withServer(async (server) => {
    const { db, services, mailbox, call } = server
    expect(await db.$count(sql`role_changes`)).toBeGreaterThan(1)
    // Two servers at once, as after a crash of both.
    await Promise.all([roles.run(services, now), roles.run(services, now)])
    await Promise.all([mailbox.letters(), mailbox.letters()])
    const letters = await mailbox.letters()
    const states = await queryRows<{ company_id: number; state: string; people: number }>(
      db,
      sql`select company_id, state, (select count(*)::int from company_people as p where p.company_id = r.company_id) as people
        from unlock_requests as r`,
    )
    const reached: Record<Kind, string[]> = { grant: [], undo: [], reject: [] }
    expect(outcomes).toHaveLength(cases.length)
    for (const { company, kind, email, killed } of outcomes) {
      const { state, people } = states.find(({ company_id }) => company_id === company)!
      const isDecided = { grant: state === 'approved', undo: state === 'pending', reject: state === 'rejected' }[kind]
      const mails = letters.filter(({ to }) => to === email).length
      const { unlocked } = (await call('GET', `/companies/${company}/profile`)).json.data
      const speaks = kind === 'undo' ? !isDecided : kind === 'grant' && isDecided
      expect([kind, mails, people, unlocked]).toEqual([kind, isDecided ? 1 : 0, speaks ? 1 : 0, speaks ? 1 : 0])
      reached[kind].push(`${killed ? 'killed' : 'ended'} ${isDecided ? 'decided' : 'undecided'}`)
    }
    // Each kind was killed before the decision, after it, and not at all.
    for (const kind of kinds)
      expect(new Set(reached[kind])).toEqual(new Set(['killed undecided', 'killed decided', 'ended decided']))
    expect(await db.$count(sql`role_changes`)).toBe(0)
  })
})
