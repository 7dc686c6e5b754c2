import { randomUUID } from 'node:crypto'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { addCompanies } from '../../src/server/companies/companies.queries.ts'
import benefits from '../../src/server/lookups/lists/benefits.json' with { type: 'json' }
import { sampleBody } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer } from '../../tests/support/server/server.ts'

export type Person = { email: string; token: string }

/** A contribution that is sent until it is acknowledged, always under the same key. */
export type Write = { person: Person; company: number; kind: ReviewKind; path: string; key: string; body: object }

/** The author key of all servers of the drill. */
export const authorKey = '07'.repeat(32)

/**
 * The number of contributions about one employer: half of what one person may send in a day, since each kill may cost
 * an attempt.
 */
const writesOfOne = 7
const kinds: readonly ReviewKind[] = [
  'company',
  'interview',
  'salary',
  'benefit',
  'environment',
  'leadership',
  'careerpath',
]
const companies = 20
const dayOfSigningUp = () => new Date(Date.now() - 3 * 86_400_000)

/** Where the people are created: on a PostgreSQL, or in the folder of an embedded database. */
export type Where = { DATABASE_URL: string } | { folder: string }

/**
 * Creates companies, and enough people to write `many` contributions within the daily limits of a person. In the order
 * in which they are sent: several people about several companies at once.
 */
export async function preparePeople(where: Where, many: number): Promise<Write[]> {
  const server = await startTestServer({
    // On the day of its sign-up an account may send less.
    clock: dayOfSigningUp,
    ...('folder' in where ? { folder: where.folder } : { env: { DATABASE_URL: where.DATABASE_URL } }),
  })
  try {
    const ids = Array.from({ length: companies }, (_, n) => n + 1)
    await addCompanies(
      server.db,
      ids.map((id) => ({ id, nameEn: `Rimal ${id}`, nameAr: `رمال ${id}` })),
    )
    const written: Write[][] = []
    for (let n = 0; n < Math.ceil(many / writesOfOne); n += 1) {
      const email = `person-${n}@example.com`
      const token = await server.signUp(email)
      const company_id = 1 + (n % companies)
      const headers = { 'Idempotency-Key': randomUUID() }
      const { status } = await server.call('POST', '/profile/experience', { token, headers, body: { company_id } })
      if (status !== 200) throw new Error(`an employer was refused: ${status}`)
      written.push(kinds.map((kind) => writeOf({ email, token }, kind, company_id)))
    }
    await server.liftLimits()
    return Array.from({ length: writesOfOne }, (_, at) => written.map((all) => all[at]!)).flat()
  } finally {
    await server.close()
  }
}

/** An answer for each listed benefit, all of which are required. */
const offers = { benefits: benefits.map(({ id }) => ({ benefit_id: id, offered: 1 })) }

const writeOf = (person: Person, kind: ReviewKind, company: number): Write => ({
  person,
  company,
  kind,
  path: `/${kind}/review`,
  key: randomUUID(),
  body: sampleBody(kind, company, kind === 'benefit' ? offers : {}),
})
