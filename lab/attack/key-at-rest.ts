import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { maintain } from '../../src/server/app/maintenance/maintenance.ts'
import { readContributions } from '../../src/server/authorship/authorship.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

const staff = 60

type Opened = { id: string; said: Record<string, unknown> }

/**
 * Sixty people of one company write a review and a salary each. The attacker has a copy of the database and the author
 * key, and nobody is signed in. For each review they guess the salary of the same person: one of those that agree with it
 * in most of what the key opens.
 */
async function join(rounds: number): Promise<Outcome[]> {
  let now = new Date('2026-10-10T09:00:00Z')
  const server = await startTestServer({ clock: () => now, env: { PUBLISH_ROUNDS: 'day' } })
  const { db, services } = server
  const { privacy } = services
  const stages = { before: [] as boolean[], day: [] as boolean[], decided: [] as boolean[] }
  const open = async (kind: 'company' | 'salary'): Promise<Opened[]> => {
    const rows = await queryRows<{ id: string; sealed: Uint8Array }>(
      db,
      sql`select id, sealed from reviews where kind = ${kind} order by id`,
    )
    return rows.map(({ id, sealed }) => {
      const { answers, writer, settled } = privacy.openReview(sealed) as Record<string, Record<string, unknown> | null>
      const counted = settled as { answers: object; writer: object | null } | null | undefined
      return { id, said: { ...counted?.answers, ...counted?.writer, ...answers, ...writer } }
    })
  }
  const attack = async (owners: ReadonlyMap<string, number>) => {
    const [reviews, salaries] = [await open('company'), await open('salary')]
    return reviews.map(({ id, said }) => {
      const agree = (other: Opened) => Object.entries(said).filter(([name, value]) => other.said[name] === value).length
      const most = Math.max(...salaries.map(agree))
      const among = salaries.filter((other) => agree(other) === most)
      return owners.get(among[randomInt(among.length)]!.id) === owners.get(id)
    })
  }
  try {
    for (let played = 0; played < rounds; played += staff) {
      now = new Date('2026-10-10T09:00:00Z')
      await server.empty()
      await db.execute(sql`insert into companies (id, name_en, name_ar) values (1, 'Rimal', 'رمال')`)
      const owners = new Map<string, number>()
      for (let n = 0; n < staff; n += 1) {
        const said = {
          ...{ department: 1 + randomInt(8), joblevel: 1 + randomInt(5), jobtitle: 1 + randomInt(40) },
          ...{ cities: 1 + randomInt(6), gender: randomInt(2) ? 'male' : 'female', salary: 4000 + randomInt(30_000) },
        }
        const writer = {
          ...{ gender: said.gender as 'male', age: 1 + randomInt(5), experience: 1 + randomInt(5) },
          ...{ nation: randomInt(2) ? ('saudi' as const) : ('arab' as const) },
        }
        const author = { secret: privacy.newSecret(), companies: [1], writer }
        for (const kind of ['company', 'salary'] as const) {
          const answers = sampleAnswers(kind, said)
          const { ok } = await submit({ db, privacy, now }, author, { kind, companyId: 1, answers })
          if (!ok) throw new Error(`a ${kind} was refused`)
        }
        for (const id of await readContributions(db, { privacy, secret: author.secret })) owners.set(id, n)
      }
      await server.publish()
      stages.before.push(...(await attack(owners)))
      await maintain(services)
      stages.day.push(...(await attack(owners)))
      // Two years later what is shown of everybody is decided.
      await server.release(new Date('2028-11-01T00:00:00Z'))
      await maintain(services)
      stages.decided.push(...(await attack(owners)))
    }
  } finally {
    await server.close()
  }
  const chance = 1 / staff
  return [
    {
      name: 'whose salary a review’s is, by the whole seals',
      ...tallyRight(stages.before),
      chance,
      isUndefended: true,
    },
    { name: 'the same, a day later', ...tallyRight(stages.day), chance },
    { name: 'the same, once contexts are decided', ...tallyRight(stages.decided), chance },
  ]
}

export const keyAtRest: Attack = { name: 'key at rest', rounds: { test: 60, whole: 240 }, play: join }
