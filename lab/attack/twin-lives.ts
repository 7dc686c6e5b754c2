import { createHash, randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { createLimits } from '../../src/server/limits/limits.ts'
import type { Privacy } from '../../src/server/platform/privacy/privacy.ts'
import { createToken } from '../../src/server/platform/tokens.ts'
import { changeOwn, removeOwn } from '../../src/server/reviews/own/own.queries.ts'
import { sampleAnswers, sampleBody } from '../../tests/support/answers/sample-reviews.ts'
import type { TestServer } from '../../tests/support/server/server.ts'
import { copyDatabase, type DatabaseCopy } from './database-copy.ts'

/** The time at which everything happens. */
export const now = new Date('2026-11-02T09:00:00Z')
export const kinds = ['salary', 'careerpath'] as const
type Kind = (typeof kinds)[number]
export type Person = Awaited<ReturnType<TestServer['personAt']>> & { token: string }

/** What one of two people says in each of two worlds: none of it is published word for word. */
const said: Record<'first' | 'second', Record<Kind, RawAnswers>> = {
  first: { salary: { salary: 9000, jobtitle: 1, joblevel: 1 }, careerpath: { training: 1, department: 1 } },
  second: {
    salary: { salary: 70_000, jobtitle: 43, joblevel: 3, annual_raise: 25 },
    careerpath: { training: 0, department: 4 },
  },
}

/**
 * Removes the defences of a server: its seals are as long as their content, and its limits are named by a plain hash.
 */
export function takeDefencesAway(server: TestServer): void {
  const { services } = server
  const { privacy } = services
  const [block, around] = [2048, privacy.sealReview(null).length - 2048]
  const bare: Privacy = {
    ...privacy,
    sealReview: (what) => Buffer.concat([privacy.sealReview(what), Buffer.alloc(JSON.stringify(what).length % block)]),
    openReview: (sealed) => privacy.openReview(sealed.subarray(0, sealed.length - ((sealed.length - around) % block))),
    limitKey: (...what) => {
      const hash = createHash('sha256').update(JSON.stringify(what)).digest()
      return { hash: hash.subarray(0, 16), mask: hash.readUIntBE(16, 6) }
    },
  }
  services.privacy = bare
  services.limits = createLimits({ db: services.db, privacy: bare, newNonce: createToken })
}

/** What a holder of copies has from one round, and what they want to find out. */
export type Diary = { steps: { name: string; copy: DatabaseCopy }[]; isFirst: boolean; actor: 0 | 1 }

export type Playing = {
  server: TestServer
  people: readonly Person[]
  /** Tables with the same content in every database. */
  lists: ReadonlySet<string>
  /** Leaves out the release, the purge and the daily round in the middle, which take longest. */
  isShort: boolean
}

/**
 * Plays one round: one of two people writes, changes, deletes and writes again, and the database is copied after each
 * step.
 */
export async function live({ server, people, lists, isShort }: Playing, round: Omit<Diary, 'steps'>): Promise<Diary> {
  const { db, services } = server
  const { privacy } = services
  const { isFirst, actor } = round
  const steps: Diary['steps'] = []
  let last: DatabaseCopy = new Map()
  const copyAs = async (name: string) => {
    const whole = await copyDatabase(server, lists)
    // Tables without changes are not compared again.
    const copy = [...whole].filter(([table, rows]) => JSON.stringify(rows) !== JSON.stringify(last.get(table)))
    steps.push({ name, copy: new Map(copy) })
    last = whole
  }
  await db.execute(sql`truncate reviews, review_groups, waiting, withheld, authorship, contributor_marks, idempotency,
    limits, tallies, national_tallies, release_units, company_versions, visits, rounds cascade`)
  // Both have visited today; the order of their visits does not reveal who writes.
  const visitors = randomInt(2) === 0 ? people : [...people].reverse()
  for (const { token } of visitors) await server.call('GET', '/profile', { token })
  await copyAs('before')

  const person = people[actor]!
  const mine = said[isFirst ? 'first' : 'second']
  const write = async () => {
    for (const kind of kinds) {
      const headers = { 'Idempotency-Key': randomUUID() }
      const body = sampleBody(kind, 1, mine[kind])
      const sent = await server.call('POST', `/${kind}/review`, { token: person.token, body, headers })
      if (sent.status !== 200) throw new Error(`${kind} was refused: ${sent.text}`)
    }
  }
  const own = async () => {
    const ids = await readContributions(db, { privacy, secret: person.secret })
    return kinds.map((kind, n): { kind: ReviewKind; id: string } => ({ kind, id: ids[n - kinds.length + ids.length]! }))
  }
  const change = async (answers: Record<Kind, RawAnswers>) => {
    for (const one of await own()) {
      const changed = await changeOwn(services, person, one, () => sampleAnswers(one.kind, answers[one.kind as Kind]))
      if (!changed.ok) throw new Error(`${one.kind} cannot be changed: ${changed.because}`)
    }
  }
  await write()
  await copyAs('waiting')
  await server.publish()
  await copyAs('published')
  // Releases are attacked elsewhere: both worlds say the same in this one.
  await change(said.first)
  await server.publish()
  if (!isShort) {
    await loadReviews(
      services,
      kinds.flatMap((type) =>
        Array.from({ length: 40 }, () => ({ companyId: 1, type, month: '2026-10', answers: sampleAnswers(type) })),
      ),
    )
    await server.release()
  }
  await change(mine)
  await server.publish()
  await copyAs('changed')
  for (const one of await own())
    if (!(await removeOwn(services, person.secret, one, now))) throw new Error(`${one.kind} cannot be deleted`)
  await copyAs('deleted')
  if (isShort) return { ...round, steps }
  await server.purge()
  await copyAs('purged')
  await server.liftLimits()
  await write()
  await maintain(services)
  await copyAs('written again, after the daily round')
  return { ...round, steps }
}
