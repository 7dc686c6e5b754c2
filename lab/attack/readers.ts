import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { apiBase, buildPath } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { employ } from '../../tests/support/server/employer.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, tallyRight } from './attack.ts'

const month = '2026-09'
const now = () => new Date('2026-10-10T09:00:00Z')

/**
 * Returns everything a reader, an employer and a search engine can request about a company, with all response headers:
 * found by listing the contract, so that a new call is included from the start.
 */
export async function everythingSeen(
  server: TestServer,
  companyId: number,
  employer: string,
): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const paths = endpoints
    .filter(
      ({ method, access, path, cache }) =>
        method === 'GET' && ['public', 'employer'].includes(access) && cache !== 'lookup' && !/:(?!id\b)/.test(path),
    )
    .map(({ path, access }) => ({ path: `${apiBase}${buildPath({ path }, { id: companyId })}`, access }))
  const pages = ['/sitemap.xml', '/sitemap-companies-1.xml', '/api/openapi.json', '/metrics'].map((path) => ({
    path,
    access: 'public',
  }))
  for (const { path, access } of [...paths, ...pages]) {
    const headers = { 'X-Language': 'en', ...(access === 'employer' && { Authorization: `Bearer ${employer}` }) }
    const response = await server.app.request(path, { headers })
    const told = [...response.headers].filter(([name]) => !/request-id|^date$|server-timing/.test(name))
    seen.set(path, `${response.status} ${JSON.stringify(told)} ${await response.text()}`)
  }
  return seen
}

/**
 * The victim shares a salary, answers about the culture or benefits, or does nothing; the attacker, who speaks for the
 * company, requests everything before, directly after and after the round. There is no release in either world.
 */
export const trigger: Attack = {
  name: 'trigger',
  rounds: { test: 8, whole: 120 },
  play: async (rounds) => {
    const server = await startTestServer({ noise: createNoise(), clock: now, env: { PUBLISH_ROUNDS: 'day' } })
    const { db, services } = server
    try {
      await server.empty()
      await db.execute(sql`insert into companies (id, name_en, name_ar, is_approved) values (1, 'Rimal', 'رمال', true)`)
      const employer = await employ(server, 'hr@example.com', 1)
      const kinds = ['salary', 'environment', 'leadership', 'careerpath'] as const
      await loadReviews(
        services,
        kinds.flatMap((type) =>
          Array.from({ length: 60 }, (_, n) => ({
            ...{ companyId: 1, type, month },
            answers: sampleAnswers(type, type === 'salary' ? { salary: 8000 + n * 50 } : {}),
          })),
        ),
      )
      await server.release(new Date('2026-10-01T00:00:00Z'))
      const guesses: boolean[] = []
      for (let round = 0; round < rounds; round += 1) {
        const before = await everythingSeen(server, 1, employer)
        const wrote = randomInt(2) === 1
        const kind = kinds[round % kinds.length]!
        if (wrote) {
          const author = { secret: services.privacy.newSecret(), companies: [1] }
          const answers = sampleAnswers(kind, kind === 'salary' ? { salary: 70_000, gender: 'male' } : {})
          await submit({ db, privacy: services.privacy, now: now() }, author, { kind, companyId: 1, answers })
        }
        const moved = async () => {
          const after = await everythingSeen(server, 1, employer)
          return [...after].some(([path, answer]) => before.get(path) !== answer)
        }
        const atOnce = await moved()
        await server.publish()
        const seen = atOnce || (await moved())
        // No difference: the victim did nothing, or it does not show.
        guesses.push((seen ? true : randomInt(2) === 1) === wrote)
      }
      return [{ name: 'whether a person wrote, from every answer and header', ...tallyRight(guesses), chance: 0.5 }]
    } finally {
      await server.close()
    }
  },
}

/** Staff whose mailboxes the employer reads: one review or question a week is answered, voted for or reported. */
export const letters: Attack = {
  name: 'letters',
  rounds: { test: 6, whole: 40 },
  play: async (rounds) => {
    let moment = now()
    const server = await startTestServer({ clock: () => moment })
    const { db } = server
    const post = async (path: string, body: unknown, token: string) => {
      await server.liftLimits()
      const sent = await server.call('POST', path, { body, token, headers: { 'Idempotency-Key': randomUUID() } })
      if (sent.status !== 200) throw new Error(`${path} was refused: ${sent.text}`)
    }
    try {
      await server.empty()
      await db.execute(sql`insert into companies (id, name_en, name_ar, is_approved) values (1, 'Rimal', 'رمال', true)`)
      const employer = await employ(server, 'hr@rimal.example', 1)
      const staff = Array.from({ length: 12 }, (_, n) => ({ email: `staff-${n}@rimal.example`, token: '' }))
      const authors = new Map<string, number>()
      const all = async (path: string, list: string) =>
        ((await server.call('GET', path)).json.data[list] as { id: string }[]).map(({ id }) => id)
      for (const [n, person] of staff.entries()) {
        person.token = await server.signUp(person.email)
        await post('/profile/experience', { company_id: 1 }, person.token)
        await post('/company/review', { ...sampleAnswers('company'), company_id: 1 }, person.token)
        await post('/companies/1/questions', { tag: 'work', question: `How is it on floor ${n}?` }, person.token)
        for (const id of await all('/companies/1/reviews?limit=50', 'reviews')) if (!authors.has(id)) authors.set(id, n)
        for (const id of await all('/companies/1/questions?limit=50', 'questions'))
          if (!authors.has(id)) authors.set(id, n)
      }
      const targets = [...authors.keys()]
      const guesses: boolean[] = []
      for (let round = 0; round < rounds; round += 1) {
        const target = targets[randomInt(targets.length)]!
        const before = (await server.mailbox.letters()).length
        const isReview = (await all('/companies/1/reviews?limit=50', 'reviews')).includes(target)
        await server.liftLimits()
        const acted = await server.call(
          'POST',
          isReview ? `/reviews/${target}/answer` : `/questions/${target}/answers`,
          {
            token: employer,
            body: isReview ? { text: `Thank you ${round}` } : { answer: `So it is ${round}` },
            headers: { 'Idempotency-Key': randomUUID() },
          },
        )
        if (![200, 409].includes(acted.status)) throw new Error(`the employer cannot answer: ${acted.text}`)
        await server.publish()
        moment = new Date(moment.getTime() + 86_400_000)
        const got = (await server.mailbox.letters()).slice(before).map(({ to }) => to)
        const whose = staff.findIndex(({ email }) => got.filter((to) => to === email).length > 0)
        const guess = new Set(got).size === 1 && whose >= 0 ? whose : randomInt(staff.length)
        guesses.push(guess === authors.get(target))
      }
      return [{ name: 'whose mailbox gets a letter after an answer', ...tallyRight(guesses), chance: 1 / staff.length }]
    } finally {
      await server.close()
    }
  },
}
