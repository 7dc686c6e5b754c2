import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PreferenceName } from '../../src/contract/profile/preferences.ts'
import { removeAccount } from '../../src/server/accounts/closing/store.ts'
import { findAccount } from '../../src/server/accounts/store.ts'
import { rowsOf } from '../../src/server/db/database.ts'
import { notifyDue } from '../../src/server/notifications/job.ts'
import { changeVault } from '../../src/server/profile/store.ts'
import { accountAt, employ } from '../support/employer.ts'
import { newCompany, write } from '../support/reviewed-company.ts'
import { sampleBody } from '../support/sample-reviews.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const day = 86_400_000
let server: TestServer
let now = new Date()
let companyId = 0
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, env: { MODERATOR_EMAILS: 'operator@example.com' } })
})
beforeEach(async () => {
  await server.empty()
  now = new Date('2026-10-10T09:00:00Z')
  companyId = await newCompany(server)
})
afterAll(() => server.close())

const post = (path: string, body: unknown, token: string, language: 'en' | 'ar' = 'en') =>
  server.call('POST', path, { token, body, language, headers: { 'Idempotency-Key': randomUUID() } })
/** One look of the job at what is due; `random` says where in its week a mail is put. */
const round = (random = () => 0.5) => notifyDue({ services: server.services, random })
const later = (days: number) => {
  now = new Date(now.getTime() + days * day)
}
const mailsOf = async (subject: RegExp, to?: string) =>
  (await server.mailbox.letters()).filter((one) => subject.test(one.subject) && (!to || one.to === to))

async function wants(email: string, name: PreferenceName, wanted: 0 | 1 = 1) {
  const { db, services } = server
  await changeVault({ db, privacy: services.privacy }, await accountAt(server, email), (vault) => ({
    ...vault,
    preferences: { ...vault.preferences, [name]: wanted },
  }))
}
async function works(token: string, company = companyId) {
  await post('/profile/experience', { company_id: company }, token)
}

describe('E-201: like and dislike', () => {
  const helpful = /found your review helpful|تقييمك مفيدًا/
  let review = ''
  const readers: string[] = []
  const press = (token: string, reaction = 'helpful') => post(`/reviews/${review}/reaction`, { reaction }, token)

  beforeEach(async () => {
    readers.splice(0)
    const sara = await server.signUp('sara@example.com')
    await works(sara)
    await post('/company/review', sampleBody('company', companyId), sara, 'ar')
    review = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data.reviews[0].id
    await wants('sara@example.com', 'reactions')
    for (let n = 0; n < 6; n++) readers.push(await server.signUp(`reader-${n}@example.com`))
  })

  test('the writer hears of the first and the fifth who found it helpful, days later, and of no other', async () => {
    await press(readers[0]!)
    await round()
    later(3)
    expect(await mailsOf(helpful)).toEqual([])
    later(1)
    const [first] = await mailsOf(helpful)
    expect(first).toMatchObject({
      to: 'sara@example.com',
      link: expect.stringMatching(/\/user\/myprofile\/contributions$/),
    })
    // Neither which review nor about whom.
    expect(`${first!.text}${first!.html}`).not.toMatch(new RegExp(`${review}|Rimal|رمال|company/`))
    for (const reader of readers.slice(1, 4)) await press(reader)
    await round()
    later(8)
    expect(await mailsOf(helpful)).toHaveLength(1)
    await press(readers[4]!)
    await round()
    later(8)
    expect(await mailsOf(helpful)).toHaveLength(2)
  })

  test('taking it back and pressing again tells nothing twice', async () => {
    for (const reaction of ['helpful', 'none', 'helpful', 'unhelpful', 'helpful']) {
      await press(readers[0]!, reaction)
      await round()
      later(8)
      readers[0] = await server.signIn('reader-0@example.com')
    }
    expect(await mailsOf(helpful)).toHaveLength(1)
  })

  test('a dislike is no mail, and several rounds of a day are one', async () => {
    await press(readers[1]!, 'unhelpful')
    await round()
    await press(readers[0]!)
    await round()
    later(0.4)
    await round()
    later(8)
    expect(await mailsOf(helpful)).toEqual([])
    await round(() => 0)
    expect(await mailsOf(helpful)).toHaveLength(1)
  })

  test('whoever changes their mind, or leaves, while it waits gets none', async () => {
    await press(readers[0]!)
    await round()
    await wants('sara@example.com', 'reactions', 0)
    later(8)
    expect(await mailsOf(helpful)).toEqual([])
    const noura = await server.signUp('noura@example.com')
    await works(noura)
    await post('/company/review', sampleBody('company', companyId, { pros: 'Calm' }), noura)
    await wants('noura@example.com', 'reactions')
    await server.db.execute(sql`update reviews set helpful = 20`)
    await round()
    await removeAccount(server.db, (await findAccount(server.db, 'noura@example.com'))!.id)
    later(8)
    expect(await mailsOf(helpful)).toEqual([])
  })
})

describe('E-202: salary updates', () => {
  const updates = /New salary numbers|أرقام رواتب جديدة/
  const shareSalaries = async (company: number) => {
    for (let n = 0; n < 5; n++) await write(server, company, { kind: 'salary', now })
  }

  test('once a month whoever has a company with new numbers in their list hears of it, without its name', async () => {
    const foreign = await newCompany(server)
    for (const [email, company] of [
      ['sara@example.com', companyId],
      ['noura@example.com', foreign],
      ['quiet@example.com', companyId],
    ] as const) {
      await works(await server.signUp(email), company)
      if (email !== 'quiet@example.com') await wants(email, 'salary_updates')
    }
    await shareSalaries(foreign)
    // The first round has nothing to compare with.
    await round()
    await shareSalaries(companyId)
    later(5)
    await round()
    expect(await mailsOf(updates)).toEqual([])
    later(20)
    await round()
    await round()
    const mails = await mailsOf(updates)
    expect(mails.map(({ to }) => to)).toEqual(['sara@example.com'])
    expect(`${mails[0]!.text}${mails[0]!.html}`).not.toMatch(/Rimal|company\//)
    later(31)
    await round()
    expect(await mailsOf(updates)).toHaveLength(1)
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
    await server.db.execute(
      sql`insert into accounts (email, password_hash, verified, secret)
        select 'person-' || n || '@example.com', '', true, secret from accounts, generate_series(1, 450) as n
        where email = 'operator@example.com'`,
    )
    const { db, privacy } = server.services
    const people = await rowsOf<{ id: string; secret: Uint8Array }>(db, sql`select id, secret from accounts`)
    const vault = privacy.sealVault(people[0]!.secret, { preferences: { ...nothing, announcement: 1 } })
    await db.execute(sql`update accounts set vault = decode(${vault.toString('hex')}, 'hex')`)
    await announce('announcement')
    let dies = 2
    const mail = {
      add: async (...args: Parameters<typeof server.services.mail.add>) => {
        if (dies > 0 && args[1].to.startsWith('person-7')) throw new Error(`killed, ${dies--}`)
        return server.services.mail.add(...args)
      },
    }
    for (let n = 0; n < 6; n++) {
      await notifyDue({ services: { ...server.services, mail }, random: () => 0 }).catch(() => undefined)
      await server.mailbox.letters()
    }
    const to = (await mailsOf(/Awards/)).map((one) => one.to)
    expect(to).toHaveLength(451)
    expect(new Set(to).size).toBe(451)
  })

  test('only a moderator', async () => {
    const sara = await server.signUp('sara@example.com')
    expect((await post('/moderation/announcements', { kind: 'marketing', ...words }, sara)).status).toBe(403)
  })
})
const nothing = {
  company_response: 0,
  question_response: 0,
  reactions: 0,
  salary_updates: 0,
  marketing: 0,
  announcement: 0,
}

describe('P-034: employers are told of what is new', () => {
  const news = /Something new about Rimal/
  let employer = ''
  beforeEach(async () => {
    employer = await employ(server, 'hr@example.com', companyId)
    await round()
  })

  test('at most once a day, of reviews and questions alike, and of nothing about them', async () => {
    await write(server, companyId)
    later(0.1)
    await round()
    expect(await mailsOf(news)).toEqual([])
    later(1)
    await write(server, companyId, { kind: 'interview' })
    await round()
    await write(server, companyId)
    await round()
    const [mail, ...others] = await mailsOf(news)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'hr@example.com', link: expect.stringMatching(/\/employer\/reviews$/) })
    expect(mail!.text).toMatch(/reviews or questions/)
    expect(mail!.text).toMatch(/\/employer\/settings/)
    expect(mail!.text.replace(/https?:\S+/g, '')).not.toMatch(/\d/)
    later(1)
    await round()
    expect(await mailsOf(news)).toHaveLength(2)
    later(1)
    await round()
    expect(await mailsOf(news)).toHaveLength(2)
  })

  test('not of pay, nor of other companies, nor whoever does not want to be told', async () => {
    await employ(server, 'quiet@example.com', companyId)
    const quiet = await server.signIn('quiet@example.com')
    await post(`/employer/companies/${companyId}/notify`, { notify: 0 }, quiet)
    const foreign = await newCompany(server)
    await write(server, foreign)
    await write(server, companyId, { kind: 'salary' })
    later(1)
    await round()
    expect(await mailsOf(news)).toEqual([])
    await write(server, companyId)
    later(1)
    await round()
    expect((await mailsOf(news)).map(({ to }) => to)).toEqual(['hr@example.com'])
  })

  test('whoever starts to be told is not told of what was there before', async () => {
    await post(`/employer/companies/${companyId}/notify`, { notify: 0 }, employer)
    later(1)
    await round()
    await write(server, companyId)
    later(1)
    await round()
    await post(`/employer/companies/${companyId}/notify`, { notify: 1 }, employer)
    later(1)
    await round()
    later(1)
    await round()
    expect(await mailsOf(news)).toEqual([])
  })
})
