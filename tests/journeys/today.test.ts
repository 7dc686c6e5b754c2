import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAdministrator } from '../../src/server/administration/administrators.queries.ts'
import { readWholeStanding } from '../../src/server/app/today.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { addProposal } from '../../src/server/lookups/proposals.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { listWeeks, noteWeek } from '../../src/server/sight/weeks.queries.ts'
import { accountAt } from '../support/server/employer.ts'
import { newCompany, take } from '../support/server/reviewed-company.ts'
import { startTestServer } from '../support/server/server.ts'

let now = new Date('2026-11-29T09:00:00Z')
const server = await startTestServer({ clock: () => now })
const { call, db, signUp } = server
let token = ''
beforeEach(async () => {
  now = new Date('2026-11-29T09:00:00Z')
  await server.empty()
  token = await signUp('huda@example.com')
  await addAdministrator(db, await accountAt(server, 'huda@example.com'))
})
afterAll(() => server.close())

const readToday = async () => (await call('GET', '/admin/today', { token })).json.data
const readNeeds = async () => {
  const { needs } = (await call('GET', '/admin/launch', { token })).json.data
  return Object.fromEntries(needs.map(({ need, done }: { need: string; done: boolean }) => [need, done]))
}

test('says what waits, since when, and the same numbers as the metrics', async () => {
  await take(server, await newCompany(server))
  await addProposal(db, { list: 'cities', name: 'Neom Bay', parentId: 0, month: '2026-09' })
  await db.execute(sql`insert into mails (payload, attempts, next_at) values ('\\x01', 2, now()), ('\\x02', 0, now())`)
  const { waiting, mails_refused } = await readToday()
  const counts = Object.fromEntries(waiting.map(({ queue, count }: { queue: string; count: number }) => [queue, count]))
  expect(counts).toEqual((await readWholeStanding(db)).waiting)
  expect(counts).toMatchObject({ names: 1, contributions: 1, mails: expect.any(Number), report: 0, appeal: 0 })
  expect(waiting).toContainEqual({ queue: 'names', count: 1, since: '2026-09' })
  expect(mails_refused).toBe(1)
})

test('says which jobs are late or fail, why they wait, what is not safe and what comes next', async () => {
  await db.execute(sql`insert into job_runs (name, done_at, failures) values
    ('publication', '2026-11-29T08:59:00Z', 0), ('maintenance', '2026-11-26T00:00:00Z', 0), ('letters', '2026-11-29T08:58:00Z', 3)
    on conflict (name) do update set done_at = excluded.done_at, failures = excluded.failures`)
  const today = await readToday()
  const jobOf = (name: string) => today.jobs.find(({ job }: { job: string }) => job === name)
  expect(jobOf('publication')).toEqual({ job: 'publication', done: '2026-11-29T08:59:00.000Z', failed: 0, late: false })
  expect(jobOf('maintenance')).toMatchObject({ late: true })
  expect(jobOf('letters')).toMatchObject({ failed: 3, late: false })
  // Without a key no backup is made.
  expect([jobOf('backup'), today.backup]).toEqual([undefined, { on: false, done: null }])
  expect(today.dangers).toContain('no_backup')
  expect(today.jobs_wait).toBeNull()
  server.services.jobsWait = () => 'jumped'
  expect((await readToday()).jobs_wait).toBe('jumped')
  delete server.services.jobsWait
  expect(today.next_release).toBe('2026-12-01')
  expect(today.versions).toEqual([
    expect.stringMatching(/^Shafaf \d/),
    expect.stringMatching(/^Node /),
    expect.stringMatching(/^PostgreSQL \d/),
  ])
  // The folder of this server is in memory.
  expect(today.disk).toBeNull()
})

test('sign-ups by week are in tens, and one person more does not show', async () => {
  const grow = (from: number, until: number) =>
    db.execute(sql`insert into accounts (email_mark, card, password_hash)
      select decode(lpad(to_hex(n), 64, '0'), 'hex'), '\\x00', '' from generate_series(${from}::int, ${until}::int) n`)
  await grow(2, 12)
  await noteWeek(db, new Date('2026-11-15T00:00:00Z'))
  await grow(13, 38)
  await noteWeek(db, new Date('2026-11-24T00:00:00Z'))
  const [stored] = await queryRows<{ accounts: number }>(
    db,
    sql`select accounts from weekly_counts where week = '2026-11-22'`,
  )
  expect(stored!.accounts).toBe(30)
  const before = await listWeeks(db, now)
  expect(before.slice(-3).map(({ week, accounts }) => [week, accounts])).toEqual([
    ['2026-11-15', 0],
    ['2026-11-22', 20],
    ['2026-11-29', 0],
  ])
  await grow(39, 39)
  await noteWeek(db, new Date('2026-11-25T00:00:00Z'))
  expect(await listWeeks(db, now)).toEqual(before)
  expect((await readToday()).weeks).toHaveLength(12)
})

test('an administrator tries an e-mail and notes that the texts are read; a backup needs its key', async () => {
  expect(await readNeeds()).toMatchObject({ texts: false, mail: false })
  const tryOut = (need: string) => call('POST', '/admin/try', { token, body: { need } })
  expect((await tryOut('texts')).status).toBe(200)
  expect(await readNeeds()).toMatchObject({ texts: true })
  expect((await listNewestEntries(db, 1))[0]).toMatchObject({ action: 'site.try', subject: 'site/texts' })
  expect((await tryOut('backup')).json.problems).toEqual([{ path: '', code: 'backup_key_missing' }])
  const sent: { to: string; subject: string }[] = []
  server.services.deliver = async (letter) => void sent.push(letter)
  expect((await tryOut('mail')).status).toBe(200)
  expect(sent).toMatchObject([{ to: 'huda@example.com', subject: 'Shafaf can send e-mails' }])
  server.services.deliver = () => Promise.reject(new Error('no such server'))
  expect((await tryOut('mail')).json.problems).toEqual([{ path: '', code: 'mail_refused' }])
  delete server.services.deliver
  // As a file it reaches nobody.
  expect(await readNeeds()).toMatchObject({ mail: false })
})

test('an administrator sends an announcement, and the audit has its words', async () => {
  const body = {
    ...{ kind: 'announcement', subject_en: 'Awards are out', subject_ar: 'صدرت الجوائز' },
    ...{ text_en: 'Five companies.', text_ar: 'خمس شركات.' },
  }
  const send = (key: string, as = token) =>
    call('POST', '/admin/announcements', { token: as, body, headers: { 'Idempotency-Key': key } })
  expect((await send('once')).status).toBe(200)
  expect((await send('once')).status).toBe(200)
  const { entries } = (await call('GET', '/admin/audit?action=announcement.send', { token })).json.data
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ subject: 'mail/announcement', actor: expect.stringMatching(/^A-/) })
  expect(JSON.parse(entries[0].details)).toEqual({ en: 'Awards are out', ar: 'صدرت الجوائز' })
  expect((await send('other', await signUp('sara@example.com'))).status).toBe(403)
})
