import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { addCompanyPerson } from '../../../src/server/accounts/company-roles.queries.ts'
import { readKeptCounters, recount } from '../../../src/tools/recount.queries.ts'
import { sampleBody } from '../answers/sample-reviews.ts'
import { accountAt } from '../server/employer.ts'
import { newCompany } from '../server/reviewed-company.ts'
import { startTestServer } from '../server/server.ts'

/** People of the stories about notices; the first three are moderators. */
const people = ['huda', 'saad', 'amal', 'author', 'other', 'speaker'] as const
type Name = (typeof people)[number]
const addressOf = (name: string) => `${name}@example.com`
/** The address of the person who sends notices. */
export const sender = 'sender@elsewhere.example'

export const statement = 'The reasons of this decision, in a sentence.'

/** A site with rounds, a company, an author, three moderators and a person who speaks for the company. */
export async function createNoticeWorld() {
  let now = new Date('2026-11-02T09:00:00Z')
  const server = await startTestServer({
    clock: () => now,
    env: { PUBLISH_ROUNDS: 'day' },
    moderators: { [addressOf('huda')]: 'lead', [addressOf('saad')]: 'moderator', [addressOf('amal')]: 'moderator' },
  })
  const { app, call, db, services } = server
  const tokens = {} as Record<Name, string>
  let company = 0
  let asked = 0
  const post = (path: string, body: unknown, as?: Name) =>
    call('POST', path, { token: as && tokens[as], body, headers: { 'Idempotency-Key': randomUUID() } })
  const get = async (path: string, as?: Name) => (await call('GET', path, { token: as && tokens[as] })).json

  /** Publishes a question of a person and returns its id. */
  const ask = async (as: Name = 'author', about = company): Promise<string> => {
    asked += 1
    await server.liftLimits()
    const question = `Is the canteen on floor ${asked} any good, as they say it is?`
    await post(`/companies/${about}/questions`, { tag: 'pay', question }, as)
    await server.publish()
    const { questions } = (await get(`/companies/${about}/questions?limit=50`)).data
    return questions.find((one: { question: string }) => one.question === question).id
  }
  /** Publishes a review of a person and returns its id. */
  const review = async (as: Name, about = company): Promise<string> => {
    await post('/profile/experience', { company_id: about }, as)
    await post('/company/review', sampleBody('company', about, { pros: 'Good people. A short way home.' }), as)
    await server.publish()
    return (await get('/profile/contributions', as)).data.contributions[0].id
  }

  /** Changes what a person has written in a review; the next round shows it. */
  const edit = (as: Name, id: string, pros: string, about = company) =>
    post(`/company/review/${id}`, sampleBody('company', about, { pros }), as)

  type Answers = Record<string, unknown> & { text: string }
  /** Sends a notice; `company` sends it in that company's name. */
  const send = async (answers: Answers, { key = randomUUID(), from = '127.0.0.1', by = 0 } = {}) => {
    const body = {
      ...{ ground: 'defamation', wrong: 'This passage says of us what is not true.', email: sender, declaration: 1 },
      ...answers,
    }
    const response = await app.request(
      by ? `/api/employer/notices/${by}` : '/api/notices',
      {
        method: 'POST',
        headers: {
          ...{ 'Content-Type': 'application/json', 'Idempotency-Key': key },
          ...(by ? { Authorization: `Bearer ${tokens.speaker}` } : {}),
        },
        body: JSON.stringify(body),
      },
      { incoming: { socket: { remoteAddress: from } } },
    )
    const json = await response.json()
    return { status: response.status, json, codes: (json.problems ?? []).map(({ code }: { code: string }) => code) }
  }
  const cases = async (kind = 'notice', as: Name = 'huda') =>
    (await get(`/moderation/cases?kind=${kind}&limit=50`, as)).data.cases as { id: string; [name: string]: any }[]

  return {
    ...{ server, post, get, ask, review, edit, send, cases, tokens },
    company: () => company,
    async begin() {
      await server.empty()
      company = await newCompany(server)
      for (const name of people) tokens[name] = await server.signUp(addressOf(name))
      await addCompanyPerson(db, await accountAt(server, addressOf('speaker')), company, 'admin')
      tokens.speaker = await server.signIn(addressOf('speaker'))
    },
    newCompany: () => newCompany(server),
    /** Signs up again a person who has left. */
    async comeBack(name: Name) {
      tokens[name] = await server.signUp(addressOf(name))
    },
    /** Sends a notice and returns what identifies it: its receipt, its number and its whole id. */
    async open({ text, by, ...answers }: { text?: string; by?: number; [name: string]: unknown } = {}) {
      await server.liftLimits()
      const about = text ?? (await ask())
      const { json } = await send({ ...answers, text: about }, by === undefined ? {} : { by })
      const { number, receipt } = json.data as { number: string; receipt: string }
      const one = (await cases()).find(({ id }) => id.startsWith(number))
      return { id: one?.id ?? '', number, receipt, text: about }
    },
    status: async (receipt: string) => call('POST', '/notices/status', { body: { receipt } }),
    appeal: (receipt: string) => post('/notices/appeal', { receipt, text: 'Please look at it again.' }),
    appealAsAuthor: (contribution: string, as: Name = 'author', decision?: string) =>
      post(
        `/profile/contributions/${contribution}/appeal`,
        { text: 'It is my opinion, and it is true.', decision },
        as,
      ),
    answer: (id: string, as: Name, answer = 'I saw it myself, every day of that year.') =>
      post(`/profile/notices/${id}/answer`, { answer }, as),
    /** Decides about a case as one of the moderators. */
    keep: (id: string, as: Name = 'huda') => post(`/moderation/notice/${id}/approve`, { statement }, as),
    remove: (id: string, answers: Record<string, unknown> = {}, as: Name = 'huda') =>
      post(`/moderation/notice/${id}/reject`, { reason: 'defamation', extent: 'whole', statement, ...answers }, as),
    decideAppeal: (id: string, verdict: 'approve' | 'reject', as: Name) =>
      post(`/moderation/appeal/${id}/${verdict}`, {}, as),
    undo: (decision: string) => post(`/moderation/decisions/${decision}/undo`, {}, 'huda'),
    /** The activity of a person about one contribution. */
    activityOf: async (contribution: string, as: Name = 'author') =>
      ((await get('/profile/activity', as)).data.activity as { kind: string; [name: string]: any }[]).filter(
        (one) => one.contribution?.id === contribution,
      ),
    /** Whether readers see a text, and its lines. */
    readText: async (id: string) =>
      (await call('GET', `/notices/texts/${id}`)).json.data?.lines as { name: string; value: string }[] | undefined,
    countersAreRight: async () =>
      expect(await readKeptCounters(db, company)).toEqual(await recount(db, company, services.privacy)),
    /** Lets time pass, and signs everybody in again. */
    async later(days: number) {
      now = new Date(now.getTime() + days * 86_400_000)
      await server.liftLimits()
      for (const name of people) tokens[name] = await server.signIn(addressOf(name))
    },
    /** The day so many days from now. */
    dayAfter: (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
    /** Mails to an address, oldest first. */
    lettersTo: async (address = sender) => (await server.mailbox.letters()).filter(({ to }) => to === address),
  }
}
