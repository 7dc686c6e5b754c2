import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { preferencesAtFirst } from '../../src/contract/profile/preferences.ts'
import { changeCard, findAccount } from '../../src/server/accounts/accounts.queries.ts'
import { forget } from '../../src/server/app/forget.ts'
import { atOnce, sendDueMail, startSender } from '../../src/server/app/mail-sender.ts'
import { createDelivery } from '../../src/server/mail/deliver.ts'
import type { Letter } from '../../src/server/mail/letter.ts'
import { countMails, leaseMail } from '../../src/server/mail/mail.queries.ts'
import { startTestServer } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { db, services } = server
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
  await services.mail.add(
    db,
    {
      kind: 'password_changed',
      to: 'sara@example.com',
      language: 'en',
      link: 'https://x.example/1',
    },
    now,
  )
})
afterAll(server.close)

const round = (deliver: (letter: Letter) => Promise<void>) => sendDueMail({ ...services, deliver })
const send = async (deliver: (letter: Letter) => Promise<void>) => (await round(deliver)).sent
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}

test('a mail that could not be sent waits, is tried again, and is sent once', async () => {
  const sent: string[] = []
  const lost = Object.assign(new Error('no room for sara@example.com'), { code: 'EMESSAGE', responseCode: 452 })
  expect(await send(() => Promise.reject(lost))).toBe(0)
  expect(server.log.join()).toContain('mail could not be sent, attempt 1: Error EMESSAGE 452')
  expect(server.log.join()).not.toContain('sara')
  const deliver = async ({ to }: Letter) => void sent.push(to)
  expect(await send(deliver)).toBe(0)
  minutes(3)
  expect(await send(deliver)).toBe(1)
  expect(await send(deliver)).toBe(0)
  expect(sent).toEqual(['sara@example.com'])
  expect(await countMails(db)).toBe(0)
})

/** Adds one mail of those sent to many people, and after it one a person asked for. */
const addBoth = async () => {
  await server.signUp('noura@example.com')
  const account = (await findAccount(services, 'noura@example.com'))!
  await changeCard(services, account.id, { preferences: { ...preferencesAtFirst, announcement: 1 } })
  await server.mailbox.letters()
  const own = { to: 'noura@example.com', language: 'en', link: 'https://x.example/2' } as const
  const text = { subject: 'New terms', text: 'They begin in May.' }
  for (let n = 0; n < 30; n++) await services.mail.add(db, { ...own, ...text, kind: 'announcement' }, now)
  minutes(1)
  await services.mail.add(db, { ...own, kind: 'password_changed' }, now)
}

test('M1: an e-mail that a person requested is sent before bulk e-mails, no matter how long those have waited', async () => {
  await addBoth()
  const subjects: string[] = []
  await send(async ({ subject }) => void subjects.push(subject))
  expect(subjects).toEqual(['Your password was changed', ...Array(30).fill('New terms')])
})

test('M1: five e-mails are sent at once, so a slow one delays no other', async () => {
  await addBoth()
  let under = 0
  let most = 0
  let left = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const deliver = async () => {
    most = Math.max(most, ++under)
    await released
    under--
    left++
  }
  const sender = startSender({ ...services, deliver }, 10)
  await until('five on their way', () => under === atOnce)
  release()
  await until('all of them gone', () => left === 31)
  await sender.stop()
  expect([most, await countMails(db)]).toEqual([5, 0])
})

test('a mail taken by a process that dies is sent by the next', async () => {
  await leaseMail(db, now, new Date(now.getTime() + 5 * 60_000))
  expect(await send(async () => {})).toBe(0)
  minutes(6)
  expect(await send(async () => {})).toBe(1)
})

test('an e-mail sent by a process that dies before recording it is sent a second time, never lost', async () => {
  const sent: string[] = []
  const deliver = async ({ to }: Letter) => void sent.push(to)
  // The database fails between sending and deleting, and stays unreachable.
  const dying = new Proxy(db, {
    get: (target, name) =>
      name === 'delete' || name === 'update'
        ? () => {
            throw new Error('the process was killed')
          }
        : Reflect.get(target, name, target),
  })
  await expect(sendDueMail({ ...services, db: dying, deliver })).rejects.toThrow()
  expect(sent).toHaveLength(1)
  expect(await countMails(db)).toBe(1)
  minutes(6)
  expect(await send(deliver)).toBe(1)
  expect(sent).toHaveLength(2)
  expect(await countMails(db)).toBe(0)
})

test('a refused mail waits twice as long each time, an hour at most, and is dropped after a week', async () => {
  const attempts: number[] = []
  const start = now.getTime()
  const deliver = () => {
    attempts.push((now.getTime() - start) / 60_000)
    return Promise.reject(new Error('busy'))
  }
  while ((await countMails(db)) > 0) {
    await send(deliver)
    minutes(attempts.length < 8 ? 2 : 60)
  }
  const waits = attempts.slice(1).map((at, index) => at - attempts[index]!)
  expect(waits.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 60, 60])
  expect(attempts.at(-1)! / (24 * 60)).toBeCloseTo(7, 0)
})

test.each(['ECONNECTION', 'ETIMEDOUT', 'EAUTH', 'ESOCKET', 'EDNS'])(
  'while the other server is away (%s) one letter is tried, and none loses anything by it, for weeks',
  async (code) => {
    for (const to of ['a@example.com', 'b@example.com'])
      await services.mail.add(db, { kind: 'account_deleted', to, language: 'en' }, now)
    let tried = 0
    const away = Object.assign(new Error('away'), { code })
    for (let times = 0; times < 40; times++) {
      expect(
        await round(async () => {
          tried++
          throw away
        }),
      ).toEqual({ sent: 0, away: `Error ${code}` })
      minutes(12 * 60)
    }
    expect(tried).toBe(40)
    const sent: string[] = []
    expect(await send(async ({ to }) => void sent.push(to))).toBe(3)
    expect(sent.sort()).toEqual(['a@example.com', 'b@example.com', 'sara@example.com'])
  },
)

test('the validity of a reset link starts when the e-mail is sent', async () => {
  await server.signUp('noura@example.com')
  await server.call('POST', '/password/forgot', { body: { email: 'noura@example.com' } })
  const away = Object.assign(new Error('away'), { code: 'ECONNECTION' })
  for (let hours = 0; hours < 30; hours++) {
    await round(() => Promise.reject(away))
    minutes(60)
  }
  const token = await server.mailbox.tokenFor('noura@example.com')
  const password = 'a-new-quiet-lamp-27'
  const { status } = await server.call('POST', '/password/reset', {
    body: { token, password, recovery: 'none' },
  })
  expect(status).toBe(200)
})

test('an e-mail that the other server refuses by policy waits for the operator, no matter who gets it', async () => {
  const refused = (given: object) => Object.assign(new Error('no'), { code: 'EENVELOPE', ...given })
  for (const given of [
    { command: 'MAIL FROM', responseCode: 550, response: '550 sender unknown' },
    { command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 relaying denied' },
    { command: 'RCPT TO', responseCode: 530, response: '530 authentication required' },
  ]) {
    await send(() => Promise.reject(refused(given)))
    expect(await countMails(db)).toBe(1)
    minutes(60)
  }
  await send(() => Promise.reject(refused({ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no such' })))
  expect(await countMails(db)).toBe(0)
})

test('without SMTP an e-mail becomes a file that only its owner can read, and the log shows the link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-mail-'))
  await send(createDelivery({ ...services.config, DATA_DIR: folder }, services.log))
  const [name = ''] = readdirSync(join(folder, 'mail'))
  const file = join(folder, 'mail', name)
  expect(readFileSync(file, 'utf8')).toMatch(/To: sara@example.com[\s\S]*Subject: Your password was changed/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(server.log.join()).toContain('https://x.example/1')
  server.log.splice(0)
  await services.mail.add(
    db,
    { kind: 'reset_without_code', to: 'sara@example.com', language: 'en', link: 'https://x.example/2' },
    now,
  )
  await send(createDelivery({ ...services.config, publicUrl: 'https://localhost', DATA_DIR: folder }, services.log))
  expect(server.log).toHaveLength(1)
  expect(server.log.join()).not.toContain('x.example')
  rmSync(folder, { recursive: true })
})

test('an e-mail stored as a file is deleted after two days, and nothing else in the folder is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-mails-'))
  const config = { ...services.config, DATA_DIR: folder }
  await send(createDelivery(config, () => {}))
  const there = join(folder, 'mail')
  const [file] = readdirSync(there)
  const written = statSync(join(there, file!)).mtime
  writeFileSync(join(there, 'notes.txt'), 'of the operator')
  const forgetAfter = (hours: number) =>
    forget({ ...services, config, clock: () => new Date(written.getTime() + hours * 3_600_000) })
  await forgetAfter(47)
  expect(readdirSync(there).sort()).toEqual([file, 'notes.txt'].sort())
  await forgetAfter(49)
  expect(readdirSync(there)).toEqual(['notes.txt'])
  rmSync(folder, { recursive: true })
})
