import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PreferenceName } from '../../src/contract/profile/preferences.schema.ts'
import { preferencesAtFirst } from '../../src/contract/profile/preferences.ts'
import { addAccount, changeCard, findAccount } from '../../src/server/accounts/accounts.queries.ts'
import { sendLetters } from '../../src/server/notifications/letters.ts'
import { breachCommand } from '../../src/tools/admin/breach-command.ts'
import { accountAt, employ } from '../support/server/employer.ts'
import { newCompany, write } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

const day = 86_400_000
let server: TestServer
let now = new Date()
let companyId = 0
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, moderators: { 'operator@example.com': 'lead' } })
})
beforeEach(async () => {
  await server.empty()
  now = new Date('2026-10-10T09:00:00Z')
  companyId = await newCompany(server)
})
afterAll(() => server.close())

const post = (path: string, body: unknown, token: string, language: 'en' | 'ar' = 'en') =>
  server.call('POST', path, { token, body, language, headers: { 'Idempotency-Key': randomUUID() } })
/** Runs the job once for what is due. */
const round = () => sendLetters(server.services)
/** Runs the job every six hours for so many days. */
const pass = async (days: number) => {
  for (let quarter = 0; quarter < days * 4; quarter++) {
    now = new Date(now.getTime() + day / 4)
    await round()
  }
}
const mailsOf = async (subject: RegExp, to?: string) =>
  (await server.mailbox.letters()).filter((one) => subject.test(one.subject) && (!to || one.to === to))

async function wants(email: string, name: PreferenceName, wanted: 0 | 1 = 1) {
  const { services } = server
  const { id, preferences } = (await findAccount(services, email))!
  await changeCard(services, id, { preferences: { ...preferencesAtFirst, ...preferences, [name]: wanted } })
}

describe('the monthly e-mail', () => {
  const monthly = /monthly e-mail|رسالتك الشهرية/

  test.each([
    ['E-199', 'company_response'],
    ['E-200', 'question_response'],
    ['E-201', 'reactions'],
    ['E-202', 'salary_updates'],
  ] as const)(
    '%s: a person who chose %s gets it on the first of the month, though nothing happened',
    async (_, name) => {
      for (const email of ['sara@example.com', 'noura@example.com', 'quiet@example.com']) await server.signUp(email)
      await wants('sara@example.com', name)
      await wants('noura@example.com', 'announcement')
      await round()
      await pass(21)
      // 31 October, 12:00 in Saudi Arabia.
      expect(await mailsOf(monthly)).toEqual([])
      await pass(1)
      const [letter] = await mailsOf(monthly)
      expect(letter).toMatchObject({
        to: 'sara@example.com',
        link: expect.stringMatching(/\/user\/myprofile\/activity$/),
      })
      expect(letter!.text).toContain('/user/myprofile/preferences')
      await pass(28)
      expect(await mailsOf(monthly)).toHaveLength(1)
      await pass(3)
      expect((await mailsOf(monthly)).map(({ to }) => to)).toEqual(['sara@example.com', 'sara@example.com'])
    },
  )

  test('in each language it is the same for everyone and every month', async () => {
    for (const email of ['sara@example.com', 'noura@example.com']) {
      await server.signUp(email)
      await wants(email, 'reactions')
    }
    await round()
    await pass(55)
    const letters = await mailsOf(monthly)
    expect(letters).toHaveLength(4)
    expect(new Set(letters.map(({ to: _, ...letter }) => JSON.stringify(letter))).size).toBe(1)
  })

  test('is not sent to a person who has changed their mind, closed the account, or was blocked', async () => {
    for (const email of ['sara@example.com', 'noura@example.com', 'omar@example.com']) {
      await server.signUp(email)
      await wants(email, 'reactions')
    }
    await round()
    await pass(20)
    await wants('sara@example.com', 'reactions', 0)
    const [noura, omar] = [await accountAt(server, 'noura@example.com'), await accountAt(server, 'omar@example.com')]
    await server.db.execute(sql`update accounts set closeable = true where id = ${noura}`)
    await server.db.execute(sql`update accounts set blocked = true where id = ${omar}`)
    await pass(10)
    expect(await mailsOf(monthly)).toEqual([])
  })

  test('of several servers one begins it, and one that starts within a month owes nobody a letter', async () => {
    await server.signUp('sara@example.com')
    await wants('sara@example.com', 'reactions')
    await Promise.all([round(), round()])
    expect(await mailsOf(monthly)).toEqual([])
    now = new Date('2026-11-01T09:00:00Z')
    await Promise.all([round(), round(), round()])
    expect(await mailsOf(monthly)).toHaveLength(1)
  })
})

describe('E-203, E-204: what the operator has to say', () => {
  const words = {
    subject_en: 'Awards are out',
    subject_ar: 'صدرت الجوائز',
    text_en: 'Five companies.\n\nFive CEOs.',
    text_ar: 'خمس شركات.\n\nوخمسة رؤساء.',
  }
  const announce = async (kind: string) => post('/moderation/announcements', { kind, ...words }, await operator())
  const operator = async () => server.signIn('operator@example.com')
  beforeEach(() => server.signUp('operator@example.com'))

  test.each([
    ['E-203', 'marketing', 'announcement'],
    ['E-204', 'announcement', 'marketing'],
  ] as const)('%s: a mail of %s reaches those who want it, once, in their language', async (_, kind, other) => {
    for (const [email, name] of [
      ['sara@example.com', kind],
      ['noura@example.com', other],
    ] as const) {
      await server.signUp(email)
      await wants(email, name)
    }
    await server.call('POST', '/login', {
      language: 'ar',
      body: { email: 'sara@example.com', password: 'quiet-orange-lamp-19' },
    })
    expect((await announce(kind)).status).toBe(200)
    await Promise.all([round(), round()])
    await round()
    const mails = await mailsOf(/Awards are out|صدرت الجوائز/)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['sara@example.com', 'صدرت الجوائز']])
    expect(mails[0]!.text).toContain('خمس شركات.\n\nوخمسة رؤساء.')
    expect(mails[0]!.text).toContain('/user/myprofile/preferences')
  })

  test('everybody gets it once, however many there are and however often the process dies', async () => {
    for (let n = 1; n <= 450; n++) {
      const account = {
        email: `person-${n}@example.com`,
        name: null,
        language: 'en' as const,
        passwordHash: '',
      }
      await addAccount(server.services, account, { verified: true })
      await wants(account.email, 'announcement')
    }
    await wants('operator@example.com', 'announcement')
    await announce('announcement')
    let dies = 2
    const mail = {
      add: async (...args: Parameters<typeof server.services.mail.add>) => {
        if (dies > 0 && args[1].to.startsWith('person-7')) throw new Error(`killed, ${dies--}`)
        return server.services.mail.add(...args)
      },
    }
    for (let n = 0; n < 6; n++) {
      await sendLetters({ ...server.services, mail }).catch(() => undefined)
      await server.mailbox.letters()
    }
    const to = (await mailsOf(/Awards/)).map((one) => one.to)
    expect(to).toHaveLength(451)
    expect(new Set(to).size).toBe(451)
  })

  test('a breach mail goes to every account, also to those who chose no mail, before other mail to many, and only once', async () => {
    await server.signUp('quiet@example.com')
    await server.signUp('reader@example.com')
    for (const email of ['quiet@example.com', 'operator@example.com']) await wants(email, 'announcement', 0)
    await wants('reader@example.com', 'announcement')
    const blocked = (await findAccount(server.services, 'quiet@example.com'))!
    await server.db.execute(sql`update accounts set blocked = true where id = ${blocked.id}`)
    await announce('announcement')
    const folder = await mkdtemp(join(tmpdir(), 'shafaf-breach-'))
    const file = join(folder, 'breach.json')
    const breach = { ...words, subject_en: 'Copies of addresses', subject_ar: 'نسخ من العناوين' }
    const said: string[] = []
    const run = (options: Record<string, boolean> = {}) =>
      server.db.transaction(async (tx) => {
        const { privacy } = server.services
        const given = { db: tx, privacy, now, args: [file], options, say: (line: string) => void said.push(line) }
        const done = await breachCommand.run(given)
        if (options['dry-run']) tx.rollback()
        return done
      })
    await writeFile(file, JSON.stringify({ ...breach, text_ar: '' }))
    expect(await run()).toBe(false)
    expect(said.splice(0)).toEqual([expect.stringMatching(/^text_ar: /)])
    await writeFile(file, JSON.stringify(breach))
    await expect(run({ 'dry-run': true })).rejects.toThrow()
    expect(said.splice(0)).toEqual([
      expect.stringContaining('Copies of addresses'),
      expect.stringContaining('نسخ من العناوين'),
      '3 accounts get it, before any other mail to many.',
    ])
    await round()
    expect(await mailsOf(/Copies of addresses/)).toEqual([])
    await announce('announcement')
    expect(await run()).toBe(true)
    expect(await run()).toBe(false)
    await round()
    await round()
    const to = (await mailsOf(/Copies of addresses|نسخ من العناوين/)).map((one) => one.to).sort()
    expect(to).toEqual(['operator@example.com', 'quiet@example.com', 'reader@example.com'])
    await rm(folder, { recursive: true })
  })

  test('only a moderator', async () => {
    const sara = await server.signUp('sara@example.com')
    expect((await post('/moderation/announcements', { kind: 'marketing', ...words }, sara)).status).toBe(403)
  })
})

describe('P-034: a person who speaks for a company is reminded to look at its page', () => {
  const reminder = /Your weekly reminder/

  test('on Sundays, in the same words, whether or not anything was written', async () => {
    await employ(server, 'hr@example.com', companyId)
    const foreign = await newCompany(server)
    await employ(server, 'other@example.com', foreign)
    await server.signUp('sara@example.com')
    await round()
    await write(server, companyId, { now })
    // 10 October 2026 is a Saturday.
    await pass(0.25)
    expect(await mailsOf(reminder)).toEqual([])
    await pass(0.75)
    const first = await mailsOf(reminder)
    expect(first.map(({ to }) => to).sort()).toEqual(['hr@example.com', 'other@example.com'])
    expect(first[0]).toMatchObject({ link: expect.stringMatching(/\/employer\/reviews$/) })
    expect(first[0]!.text).toMatch(/\/employer\/settings/)
    await write(server, companyId, { now, kind: 'interview' })
    await pass(6)
    expect(await mailsOf(reminder)).toHaveLength(2)
    await pass(1)
    const all = await mailsOf(reminder)
    expect(all).toHaveLength(4)
    expect(new Set(all.map(({ to: _, ...letter }) => JSON.stringify(letter))).size).toBe(1)
  })

  test('not a person who does not want to be', async () => {
    const token = await employ(server, 'hr@example.com', companyId)
    await post(`/employer/companies/${companyId}/notify`, { notify: 0 }, token)
    await round()
    await pass(15)
    expect(await mailsOf(reminder)).toEqual([])
  })
})
