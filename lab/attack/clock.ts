import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { payBudget } from '../../src/contract/statistics/budget.ts'
import { releaseRules } from '../../src/contract/statistics/rules.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { queryRows } from '../../src/server/platform/db/database.ts'
import { computeSpentByCounter } from '../../src/server/statistics/guard.ts'
import { createNoise, type Noise } from '../../src/server/statistics/noise.ts'
import { findBand, payBands } from '../../src/server/statistics/pay.ts'
import { decideReleases } from '../../src/server/statistics/release/release.queries.ts'
import { releaseAll } from '../../src/server/statistics/release/release.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { openUntold } from '../../tests/support/server/open-untold.ts'
import { startTestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'
import { silence } from './likelihood.ts'

const salary = 60_000
const band = String(findBand(payBands, salary))
/** How many reviews the attacker has planted when each release comes: the first, and each time enough for another. */
const planted = [0, 1, 2].map((n) => releaseRules.first.salary * releaseRules.again ** n)
/** The person shares a salary before the second release: nobody else does. */
const ofThePerson = 1

/**
 * An employer plants public reviews with accounts of its own, so that releases come when it wants, and the person it
 * looks for is alone in one. Each company is one game; half of the people have shared a salary. It guesses from the
 * numbers, by their likelihood (`seen`), and from whether a release came about at all (`came`).
 */
async function plantClock(games: number, noise: Noise, decide = decideReleases) {
  const server = await startTestServer({ noise })
  const { db, services } = server
  try {
    await server.empty()
    await db.execute(sql`insert into companies (id, name_en, name_ar)
      select n, 'Rimal ' || n, 'رمال' from generate_series(1, ${games}::int) as n`)
    const shared = Array.from({ length: games }, () => randomInt(2) === 1)
    const write = async (type: ReviewKind, toGame: (game: number) => number) => {
      // Bulk loading requires a database without these.
      await db.execute(sql`delete from review_groups`)
      const answers = sampleAnswers(type, type === 'salary' ? { salary, per_duration: 'month' } : {})
      await loadReviews(
        services,
        shared.flatMap((_, game) =>
          Array.from({ length: toGame(game) }, () => ({ companyId: game + 1, type, month: '2026-10', answers })),
        ),
      )
    }
    const told: Map<number, { n: number; releases: number }>[] = []
    for (const [release, reviews] of planted.entries()) {
      await write('company', () => reviews - (planted[release - 1] ?? 0))
      if (release === ofThePerson) await write('salary', (game) => (shared[game] ? 1 : 0))
      const now = new Date(Date.UTC(2027, 1 + release))
      await releaseAll(services, now.toISOString(), now, decide)
      const rows = await queryRows<{ id: number; n: number; releases: number }>(
        db,
        sql`select company_id as id, published::int as n, releases from tallies
          where measure = 'salary.pay' and bucket = ${band}`,
      )
      told.push(new Map(rows.map(({ id, n, releases }) => [id, { n, releases }])))
    }
    const read = (release: number, game: number) => told[release]?.get(game + 1) ?? { n: 0, releases: 0 }
    const guess = (more: number, really: boolean) => (more === 0 ? randomInt(2) === 1 : more > 0) === really
    const epsilon = computeSpentByCounter(payBudget.pay) / 1000
    return {
      seen: tallyRight(
        shared.map((really, game) => {
          const drawn = read(ofThePerson, game).n - read(ofThePerson - 1, game).n
          return guess(epsilon * (Math.abs(drawn) - Math.abs(drawn - 1)), really)
        }),
      ),
      came: tallyRight(
        shared.map((really, game) => {
          const { releases } = read(ofThePerson, game)
          const others = shared.map((_, other) => read(ofThePerson, other).releases)
          return guess(releases - others.reduce((sum, one) => sum + one, 0) / games, really)
        }),
      ),
    }
  } finally {
    await server.close()
  }
}

/** Planted public reviews move the clock of releases: what that tells of the person alone in one of them. */
export const clock: Attack = {
  name: 'clock',
  rounds: { test: 60, whole: 2000 },
  play: async (rounds) => {
    const few = Math.min(rounds, 200)
    const half = { chance: 0.5 }
    const { seen, came } = await plantClock(rounds, createNoise())
    const epsilon = payBudget.pay / 2
    return [
      { name: 'clock: did X share a salary, alone in a release that plants brought about', ...seen, ...half, epsilon },
      { name: 'clock: did X share a salary, by whether a release came about', ...came, ...half },
      {
        name: 'clock: alone in a release, without noise',
        ...(await plantClock(few, silence)).seen,
        ...half,
        isUndefended: true,
      },
      {
        name: 'clock: by whether a release came about, if salaries caused it',
        ...(await plantClock(few, createNoise(), openUntold)).came,
        ...half,
        isUndefended: true,
      },
    ] satisfies Outcome[]
  },
}
