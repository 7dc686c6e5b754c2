import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import { contextRules } from '../../src/contract/statistics/rules.ts'
import { lookups } from '../../src/server/lookups/lists.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { Context } from '../../src/server/platform/db/schema/reviews.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

const regionOf = new Map(lookups.cities.map(({ id, region_id }) => [id, region_id]))

/** What the employer's records say about a person. */
type Facts = Record<'department' | 'joblevel' | 'cities' | 'is_former' | 'last_year' | 'year' | 'month', number>
const newFacts = (): Facts => ({
  ...{ department: 1 + randomInt(6), joblevel: 1 + randomInt(4), cities: 1 + randomInt(5) },
  ...{ is_former: randomInt(2), last_year: 2016 + randomInt(10), year: 2023 + randomInt(3), month: 1 + randomInt(7) },
})

/** Returns whether the context shown beside a text is true of a person. */
function fits({ department, joblevel, city, region, former, years, held }: Context, facts: Facts): boolean {
  const [from = 0, to = from] = (years ?? '').split('-').map(Number)
  const [year, part] = (held ?? '').split('-')
  return (
    (department === undefined || department === facts.department) &&
    (joblevel === undefined || joblevel === facts.joblevel) &&
    (city === undefined || city === facts.cities) &&
    (region === undefined || region === regionOf.get(facts.cities)) &&
    (former === undefined || former === facts.is_former) &&
    (years === undefined || (facts.is_former === 1 && facts.last_year >= from && facts.last_year <= to)) &&
    (held === undefined || Number(year) === facts.year) &&
    (part === undefined ||
      (part.startsWith('Q') ? Math.ceil(facts.month / 3) === Number(part[1]) : facts.month === Number(part)))
  )
}

type Shown = { id: string; context: Context; text: string }
const shownOf = (server: TestServer, kind: string) =>
  queryRows<Shown>(
    server.db,
    sql`select id, context, coalesce(answers ->> 'pros', answers ->> 'description') as text
      from reviews where kind = ${kind} order by id`,
  )

/**
 * An attacker with the employer's records, who knows who wrote but not what: for each text they guess one of the people
 * its context fits. Then the attacker writes, with all kinds of facts, and checks whether what is shown of others
 * becomes more precise. (`planting` decides what is shown at all.)
 */
export const context: Attack = {
  name: 'context',
  rounds: { test: 80, whole: 800 },
  play: async (rounds) => {
    let now = new Date('2026-10-10T09:00:00Z')
    const server = await startTestServer({ clock: () => now, env: { PUBLISH_ROUNDS: 'day' } })
    const { db, services } = server
    const { privacy } = services
    try {
      await server.empty()
      await db.execute(sql`insert into companies (id, name_en, name_ar) values (1, 'Rimal', 'رمال')`)
      const write = async (kind: 'company' | 'interview', facts: Facts, text: string) => {
        const author = { secret: privacy.newSecret(), companies: [1] }
        const said: RawAnswers = { ...facts, city_id: facts.cities, pros: text, description: text }
        await submit({ db, privacy, now }, author, { kind, companyId: 1, answers: sampleAnswers(kind, said) })
      }
      const outcomes: Outcome[] = []
      for (const kind of ['company', 'interview'] as const) {
        const people = Array.from({ length: rounds }, newFacts)
        for (const [n, facts] of people.entries()) {
          now = new Date(Date.UTC(2026, n % 9, 10, 9))
          await write(kind, facts, `text ${n}`)
          if (n % 20 === 19) await server.publish()
        }
        await server.publish()
        await server.decide()
        const shown = await shownOf(server, kind)
        const guesses = shown
          .filter((one) => Object.keys(one.context).length > 0)
          .map((one) => {
            const among = people.flatMap((facts, n) => (fits(one.context, facts) ? [n] : []))
            return `text ${among[randomInt(Math.max(1, among.length))]}` === one.text
          })
        if (guesses.length === 0) throw new Error(`nothing is shown beside ${kind} reviews`)
        outcomes.push({ name: `${kind}: who wrote, by facts`, ...tallyRight(guesses), chance: 1 / contextRules.least })
        for (let n = 0; n < 40; n += 1) await write(kind, newFacts(), 'of the attacker')
        await server.publish()
        await server.decide()
        const after = new Map((await shownOf(server, kind)).map((one) => [one.id, JSON.stringify(one.context)]))
        const decided = shown.filter(({ context: told }) => Object.keys(told).length > 0)
        const changed = decided.map((one) => after.get(one.id) !== JSON.stringify(one.context))
        outcomes.push({ name: `${kind}: contexts that others changed by writing`, ...tallyRight(changed), chance: 0 })
      }
      return outcomes
    } finally {
      await server.close()
    }
  },
}
