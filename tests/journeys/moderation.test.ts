import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { companyRequest } from '../../src/contract/companies/requests.ts'
import { buildPayload, check } from '../../src/contract/form/check.ts'
import { appealForm } from '../../src/contract/moderation/appeals.ts'
import type { CaseKind } from '../../src/contract/moderation/cases.ts'
import { addCompanyPerson } from '../../src/server/accounts/company-roles.queries.ts'
import { listNewestEntries } from '../../src/server/audit/audit.queries.ts'
import { sealContact } from '../../src/server/mail/contact.ts'
import { forgetDecided } from '../../src/server/moderation/forget-decisions.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { readKeptCounters, recount } from '../../src/tools/recount.queries.ts'
import { fullRequest } from '../spec/tables/company-request.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { languages, wordsOf } from '../support/project/locales.ts'
import { accountAt } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { sendForm } from '../support/server/send-form.ts'
import { startTestServer } from '../support/server/server.ts'
import { askToUnlock } from '../support/server/unlocking.ts'

const start = new Date('2026-10-15T10:00:00Z')
let now = start
const server = await startTestServer({
  clock: () => now,
  moderators: { 'huda@example.com': 'lead', 'saad@example.com': 'moderator' },
})
const { call, db, services, mailbox, signUp } = server
let companyId = 0
let huda = ''
let sara = ''
/**
 * Another moderator, who reviews appeals against Huda's decisions and confirms her decisions where two moderators are
 * needed.
 */
let saad = ''
beforeEach(async () => {
  now = start
  await server.empty()
  companyId = await newCompany(server)
  huda = await signUp('huda@example.com')
  sara = await signUp('sara@example.com')
  saad = await signUp('saad@example.com')
})
afterAll(server.close)

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000)
}
type As = { token?: string; language?: 'en' | 'ar' }
const post = (path: string, body: unknown = {}, { token = sara, language }: As = {}) =>
  call('POST', path, { token, body, language, headers: { 'Idempotency-Key': randomUUID() } })
const deskOf = (path: string) => (path.startsWith('appeal/') ? saad : huda)
const desk = (path: string, body: unknown = {}, token = deskOf(path)) => post(`/moderation/${path}`, body, { token })
const cases = async (kind: CaseKind, query = '', token = kind === 'appeal' ? saad : huda) =>
  (await call('GET', `/moderation/cases?kind=${kind}${query}`, { token })).json.data.cases
const waiting = async () => {
  const { data } = (await call('GET', '/moderation/queues', { token: saad })).json
  return Object.fromEntries(
    (data as { kind: string; waiting: number }[])
      .filter((one) => one.waiting > 0)
      .map((one) => [one.kind, one.waiting]),
  )
}
/** Decides as one moderator, or as two where the first verdict waits for a second. */
async function agreed(path: string, body: unknown = {}) {
  const first = await desk(path, body)
  return first.json.message === wordsOf('en', 'messages').get('case_needs_second') ? desk(path, body, saad) : first
}
const approve = (kind: CaseKind, id: string, body = {}) => agreed(`${kind}/${id}/approve`, body)
const reject = (kind: CaseKind, id: string, reason = 'other') => desk(`${kind}/${id}/reject`, { reason })
const undo = (decision: string) => agreed(`decisions/${decision}/undo`)
const log = async (query = '') => (await call('GET', `/moderation/log${query}`)).json.data.decisions
const codesOf = ({ status, json }: Awaited<ReturnType<typeof call>>) => [
  status,
  ...(json.problems ?? []).map(({ code }: { code: string }) => code),
]
/** Returns the mails to an address, the newest last. */
const mailsTo = async (email = 'sara@example.com') => (await mailbox.letters()).filter(({ to }) => to === email)
const lastMail = async (email?: string) => (await mailsTo(email)).at(-1)!
/** Returns what Sara reads under "Updates". */
const activity = async () => (await call('GET', '/profile/activity', { token: sara })).json.data.activity
const profile = async () => (await call('GET', `/companies/${companyId}/profile`)).json.data

/** Adds a review of Sara's, reported by two readers. */
async function reportedReview(): Promise<string> {
  await post('/profile/experience', { company_id: companyId })
  await post('/company/review', sampleBody('company', companyId, { pros: 'Kind colleagues' }))
  const [{ id }] = (await call('GET', `/companies/${companyId}/reviews`)).json.data.reviews
  await report('review', id)
  return id
}
async function report(subject: string, id: string) {
  for (const [email, reason, details] of [
    ['noura@example.com', 'personal', 'It names my manager.'],
    ['omar@example.com', 'personal', undefined],
  ] as const) {
    const token = await server.signIn(email).catch(() => signUp(email))
    const { status } = await post('/reports', { subject, subject_id: id, reason, details }, { token })
    expect(status).toBe(200)
  }
}
/** Checks that the stored counters equal a recount, no matter what was hidden and shown again. */
const countersAreRight = async () =>
  expect(await readKeptCounters(db, companyId)).toEqual(await recount(db, companyId, services.privacy))

/** Returns Sara's contact as stored beside her requests, in hex. */
async function contactOf(language: 'en' | 'ar'): Promise<string> {
  return sealContact(services.privacy, { account: await accountOf(), language }).toString('hex')
}
const accountOf = (email = 'sara@example.com') => accountAt(server, email)

/** Requests a company as Sara; returns its id. */
async function requested(): Promise<string> {
  const all = () => queryRows<{ id: number }>(db, sql`select id from companies`)
  const before = new Set((await all()).map(({ id }) => id))
  await sendForm(server, '/companies/request', buildPayload(companyRequest, fullRequest), {
    token: sara,
    language: 'ar',
  })
  return String((await all()).find(({ id }) => !before.has(id))!.id)
}
const found = async () => (await call('GET', '/autocomplete?key=company&q=marasi')).json.data

describe('the desk', () => {
  test('is closed to everybody but moderators', async () => {
    const id = await reportedReview()
    await addCompanyPerson(db, await accountOf(), companyId, 'admin')
    for (const path of ['queues', 'cases?kind=report', 'decisions', `unlock/${randomUUID()}/letter`])
      for (const [token, status] of [
        [sara, 403],
        [undefined, 401],
      ] as const)
        expect((await call('GET', `/moderation/${path}`, { token })).status).toBe(status)
    expect((await desk(`report/${id}/reject`, { reason: 'insult' }, sara)).status).toBe(403)
    expect((await profile()).counts.reviews).toBe(1)
  })

  test('says how much waits, and pages through it by key', async () => {
    for (let n = 0; n < 5; n += 1) await post('/support', { type: 'suggest', message: `Message ${n}` })
    expect(await waiting()).toEqual({ support: 5 })
    const read: string[] = []
    for (let after = ''; ; ) {
      const { data } = (await call('GET', `/moderation/cases?kind=support&limit=2${after}`, { token: huda })).json
      read.push(...data.cases.map((one: { lines: { value: string }[] }) => one.lines[0]!.value))
      if (!data.next) break
      after = `&after=${data.next}`
    }
    expect(read.sort()).toEqual([0, 1, 2, 3, 4].map((n) => `Message ${n}`))
  })

  test('refuses what it never offered, and knows no cases that are none', async () => {
    for (const query of ['kind=salary', 'kind=report&after=x', 'kind=report&limit=0', 'kind=report&company=x', ''])
      expect((await call('GET', `/moderation/cases?${query}`, { token: huda })).status).toBe(400)
    for (const id of [randomUUID(), '1', 'x', "1'; drop table reports"])
      for (const kind of ['report', 'company', 'change', 'unlock', 'study', 'appeal', 'support'] as const)
        expect((await approve(kind, encodeURIComponent(id))).status).toBe(404)
    expect((await undo(randomUUID())).status).toBe(404)
    expect((await undo('x')).status).toBe(404)
  })
})

describe('reports', () => {
  test('of one contribution are one case, without a word about who wrote or reported it', async () => {
    const id = await reportedReview()
    const found = await cases('report')
    expect(found).toEqual([
      {
        kind: 'report',
        id,
        month: '2026-10',
        company: { id: companyId, name: 'Rimal' },
        subject: 'review',
        review: 'company',
        lines: expect.arrayContaining([{ name: 'pros', value: 'Kind colleagues' }]),
        reports: [{ reason: 'personal', count: 2 }],
        remarks: ['It names my manager.'],
        facts: { reviews: 1, reports: 1, removed: 0, kept: 0 },
        alike: [],
      },
    ])
    expect(JSON.stringify(found)).not.toMatch(/example\.com|jobtitle|city/)
    expect(await cases('report', `&company=${companyId}`)).toHaveLength(1)
    expect(await cases('report', `&company=${companyId + 1}`)).toEqual([])
  })

  test('that are not upheld leave the contribution, and are settled together', async () => {
    const id = await reportedReview()
    expect((await approve('report', id)).status).toBe(200)
    expect([await cases('report'), (await profile()).counts.reviews]).toEqual([[], 1])
    // Nobody is notified: an author never learns of a report.
    expect((await lastMail()).subject).toBe('Verify your e-mail')
  })

  test('that are upheld remove it with its counters, and its writer reads why, in the app alone', async () => {
    const id = await reportedReview()
    expect((await reject('report', id, 'personal')).json.message).toBe('Decided. You can undo it within a day.')
    expect((await profile()).counts.reviews).toBe(0)
    expect((await call('GET', `/companies/${companyId}/reviews`)).json.data.reviews).toEqual([])
    await countersAreRight()
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual(['Verify your e-mail'])
    expect(await activity()).toMatchObject([
      { kind: 'removed', contribution: { id, kind: 'company' }, removal: { reason: 'personal', appeal: 'possible' } },
    ])
    const [own] = (await call('GET', '/profile/contributions', { token: sara })).json.data.contributions
    expect(own).toMatchObject({ id, state: 'hidden', removed: 'personal' })
  })

  test('about questions and answers hide them with their counts', async () => {
    const path = `/companies/${companyId}/questions`
    await post(path, { tag: 'pay', question: 'Who pays for the bus?' })
    const read = async () => (await call('GET', path)).json.data.questions
    const [{ id: question }] = await read()
    await post(`/questions/${question}/answers`, { answer: 'The company does.' })
    const answer = (await read())[0].answers[0].id
    await report('answer', answer)
    expect((await cases('report'))[0].lines.map(({ name }: { name: string }) => name)).toEqual(['question', 'answer'])
    const first = await reject('report', answer, 'insult')
    expect((await read())[0]).toMatchObject({ answer_count: 0, answers: [] })
    await undo(first.json.data.decision)
    expect((await read())[0].answer_count).toBe(1)
    await report('question', question)
    await reject('report', question, 'spam')
    expect([await read(), (await profile()).counts.questions]).toEqual([[], 0])
    // The answer was removed with its question: nothing is left to decide about it.
    expect(await waiting()).toEqual({})
  })

  test('need a reason of their kind to be upheld', async () => {
    const id = await reportedReview()
    expect(codesOf(await desk(`report/${id}/reject`))).toEqual([422, 'missing'])
    expect(codesOf(await desk(`report/${id}/reject`, { reason: 'letter_unclear' }))).toEqual([422, 'not_a_choice'])
    expect((await profile()).counts.reviews).toBe(1)
  })

  test('of a contribution that its writer has deleted are closed, and undoing restores nothing', async () => {
    const id = await reportedReview()
    const { decision } = (await reject('report', id)).json.data
    await post(`/company/review/${id}/remove`)
    expect((await undo(decision)).status).toBe(200)
    await server.purge()
    expect([(await profile()).counts.reviews, await waiting()]).toEqual([0, {}])
    await countersAreRight()
    expect(await activity()).toEqual([])
  })
})

describe('undoing', () => {
  test('within a day puts everything back, once', async () => {
    const id = await reportedReview()
    const before = await profile()
    const { decision } = (await reject('report', id, 'false')).json.data
    later(23)
    // A moderator's session ended with the day.
    expect((await undo(decision)).status).toBe(401)
    huda = await server.signIn('huda@example.com')
    saad = await server.signIn('saad@example.com')
    expect((await undo(decision)).status).toBe(200)
    expect(await profile()).toEqual(before)
    await countersAreRight()
    expect(await waiting()).toEqual({ report: 1 })
    expect(await activity()).toMatchObject([{ kind: 'restored', contribution: { id } }])
    expect((await lastMail()).subject).toBe('Verify your e-mail')
    expect(codesOf(await undo(decision))).toEqual([409, 'not_undoable'])
  })

  test('is over after a day', async () => {
    const { decision } = (await reject('report', await reportedReview())).json.data
    const undoable = async () =>
      (await call('GET', '/moderation/decisions', { token: huda })).json.data.map(
        (one: { undoable: boolean }) => one.undoable,
      )
    expect(await undoable()).toEqual([true])
    later(24)
    huda = await server.signIn('huda@example.com')
    expect(await undoable()).toEqual([])
    expect(codesOf(await undo(decision))).toEqual([409, 'not_undoable'])
  })
})

describe('two moderators at once', () => {
  test('the second is told that another was faster, and nothing happens twice', async () => {
    const saad = await signUp('saad@example.com')
    const id = await reportedReview()
    const both = await Promise.all([
      desk(`report/${id}/reject`, { reason: 'insult' }),
      desk(`report/${id}/approve`, {}, saad),
      desk(`report/${id}/reject`, { reason: 'spam' }, saad),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect(refused.json).toEqual({
      message: 'Another moderator has already decided about this',
      problems: [{ path: '', code: 'case_decided' }],
    })
    expect(await log()).toHaveLength(1)
    await countersAreRight()
  })
})

describe('T-015: requests for companies', () => {
  test('show all that was said, and an approved one opens and is found', async () => {
    const id = await requested()
    const [shown] = await cases('company')
    expect(shown).toMatchObject({ id, month: '2026-10', company: { id: Number(id), name: 'Marasi Gulf Shipping' } })
    expect(shown.lines).toContainEqual({ name: 'founded', value: '1998', picture: false })
    expect((await approve('company', id)).status).toBe(200)
    expect((await call('GET', `/companies/${id}/profile`)).status).toBe(200)
    expect(await found()).toMatchObject([{ is_approved: 1 }])
    const { subject, link } = await lastMail()
    expect(subject).toBe('مراسي الخليج للشحن في شفاف الآن')
    expect(link).toMatch(new RegExp(`/company/${id}$`))
  })

  test('that are rejected are found no more; undone they wait again, and their name is taken', async () => {
    const id = await requested()
    const { decision } = (await reject('company', id, 'not_found')).json.data
    expect([await found(), await cases('company')]).toEqual([[], []])
    expect((await lastMail()).text).toContain('السبب: لم نجد ما يدل على وجوده.')
    await undo(decision)
    expect(await found()).toMatchObject([{ is_approved: 0 }])
    expect(await waiting()).toEqual({ company: 1 })
    expect((await lastMail()).subject).toContain('نعيد النظر')
  })

  test('that are rejected leave their name to others, and cannot come back once someone has it', async () => {
    const id = await requested()
    const { decision } = (await reject('company', id, 'incomplete')).json.data
    const token = (await lastMail()).link!.split('/').at(-1)!
    const second = await requested()
    expect(second).not.toBe(id)
    expect(codesOf(await undo(decision))).toEqual([409, 'not_undoable'])
    await call('POST', '/appeals', { body: { token, text: 'It does exist.' } })
    const [{ id: appealId }] = await cases('appeal')
    expect(codesOf(await approve('appeal', appealId))).toEqual([409, 'not_undoable'])
    expect(await waiting()).toEqual({ company: 1, appeal: 1 })
    expect((await desk(`appeal/${appealId}/reject`)).status).toBe(200)
  })

  test('that were approved by mistake wait again', async () => {
    const id = await requested()
    const { decision } = (await approve('company', id)).json.data
    await undo(decision)
    expect((await call('GET', `/companies/${id}/profile`)).status).toBe(404)
    expect(await waiting()).toEqual({ company: 1 })
  })

  test('that are finally rejected are deleted after 30 days, with the person to notify', async () => {
    const id = await requested()
    await reject('company', id, 'spam')
    const rows = async () =>
      (await queryRows(db, sql`select 1 from companies where id = ${id}::int union all select 2 from company_requests`))
        .length
    later(29 * 24)
    await forgetDecided(server.services, now)
    expect(await rows()).toBe(2)
    later(2 * 24)
    await forgetDecided(server.services, now)
    expect(await rows()).toBe(0)
    expect(await log()).toMatchObject([{ kind: 'company', outcome: 'rejected', company: null }])
  })
})

describe('requests to unlock a company', () => {
  const letter = Buffer.from('%PDF-1.4 who may speak for Rimal')
  const ask = async () => {
    const { privacy } = services
    const [row] = await queryRows<{ id: string }>(
      db,
      sql`insert into unlock_requests (company_id, contact, mark, month, website, letter_type, letter)
        values (${companyId}, decode(${await contactOf('en')}, 'hex'), decode('01', 'hex'), '2026-10',
          'https://rimal.example', 'application/pdf', decode(${privacy.sealLetter(letter).toString('hex')}, 'hex'))
        returning id`,
    )
    return row!.id
  }
  const speaksFor = async () =>
    (await call('GET', '/profile', { token: sara })).json.data.represents.map(({ id }: { id: number }) => id)

  test('come with their letter, for moderators alone', async () => {
    const id = await ask()
    const [shown] = await cases('unlock')
    expect(shown).toMatchObject({ id, letter: true, company: { id: companyId } })
    expect(shown.lines).toContainEqual({ name: 'website', value: 'https://rimal.example', before: null })
    const path = `/api/moderation/unlock/${id}/letter`
    const opened = await server.app.request(path, { headers: { Authorization: `Bearer ${huda}` } })
    expect(opened.headers.get('Content-Type')).toBe('application/pdf')
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(letter)
    expect((await server.app.request(path, { headers: { Authorization: `Bearer ${sara}` } })).status).toBe(403)
  })

  test('T-018: granted, the company is verified and the person who asked speaks for it; undone, neither', async () => {
    const { decision } = (await approve('unlock', await ask())).json.data
    expect([(await profile()).unlocked, await speaksFor()]).toEqual([1, [companyId]])
    expect((await lastMail()).subject).toBe('You now represent Rimal')
    await undo(decision)
    expect([(await profile()).unlocked, await speaksFor(), await waiting()]).toEqual([0, [], { unlock: 1 }])
    expect((await lastMail()).subject).toContain('We are looking at it again')
  })

  test('rejected, the person who asked is told why and may send another letter, which takes the place of an appeal', async () => {
    await reject('unlock', await ask(), 'not_authorized')
    expect([(await profile()).unlocked, await speaksFor()]).toEqual([0, []])
    const { text, link } = await lastMail()
    expect(text).toContain('The reason: The letter does not say that the person may speak for the company.')
    expect(link).toBe(`http://localhost:3000/company/${companyId}`)
  })
})

describe('proposed changes', () => {
  const propose = async (changes: object) => {
    const contact = await contactOf('en')
    const [row] = await queryRows<{ id: string }>(
      db,
      sql`insert into company_changes (company_id, contact, mark, round, month, changes)
        values (${companyId}, decode(${contact}, 'hex'), uuid_send(gen_random_uuid()), 'round', '2026-10',
          ${JSON.stringify(changes)}::jsonb) returning id`,
    )
    return row!.id
  }

  test('show what stands there now beside what would, and apply or not', async () => {
    const id = await propose({ founded: 1999, headquarters: 1 })
    const [{ lines, company }] = await cases('change')
    expect(company).toEqual({ id: companyId, name: 'Rimal' })
    expect(lines).toContainEqual({ name: 'founded', value: '1999', before: null, picture: false })
    expect((await reject('change', id, 'incorrect')).status).toBe(200)
    expect((await profile()).founded).toBe(null)
    expect((await lastMail()).text).toContain('The reason: What it says is not right.')
    const second = await propose({ founded: 2001 })
    const { decision } = (await approve('change', second)).json.data
    expect((await profile()).founded).toBe(2001)
    expect((await lastMail()).subject).toBe('Your change of Rimal is published')
    await undo(decision)
    expect((await profile()).founded).toBe(null)
    expect(await waiting()).toEqual({ change: 1 })
  })

  test('to a name another company has meanwhile are refused, and go on waiting', async () => {
    const id = await propose({ name_en: 'Marasi Gulf Shipping' })
    await requested()
    expect(codesOf(await approve('change', id))).toEqual([409, 'company_listed'])
    expect((await waiting()).change).toBe(1)
  })

  test('of a company unlocked meanwhile wait for a refusal: its page is its own now', async () => {
    const id = await propose({ website: 'https://other.example' })
    await server.db.execute(sql`update companies set unlocked = true where id = ${companyId}`)
    expect(codesOf(await approve('change', id))).toEqual([409, 'company_unlocked'])
    expect((await reject('change', id, 'other')).status).toBe(200)
    await server.db.execute(sql`update companies set unlocked = false where id = ${companyId}`)
  })
})

describe('surveys', () => {
  const propose = async () => {
    const [row] = await queryRows<{ id: number }>(
      db,
      sql`insert into studies (company_id, state, month, question_en, question_ar, options)
        values (${companyId}, 'proposed', '2026-09', 'Do you park easily?', 'هل تجد موقفًا بسهولة؟',
          ${JSON.stringify([
            { en: 'Yes', ar: 'نعم' },
            { en: 'No', ar: 'لا' },
          ])}::jsonb) returning id`,
    )
    return String(row!.id)
  }
  const readable = async () => (await call('GET', '/studies')).json.data.studies.length

  test('open once approved, and those who speak for the company are told', async () => {
    await addCompanyPerson(db, await accountOf(), companyId, 'editor')
    const id = await propose()
    expect((await cases('study'))[0].lines).toContainEqual({ name: 'options_en', value: 'Yes\nNo' })
    const { decision } = (await approve('study', id)).json.data
    expect([await readable(), (await lastMail()).subject]).toEqual([1, 'Your survey of Rimal is open'])
    await undo(decision)
    expect([await readable(), await waiting()]).toEqual([0, { study: 1 }])
    await reject('study', id, 'incomplete')
    expect([await readable(), await waiting()]).toEqual([0, {}])
    expect((await lastMail()).text).toContain('The reason: Something needed is missing.')
  })
})

describe('messages to support', () => {
  test('are read without a name and answered by mail, in the language of the person who wrote', async () => {
    await post('/support', { type: 'complain', message: 'The chart is empty.' })
    const [message] = await cases('support')
    expect(message).toEqual({
      kind: 'support',
      id: expect.any(String),
      month: '2026-10',
      company: null,
      message: 'complain',
      lines: [{ name: 'message', value: 'The chart is empty.' }],
    })
    expect((await approve('support', message.id, { answer: 'It opens with the fifth person.' })).status).toBe(200)
    const { subject, text } = await lastMail()
    expect(subject).toBe('Our answer to your message')
    expect(text).toContain('It opens with the fifth person.')
    expect(codesOf(await approve('support', message.id, { answer: 'Again' }))).toEqual([409, 'case_decided'])
    expect(await waiting()).toEqual({})
    // This decides nothing, so it is not in the log.
    expect(await log()).toEqual([])
  })

  test('that need no answer are put aside without a mail, and can be taken up again', async () => {
    await post('/support', { type: 'suggest', message: 'Thank you for this.' })
    const [{ id }] = await cases('support')
    const mails = (await mailsTo()).length
    const { decision } = (await approve('support', id)).json.data
    expect([await waiting(), (await mailsTo()).length]).toEqual([{}, mails])
    await undo(decision)
    expect(await waiting()).toEqual({ support: 1 })
  })
})

describe('appeals', () => {
  const tokenOf = async () => (await lastMail()).link!.split('/').at(-1)!
  const appeal = (token: string, text = 'It is another company.') => call('POST', '/appeals', { body: { token, text } })
  const about = (token: string) => call('POST', '/appeals/decision', { body: { token } })
  /** Appeals against the removal of a review, signed in. */
  const appealOwn = (id: string, text: unknown = 'It names nobody: that is the name of a street.', as: As = {}) =>
    post(`/profile/contributions/${id}/appeal`, { text }, as)
  /** Requests a company as Sara, which a moderator rejects. */
  const refused = async () => {
    const id = await requested()
    const { decision } = (await reject('company', id, 'duplicate')).json.data
    return { id, decision, token: await tokenOf() }
  }

  test('a removed review can be appealed by its author alone, once, and restored; counters follow', async () => {
    const id = await reportedReview()
    const before = await profile()
    expect(codesOf(await appealOwn(id))).toEqual([404, 'not_found'])
    await reject('report', id, 'personal')
    const noura = await server.signIn('noura@example.com')
    expect(codesOf(await appealOwn(id, 'Mine?', { token: noura }))).toEqual([404, 'not_found'])
    expect(codesOf(await appealOwn('x'))).toEqual([404, 'not_found'])
    expect((await activity())[0].removal).toEqual({
      ...{ decision: expect.any(String), reason: 'personal', statement: null, part: false },
      day: '2026-10-15',
      until: '2026-11-13',
      appeal: 'possible',
    })
    expect((await appealOwn(id)).json.message).toContain('A moderator will look at it again')
    expect((await activity())[0].removal.appeal).toBe('open')
    expect(codesOf(await appealOwn(id, 'Once more, please.'))).toEqual([409, 'already_appealed'])
    const [shown] = await cases('appeal')
    expect(shown).toMatchObject({
      against: { kind: 'report', outcome: 'removed', reason: 'personal', day: '2026-10-15' },
      company: { id: companyId },
    })
    expect(shown.lines.slice(0, 1)).toEqual([
      { name: 'appeal', value: 'It names nobody: that is the name of a street.' },
    ])
    expect(shown.lines).toContainEqual({ name: 'pros', value: 'Kind colleagues' })
    expect((await approve('appeal', shown.id)).status).toBe(200)
    expect(await profile()).toEqual(before)
    await countersAreRight()
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual(['Verify your e-mail'])
    expect(await activity()).toMatchObject([{ kind: 'restored', contribution: { id } }])
    expect(await waiting()).toEqual({})
    expect(await log('?kind=report')).toMatchObject([{ outcome: 'removed', undone: true, appeal: 'upheld' }])
  })

  test('one that is turned down leaves the decision, which its author reads; undone it waits again', async () => {
    const review = await reportedReview()
    await reject('report', review, 'insult')
    await appealOwn(review)
    const [{ id }] = await cases('appeal')
    const { decision } = (await desk(`appeal/${id}/reject`)).json.data
    expect((await profile()).counts.reviews).toBe(0)
    expect((await activity())[0].removal.appeal).toBe('dismissed')
    expect((await mailsTo()).map(({ subject }) => subject)).toEqual(['Verify your e-mail'])
    await undo(decision)
    expect(await waiting()).toEqual({ appeal: 1 })
    await approve('appeal', id)
    expect((await profile()).counts.reviews).toBe(1)
  })

  test('of what someone asked for: the link of the mail shows the decision, and a mail says how it turns out', async () => {
    const { token } = await refused()
    expect((await about(token)).json.data).toEqual({
      kind: 'company',
      outcome: 'rejected',
      reason: 'duplicate',
      company: 'Marasi Gulf Shipping',
      day: '2026-10-15',
      until: '2026-11-13',
    })
    expect((await appeal(token)).json.message).toContain('A moderator will look at it again')
    expect(codesOf(await appeal(token, 'Once more, please.'))).toEqual([409, 'already_appealed'])
    await desk(`appeal/${(await cases('appeal'))[0].id}/reject`)
    expect((await lastMail()).subject).toBe('بشأن اعتراضك')
  })

  test('a rejected company waits again, and can be approved then', async () => {
    const { id, token } = await refused()
    await appeal(token)
    const [{ id: appealId }] = await cases('appeal')
    await approve('appeal', appealId)
    expect(await waiting()).toEqual({ company: 1 })
    await approve('company', id)
    expect((await call('GET', `/companies/${id}/profile`)).status).toBe(200)
  })

  test('a decision that someone appealed against is no longer undone but decided again', async () => {
    const id = await reportedReview()
    const { decision } = (await reject('report', id)).json.data
    await appealOwn(id)
    expect(codesOf(await undo(decision))).toEqual([409, 'not_undoable'])
  })

  test('are refused after 30 days, when the decision was undone, and with an unknown token', async () => {
    const { id, decision, token } = await refused()
    await undo(decision)
    expect(codesOf(await appeal(token))).toEqual([409, 'decision_undone'])
    await reject('company', id)
    const second = await tokenOf()
    const review = await reportedReview()
    await reject('report', review)
    later(30 * 24)
    sara = await server.signIn('sara@example.com')
    expect(codesOf(await about(second))).toEqual([422, 'token_expired'])
    expect(codesOf(await appeal(second))).toEqual([422, 'token_expired'])
    expect(codesOf(await appealOwn(review))).toEqual([409, 'appeal_over'])
    expect((await activity())[0].removal.appeal).toBe('over')
    for (const wrong of ['x', randomUUID(), second.slice(1)]) expect((await about(wrong)).status).toBe(422)
    saad = await server.signIn('saad@example.com')
    expect(await cases('appeal')).toEqual([])
  })

  test.each([
    ['no words', undefined, 'missing'],
    ['words of spaces', ' \n ', 'missing'],
    ['2001 characters', 's'.repeat(2001), 'too_long'],
    ['an e-mail address', 'Write to me at sara@example.com', 'email_in_text'],
    ['a phone number', 'Call 0501234567', 'phone_in_text'],
    ['2000 characters', 'س'.repeat(2000), undefined],
  ])('with %s: the same rule on both ends, in both languages', async (_, text, code) => {
    const id = await reportedReview()
    await reject('report', id)
    const checked = check(appealForm, { text })
    expect(checked.ok ? undefined : checked.problems).toEqual(code && [{ path: 'text', code }])
    for (const language of languages) {
      const { status, json } = await appealOwn(id, text ?? null, { language })
      if (!code) return expect(status).toBe(200)
      expect([status, json.problems]).toEqual([422, [{ path: 'text', code }]])
      const words = code === 'missing' || code === 'too_long' ? 'messages' : 'problems'
      expect(json.message).toBe(wordsOf(language, words).get(words === 'problems' ? code : 'check_answers'))
    }
  })

  test('the token is in the mail and nowhere else', async () => {
    const { token } = await refused()
    await about(token)
    await appeal(token)
    const kept = await queryRows(
      db,
      sql`select decisions::text as row from decisions union all select appeals::text from appeals`,
    )
    expect(JSON.stringify(kept) + server.log.join()).not.toContain(token)
    expect((await about(token)).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('who decides', () => {
  const asSaad = (path: string, body: unknown = {}) => desk(path, body, saad)
  const accountIdOf = (email: string) => accountOf(email)
  const unlockAsked = async (token: string) => {
    await askToUnlock(server, { company: companyId }, { token })
    const [row] = await queryRows<{ id: string }>(db, sql`select id from unlock_requests where state = 'pending'`)
    return row!.id
  }
  const seenBy = async (kind: CaseKind, token: string) => [
    (await cases(kind, '', token)).length,
    (await call('GET', '/moderation/queues', { token })).json.data.find((one: { kind: string }) => one.kind === kind)
      .waiting,
  ]

  test('is kept as a pseudonym that no reader and no moderator sees', async () => {
    const id = await reportedReview()
    await reject('report', id)
    const [row] = await queryRows<{ decided_by: string }>(db, sql`select decided_by from decisions`)
    const [moderator] = await queryRows<{ pseudonym: string }>(
      db,
      sql`select pseudonym from moderators
      where account_id = ${await accountIdOf('huda@example.com')}`,
    )
    expect(row!.decided_by).toBe(moderator!.pseudonym)
    const read = [
      await call('GET', '/moderation/log'),
      await call('GET', '/moderation/decisions', { token: saad }),
      await call('GET', '/profile', { token: huda }),
    ]
    for (const { text } of read) expect(text).not.toContain(moderator!.pseudonym)
    const [entry] = await listNewestEntries(db, 1)
    expect(entry).toMatchObject({ actor: moderator!.pseudonym, action: 'case.decide', subject: `report/${id}` })
  })

  test('not about what they asked for themselves: another one sees and decides it', async () => {
    const id = await unlockAsked(huda)
    expect(await seenBy('unlock', huda)).toEqual([0, 0])
    expect(await seenBy('unlock', saad)).toEqual([1, 1])
    for (const verdict of ['approve', 'reject'])
      expect(codesOf(await desk(`unlock/${id}/${verdict}`, { reason: 'other' }))).toEqual([409, 'own_case'])
    expect((await call('GET', `/moderation/unlock/${id}/letter`, { token: huda })).status).toBe(409)
    expect((await asSaad(`unlock/${id}/reject`, { reason: 'other' })).status).toBe(200)
  })

  test.each([
    [
      'they speak for',
      () => accountIdOf('huda@example.com').then((id) => addCompanyPerson(db, id, companyId, 'editor')),
    ],
    ['of their experience', () => post('/profile/experience', { company_id: companyId }, { token: huda })],
    [
      'that competes with one of their experience',
      async () => {
        const other = await newCompany(server)
        await db.execute(sql`insert into company_competitors values (${companyId}, ${other}, 0)`)
        await post('/profile/experience', { company_id: other }, { token: huda })
      },
    ],
  ])('not about a company %s', async (_, tie) => {
    const id = await reportedReview()
    await tie()
    expect(await seenBy('report', huda)).toEqual([0, 0])
    expect(codesOf(await reject('report', id))).toEqual([409, 'own_case'])
    expect((await profile()).counts.reviews).toBe(1)
    const { decision } = (await asSaad(`report/${id}/reject`, { reason: 'other' })).json.data
    expect(codesOf(await desk(`decisions/${decision}/undo`))).toEqual([409, 'own_case'])
  })

  test('not about their own text, nor an appeal against their own decision', async () => {
    await post(`/companies/${companyId}/questions`, { tag: 'work', question: 'Is it quiet there?' }, { token: huda })
    const [{ id }] = (await call('GET', `/companies/${companyId}/questions`)).json.data.questions
    await report('question', id)
    expect(codesOf(await reject('report', id))).toEqual([409, 'own_case'])
    expect((await asSaad(`report/${id}/approve`)).status).toBe(200)
    const review = await reportedReview()
    await reject('report', review)
    await post(`/profile/contributions/${review}/appeal`, { text: 'It is true.' })
    expect((await cases('appeal', '', huda)).length).toBe(0)
  })

  test('unlocking a company takes two moderators, and the first verdict shows on the desk', async () => {
    const id = await unlockAsked(sara)
    const first = await desk(`unlock/${id}/approve`)
    expect(first.json).toMatchObject({ data: { decision: null } })
    expect((await profile()).unlocked).toBe(0)
    expect((await cases('unlock'))[0].pending).toMatchObject({ verdict: 'approve', mine: 1 })
    expect((await cases('unlock', '', saad))[0].pending).toMatchObject({ verdict: 'approve', mine: 0 })
    expect(codesOf(await desk(`unlock/${id}/approve`))).toEqual([409, 'second_needed'])
    expect((await asSaad(`unlock/${id}/approve`)).json.data.decision).toEqual(expect.any(String))
    expect((await profile()).unlocked).toBe(1)
    const [row] = await queryRows<{ two: boolean }>(db, sql`select decided_by <> proposed_by as two from decisions`)
    expect(row!.two).toBe(true)
  })

  test('a verdict about an unknown request is refused and leaves no entry in the audit', async () => {
    const before = (await listNewestEntries(db, 1))[0]?.seq
    expect(codesOf(await desk(`unlock/${randomUUID()}/approve`))).toEqual([404, 'not_found'])
    expect((await listNewestEntries(db, 1))[0]?.seq).toBe(before)
  })

  test('the verdict of a former moderator does not count', async () => {
    const id = await unlockAsked(sara)
    await desk(`unlock/${id}/approve`)
    await db.execute(sql`delete from moderators where account_id = ${await accountIdOf('huda@example.com')}`)
    expect((await asSaad(`unlock/${id}/approve`)).json.data.decision).toBeNull()
    expect((await profile()).unlocked).toBe(0)
  })

  test('one alone removes four contributions of a company in a month; a question counts with its answers', async () => {
    const ask = async (answers: number) => {
      await post(`/companies/${companyId}/questions`, { tag: 'work', question: `Is it quiet? ${randomUUID()}` })
      const [row] = await queryRows<{ id: string }>(
        db,
        sql`update questions set answer_count = ${answers} where id not in (select subject_id from reports) returning id`,
      )
      await report('question', row!.id)
      return row!.id
    }
    const busy = await ask(4)
    expect((await agreed(`report/${busy}/reject`, { reason: 'spam' })).status).toBe(200)
    expect((await queryRows(db, sql`select 1 from decisions where proposed_by is not null`)).length).toBe(1)
    for (let n = 0; n < 4; n += 1)
      expect((await desk(`report/${await ask(0)}/reject`, { reason: 'spam' })).json.data.decision).not.toBeNull()
    const fifth = await ask(0)
    expect((await desk(`report/${fifth}/reject`, { reason: 'spam' })).json.data.decision).toBeNull()
    expect((await asSaad(`report/${fifth}/reject`, { reason: 'spam' })).json.data.decision).not.toBeNull()
  })
})

describe('the public log', () => {
  test('says what was decided, when and why, and names a company only where its page shows it', async () => {
    await reject('report', await reportedReview(), 'insult')
    const id = await requested()
    later(1)
    await approve('company', id)
    const entries = await log()
    expect(entries).toEqual([
      {
        id: expect.any(String),
        day: '2026-10-15',
        kind: 'company',
        outcome: 'approved',
        reason: null,
        company: { id: Number(id), name: 'Marasi Gulf Shipping' },
        undone: false,
        appeal: null,
      },
      {
        id: expect.any(String),
        day: '2026-10-15',
        kind: 'report',
        outcome: 'removed',
        reason: 'insult',
        company: null,
        undone: false,
        appeal: null,
      },
    ])
    expect(await log('?kind=report')).toEqual(entries.slice(1))
  })

  test('pages by key and adds up by month and kind', async () => {
    for (let n = 0; n < 3; n += 1) {
      const id = await requested()
      if (n < 2)
        await db.execute(
          sql`update companies set name_en = ${`Kept ${n}`}, name_ar = ${`اسم ${n}`} where id = ${id}::int`,
        )
      await db.execute(sql`delete from company_names where company_id = ${id}::int`)
      const { decision } = (await (n === 0 ? reject('company', id, 'spam') : approve('company', id))).json.data
      if (n === 2) await undo(decision)
      later(1)
    }
    const read: string[] = []
    for (let after = ''; ; ) {
      const { data } = (await call('GET', `/moderation/log?limit=1${after}`)).json
      read.push(...data.decisions.map((one: { outcome: string }) => one.outcome))
      if (!data.next) break
      after = `&after=${data.next}`
    }
    expect(read).toEqual(['approved', 'approved', 'rejected'])
    expect((await call('GET', '/moderation/log/totals')).json.data).toEqual([
      { month: '2026-10', kind: 'company', outcome: 'approved', decisions: 1, undone: 1 },
      { month: '2026-10', kind: 'company', outcome: 'rejected', decisions: 1, undone: 0 },
    ])
    expect((await call('GET', '/moderation/log?after=x')).status).toBe(400)
  })

  test('nothing kept of a decision names the person who decided or the person it is about', async () => {
    await reject('report', await reportedReview())
    await post('/support', { type: 'suggest', message: 'Thank you.' })
    await approve('support', (await cases('support'))[0].id, { answer: 'You are welcome.' })
    const people = await queryRows<{ id: string }>(db, sql`select id from accounts`)
    const [kept] = await queryRows<{ rows: unknown }>(
      db,
      sql`select jsonb_agg(to_jsonb(decisions)) as rows from decisions`,
    )
    for (const { id } of people) expect(JSON.stringify(kept)).not.toContain(id)
  })
})
