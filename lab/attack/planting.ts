import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { getCountsFrom } from '../../src/server/accounts/vault.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { Context } from '../../src/server/platform/db/schema/reviews.ts'
import { getDayAfter, toMonth } from '../../src/server/platform/months.ts'
import { decideContexts, getFacts } from '../../src/server/reviews/context.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

/** What the employer knows of the person it looks for, and planted accounts say as well. */
const facts = { department: 1, joblevel: 2, cities: 1, is_former: 1, last_year: 2024, year: 2026, month: 3 }
const told = (context: Context) => context.department === facts.department && context.joblevel === facts.joblevel

/** In each month, how many accounts the attacker opens and writes with. The person writes, or not, in the fifth. */
type Plan = { name: string; planted: readonly number[]; remains?: string }

const months = Array.from({ length: 9 }, (_, n) => new Date(Date.UTC(2026, n, 10, 9)))
const ofThePerson = 4

/**
 * An employer plants accounts with the facts of one of its staff, before and after that person writes, or does not, among
 * three others with other facts. It waits until all of them count, and looks for a text with these facts that is not its
 * own. Each company is one game.
 */
async function plant(games: number, kind: 'company' | 'interview', plan: Plan): Promise<Outcome> {
  let now = months[0]!
  const server = await startTestServer({ clock: () => now, env: { PUBLISH_ROUNDS: 'day' } })
  const { db, services } = server
  const { privacy } = services
  try {
    await server.empty()
    await db.execute(sql`insert into companies (id, name_en, name_ar)
      select n, 'Rimal ' || n, 'رمال' from generate_series(1, ${games}::int) as n`)
    const write = async (companyId: number, said: Record<string, unknown>, text: string) => {
      // The account is opened to write.
      const countsFrom = getCountsFrom({ since: getDayAfter(now, 0) }, now)
      const author = { secret: privacy.newSecret(), companies: [companyId], countsFrom }
      const answers = sampleAnswers(kind, { ...said, city_id: said.cities, pros: text, description: text })
      const { ok } = await submit({ db, privacy, now }, author, { kind, companyId, answers })
      if (!ok) throw new Error('a review was refused')
    }
    const wrote = Array.from({ length: games }, () => randomInt(2) === 1)
    for (const [month, moment] of months.entries()) {
      now = moment
      for (let game = 0; game < games; game += 1) {
        for (let n = 0; n < (plan.planted[month] ?? 0); n += 1) await write(game + 1, facts, 'planted')
        if (month !== ofThePerson) continue
        for (let n = 0; n < 3; n += 1) await write(game + 1, { ...facts, department: 2 + n, is_former: 0 }, 'other')
        if (wrote[game]) await write(game + 1, facts, 'the person')
      }
      await server.publish()
      await server.release(new Date(now.getTime() + 20 * 86_400_000))
    }
    await server.release(new Date('2027-02-01T00:00:00Z'))
    const rows = await queryRows<{ company: number; context: Context; text: string }>(
      db,
      sql`select company_id as company, context, coalesce(answers ->> 'pros', answers ->> 'description') as text
        from reviews where kind = ${kind}`,
    )
    const guesses = wrote.map((really, game) => {
      const found = rows.some(
        ({ company, context, text }) => company === game + 1 && text !== 'planted' && told(context),
      )
      // Nothing of theirs is told: they did not write, or their group has not opened.
      return (found || randomInt(2) === 1) === really
    })
    const { name, remains } = plan
    return { name: `${kind}: ${name}`, ...tallyRight(guesses), chance: 0.5, ...(remains && { remains }) }
  } finally {
    await server.close()
  }
}

/** As if every account counted, of any day: people who wrote far apart, and one fewer needed, since one month is left out. */
function plantAsBefore(games: number): Outcome {
  const regionOf = () => undefined
  const guesses = Array.from({ length: games }, () => {
    const wrote = randomInt(2) === 1
    const people = [...Array<object>(4).fill(facts), ...(wrote ? [facts] : [])].map((said, n) => ({
      facts: getFacts('company', said as Record<string, unknown>),
      month: toMonth(new Date(Date.UTC(2016 + n, 0, 1))),
      context: {},
    }))
    const shown = decideContexts('company', { undecided: people, decided: [] }, regionOf, () => 4)
    return shown.some((context) => context && told(context)) === wrote
  })
  const name = 'company: four accounts planted, if every account counts'
  return { name, ...tallyRight(guesses), chance: 0.5, isUndefended: true }
}

export const planting: Attack = {
  name: 'planting',
  rounds: { test: 24, whole: 240 },
  play: async (rounds) => {
    const plans: Plan[] = [
      { name: 'did X write, four accounts planted in a day', planted: [0, 0, 0, 0, 4] },
      { name: 'did X write, ten planted before and ten after', planted: [0, 0, 0, 10, 0, 10] },
      { name: 'did X write, twenty planted over a quarter', planted: [0, 0, 0, 7, 7, 6] },
      { name: 'did X write, twenty planted over four months', planted: [0, 0, 5, 5, 5, 5] },
    ]
    const outcomes: Outcome[] = [plantAsBefore(rounds)]
    for (const kind of ['company', 'interview'] as const)
      for (const plan of plans) outcomes.push(await plant(rounds, kind, plan))
    outcomes.push(
      await plant(rounds, 'company', {
        name: 'did X write, two planted in each of nine months',
        planted: Array<number>(9).fill(2),
        remains: 'accounts that an employer writes with over more than four months count as people',
      }),
    )
    return outcomes
  },
}
