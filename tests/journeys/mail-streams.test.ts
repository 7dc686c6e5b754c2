import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendLetters } from '../../src/server/notifications/letters.ts'
import { sampleBody } from '../support/answers/sample-reviews.ts'
import { employ } from '../support/server/employer.ts'
import { newCompany } from '../support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../support/server/server.ts'

/**
 * Attackers who can cause an event and watch mailboxes: an employer with the mail server of its people, a member who
 * can read another person's mail, a reader who reports. They act on one contribution after another and compare which
 * mailboxes receive mail.
 */
const hour = 3_600_000
let server: TestServer
let now = new Date('2026-10-04T06:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ clock: () => now, moderators: { 'moderator@example.com': 'lead' } })
})
afterAll(() => server.close())

const post = async (path: string, body: unknown, token: string) => {
  const sent = await server.call('POST', path, { token, body, headers: { 'Idempotency-Key': randomUUID() } })
  expect([path, sent.status, sent.text]).toEqual([path, 200, sent.text])
  return sent.json
}
const signIn = (email: string) => server.signIn(email)
const everything = {
  company_response: 1,
  question_response: 1,
  reactions: 1,
  salary_updates: 1,
  marketing: 1,
  announcement: 1,
}

/** What each mailbox has received since the attack began, with the time. */
const streams = new Map<string, string[]>()
let delivered = 0
async function watch() {
  const letters = await server.mailbox.letters()
  for (const { to, ...letter } of letters.slice(delivered))
    streams.set(to, [...(streams.get(to) ?? []), JSON.stringify([now.toISOString(), letter])])
  delivered = letters.length
}
/** Lets time pass in steps of six hours, runs the jobs and sends the mail. */
async function pass(hours: number) {
  for (let n = 0; n < hours; n += 6) {
    now = new Date(now.getTime() + 6 * hour)
    await sendLetters(server.services)
    await watch()
  }
}

test('over weeks of answers, reports, votes and salaries, an author gets the same e-mails as everyone else', async () => {
  const companyId = await newCompany(server)
  await employ(server, 'hr@example.com', companyId)
  await server.signUp('moderator@example.com')
  await server.signUp('reader@example.com')
  const staff = Array.from({ length: 8 }, (_, n) => `staff-${n}@example.com`)
  const authors = staff.slice(0, 4)
  for (const email of staff) {
    const token = await server.signUp(email)
    await post('/profile/experience', { company_id: companyId }, token)
    await post('/profile/preferences', everything, token)
    if (!authors.includes(email)) continue
    await post('/company/review', sampleBody('company', companyId), token)
    await post(`/companies/${companyId}/questions`, { tag: 'work', question: 'How is the work?' }, token)
  }
  // The mails people requested themselves have arrived; from here on the attacker causes everything.
  await server.mailbox.letters()
  delivered = (await server.mailbox.letters()).length
  await sendLetters(server.services)

  const { reviews } = (await server.call('GET', `/companies/${companyId}/reviews`)).json.data
  const { questions } = (await server.call('GET', `/companies/${companyId}/questions`)).json.data
  expect([reviews.length, questions.length]).toEqual([4, 4])
  const attacks: ((n: number) => Promise<unknown>)[] = [
    async (n) => post(`/reviews/${reviews[n].id}/answer`, { text: 'We read this.' }, await signIn('hr@example.com')),
    async (n) => post(`/questions/${questions[n].id}/answers`, { answer: 'Fine.' }, await signIn('reader@example.com')),
    async (n) =>
      post(`/reviews/${reviews[n].id}/reaction`, { reaction: 'helpful' }, await signIn('reader@example.com')),
    async (n) => {
      const report = { subject: 'review', subject_id: reviews[n].id, reason: 'false' }
      await post('/reports', report, await signIn('reader@example.com'))
      const moderator = await signIn('moderator@example.com')
      const removed = await post(`/moderation/report/${reviews[n].id}/reject`, { reason: 'false' }, moderator)
      await pass(12)
      if (n % 2 === 0)
        await post(`/moderation/decisions/${removed.data.decision}/undo`, {}, await signIn('moderator@example.com'))
    },
    async (n) => {
      const question = { subject: 'question', subject_id: questions[n].id, reason: 'spam' }
      await post('/reports', question, await signIn('reader@example.com'))
      await post(
        `/moderation/report/${questions[n].id}/reject`,
        { reason: 'spam' },
        await signIn('moderator@example.com'),
      )
    },
  ]
  for (const attack of attacks)
    for (let n = 0; n < 4; n++) {
      await attack(n)
      await pass(84)
    }
  // An author appeals and the appeal is rejected: that is not in the mail either.
  const author = (await Promise.all(authors.map(signIn))).map(async (token) => {
    const { activity } = (await server.call('GET', '/profile/activity', { token })).json.data
    const removed = activity.find(
      (one: { kind: string; removal?: { appeal: string } }) => one.removal?.appeal === 'possible',
    )
    return removed && post(`/profile/contributions/${removed.contribution.id}/appeal`, { text: 'It is true.' }, token)
  })
  expect((await Promise.all(author)).filter(Boolean).length).toBeGreaterThan(0)
  const moderator = await signIn('moderator@example.com')
  const { cases } = (await server.call('GET', '/moderation/cases?kind=appeal', { token: moderator })).json.data
  for (const { id } of cases) await post(`/moderation/appeal/${id}/reject`, {}, moderator)
  await pass(24 * 10)

  const seen = staff.map((email) => JSON.stringify(streams.get(email) ?? []))
  expect(new Set(seen).size).toBe(1)
  // The attack could work: letters do arrive, and an attacker sees them, the same in every mailbox.
  expect(JSON.parse(seen[0]!).length).toBeGreaterThanOrEqual(2)
})
