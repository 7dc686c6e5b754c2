import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addClosingReason } from '../../src/server/accounts/closing/closing.queries.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { record, verifyAudit } from '../../src/server/audit/audit.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { lockFolder } from '../../src/server/platform/db/folder-lock.ts'
import { commands } from '../../src/tools/admin/commands.ts'
import { runAdmin } from '../../src/tools/admin/run.ts'
import { prepareDatabases } from '../support/server/further-database.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

let server: TestServer
let said: string[] = []
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  said = []
})
afterAll(() => server.close())

/** Runs a command as the operator types it, on the test's own database. */
async function admin(name: string, args: string[] = [], options: Record<string, string | boolean> = {}) {
  const command = commands.find((one) => one.name === name)!
  const { db, services } = server
  return db.transaction((tx) =>
    command.run({ db: tx, privacy: services.privacy, now: new Date(), args, options, say: (line) => said.push(line) }),
  )
}
const newest = async () => (await listNewestEntries(server.db, 1))[0]

describe('counters and index', () => {
  test('check finds differences, recount and reindex repair them, each with an entry in the audit', async () => {
    const id = await newCompany(server)
    await admin('reindex')
    await write(server, id)
    expect(await admin('check')).toBe(true)
    await server.db.execute(sql`update tallies set live = live + 1 where measure = 'count'`)
    await server.db.execute(sql`delete from company_names`)
    await server.db.execute(sql`update companies set name_en = 'Rimal Trading' where id = ${id}`)
    expect(await admin('check')).toBe(false)
    await admin('recount', [String(id)])
    expect(await newest()).toMatchObject({ actor: 'operator', action: 'recount' })
    await admin('reindex')
    expect(await newest()).toMatchObject({ action: 'reindex' })
    expect(await admin('check')).toBe(true)
    expect((await server.call('GET', '/autocomplete?key=company&q=trading')).json.data).toHaveLength(1)
  })

  test('a company is removed with everything written about it', async () => {
    const id = await newCompany(server)
    await write(server, id)
    await write(server, id, { kind: 'salary' })
    const [review] = (await server.call('GET', `/companies/${id}/reviews`)).json.data.reviews
    const reader = await server.signUp('reader@example.com')
    const found = await server.call('POST', `/reviews/${review.id}/reaction`, {
      token: reader,
      body: { reaction: 'helpful' },
      headers: { 'Idempotency-Key': randomUUID() },
    })
    expect(found.status).toBe(200)
    const post = (path: string, body: object) =>
      server.call('POST', path, { token: reader, body, headers: { 'Idempotency-Key': randomUUID() } })
    await post(`/companies/${id}/questions`, { tag: 'pay', question: 'Is overtime paid here?' })
    const [asked] = (await server.call('GET', `/companies/${id}/questions`)).json.data.questions
    expect((await post(`/questions/${asked.id}/answers`, { answer: 'Most days.' })).status).toBe(200)
    // An operator alone cannot remove a company that readers still see.
    await expect(admin('company remove', [String(id)])).rejects.toThrow('Two moderators')
    expect((await server.call('GET', `/companies/${id}/reviews`)).json.data.reviews).toHaveLength(1)
    await takenOff(server, id)
    await admin('company remove', [String(id)])
    expect(said.at(-1)).toBe('Rimal is gone, with 2 reviews and 1 questions.')
    const left = await queryRows(
      server.db,
      sql`select 1 from reactions union all select 1 from reviews union all select 1 from companies
        union all select 1 from tallies union all select 1 from questions union all select 1 from question_answers
        union all select 1 from review_groups`,
    )
    expect(left).toEqual([])
    expect(await admin('check')).toBe(true)
  })
})

describe('accounts', () => {
  test('a moderator is added, listed and removed; their rights change at once', async () => {
    const token = await server.signUp('huda@example.com')
    const roles = async () => (await server.call('GET', '/profile', { token })).json.data.roles
    await admin('moderator add', ['huda@example.com'])
    expect(await roles()).toEqual(['member', 'moderator'])
    await admin('moderator add', ['Huda@example.com'], { lead: true })
    expect(await roles()).toEqual(['member', 'moderator', 'lead'])
    await admin('moderator list')
    expect(said.at(-1)).toMatch(/^M-[a-z2-9]{6} {2}lead {2}huda@example\.com$/)
    await admin('moderator remove', ['huda@example.com'])
    expect(await roles()).toEqual(['member'])
    await expect(admin('moderator remove', ['huda@example.com'])).rejects.toThrow('is no moderator')
    await expect(admin('moderator add', ['nobody@example.com'])).rejects.toThrow('Nobody has the e-mail')
  })

  test('a moderator can be blocked only after the role is removed', async () => {
    const token = await server.signUp('huda@example.com')
    await admin('moderator add', ['huda@example.com'])
    await expect(admin('account block', ['huda@example.com'])).rejects.toThrow('moderates')
    await admin('moderator remove', ['huda@example.com'])
    await admin('account block', ['huda@example.com'])
    expect((await server.call('GET', '/profile', { token })).status).toBe(401)
    await admin('account unblock', ['huda@example.com'])
    expect(await newest()).toMatchObject({ actor: 'operator', action: 'account.unblock' })
  })
})

test('the reason why a person left is one line, no matter what they wrote', async () => {
  const { db, services } = server
  const reason = 'Fake\n2026-11  privacy  \u001b[2J'
  await addClosingReason({ db, privacy: services.privacy }, { month: '2026-10', type: 'other', reason })
  await admin('account reasons')
  expect(said).toEqual(['2026-10  other  "Fake\\n2026-11  privacy  \\u001b[2J"'])
})

describe('the audit', () => {
  const { now } = { now: new Date('2026-10-10T09:00:00Z') }
  const three = async () => {
    const { db, services } = server
    for (const n of [1, 2, 3])
      await db.transaction((tx) =>
        record(
          { db: tx, privacy: services.privacy },
          { actor: 'operator', action: 'recount', subject: `company/${n}`, now },
        ),
      )
    return verifyAudit(db, services.privacy)
  }
  const verified = (noted?: { seq: number; hash: string }) => verifyAudit(server.db, server.services.privacy, noted)
  /**
   * Tampers with the audit as the owner of the database can, with its trigger disabled; verification must detect it all
   * the same.
   */
  const tamper = async (change: ReturnType<typeof sql>, back: () => Promise<unknown>) => {
    await server.db.execute(sql`alter table audit disable trigger audit_stays`)
    await server.db.execute(change)
    const found = await verified()
    await back()
    await server.db.execute(sql`alter table audit enable trigger audit_stays`)
    return found
  }

  test('is never changed: every statement that would change it is refused', async () => {
    await three()
    for (const change of [sql`update audit set actor = 'M-aaaaaa'`, sql`delete from audit`, sql`truncate audit`])
      await expect(server.db.execute(change)).rejects.toThrow()
    expect((await verified()).ok).toBe(true)
  })

  test('shows a changed entry and a removed entry, and a removed end by a head recorded before', async () => {
    const whole = await three()
    if (!whole.ok) throw new Error('the audit is not whole')
    const { seq } = whole.head
    await admin('audit verify', [], { head: `${seq}:${whole.head.hash}` })
    expect(said.at(-1)).toContain(`${seq}:${whole.head.hash}`)
    const changed = await tamper(sql`update audit set actor = 'M-aaaaaa' where seq = ${seq - 1}`, () =>
      server.db.execute(sql`update audit set actor = 'operator' where seq = ${seq - 1}`),
    )
    expect(changed).toEqual({ ok: false, seq: seq - 1 })
    const [kept] = await queryRows(server.db, sql`select 1 from audit where seq = ${seq}`)
    expect(kept).toBeDefined()
    await server.db.execute(sql`create temp table aside as select * from audit where seq >= ${seq - 1}`)
    const restore = async () => {
      await server.db.execute(sql`delete from audit where seq >= ${seq - 1}`)
      await server.db.execute(sql`insert into audit select * from aside`)
    }
    expect(await tamper(sql`delete from audit where seq = ${seq - 1}`, restore)).toEqual({ ok: false, seq: seq - 1 })
    const cut = await tamper(sql`delete from audit where seq = ${seq}`, async () => {
      expect(await verified(whole.head)).toEqual({ ok: false, seq })
      await restore()
    })
    expect(cut.ok).toBe(true)
    expect(await verified(whole.head)).toEqual(whole)
  })
})

/** Takes a company off the site, as two moderators do. */
const takenOff = ({ db }: Pick<typeof server, 'db'>, id: number) =>
  db.execute(sql`update companies set is_approved = false where id = ${id}`)

describe('the command line', () => {
  test('says what there is, refuses what it does not know, and knows its own folder is taken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shafaf-admin-'))
    const databases = prepareDatabases(folder)
    const env = { ...(await databases.create()), AUTHOR_KEY: '07'.repeat(32) }
    const run = (...args: string[]) => runAdmin(args, env, (line) => said.push(line))
    expect(await run('--help')).toBe(0)
    for (const { name } of commands) expect(said.some((line) => line.includes(`admin ${name}`))).toBe(true)
    expect(await run('nonsense')).toBe(2)
    expect(await run('recount', '--help')).toBe(0)
    expect(await run('recount', '--nonsense')).toBe(2)
    const lock = await lockFolder(folder)
    const check = runAdmin(['check'], { DATA_DIR: folder }, (line) => said.push(line))
    await expect(check).rejects.toThrow('in use by process')
    lock.release()
    expect(await run('moderator', 'add', 'nobody@example.com')).toBe(2)
    expect(await run('recount', '--dry-run')).toBe(0)
    expect(said.at(-1)).toBe('Dry run: nothing was changed.')
    said = []
    expect(await run('audit')).toBe(0)
    expect(said).toEqual([])
    await databases.remove()
    await rm(folder, { recursive: true })
  })
})
