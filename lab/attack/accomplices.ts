import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CultureSet } from '../../src/contract/companies/culture.schema.ts'
import type { SalaryStatistics } from '../../src/contract/companies/salaries.schema.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { payBudget, togetherBudget, writerBudget } from '../../src/contract/statistics/budget.ts'
import type { CompanyStatistics } from '../../src/contract/statistics/people.schema.ts'
import { loadReviews } from '../../src/demo/load-reviews.queries.ts'
import { submit } from '../../src/server/reviews/submit.ts'
import { createNoise } from '../../src/server/statistics/noise.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { type Attack, type Outcome, tallyRight } from './attack.ts'

type Contribution = { answers: RawAnswers; writer?: Writer }
/**
 * One game: what the victim may have said, what all others say, and how to tell from the numbers which of the two it
 * was.
 */
type Game = {
  name: string
  kind: ReviewKind
  epsilon: number
  /** The number of accounts, all of them the attacker's: all but the victim's. */
  own: number
  worlds: readonly [Contribution, Contribution]
  others: (n: number) => Contribution
  path: (companyId: number) => string
  /** The score: the larger, the likelier the first world; undefined where nothing is published. */
  scoreOf: (data: never) => number | undefined
  /** The score in the middle between the two worlds. */
  middle: number
}

const culture = (kind: 'environment' | 'leadership' | 'careerpath', most: RawAnswers, least: RawAnswers): Game => ({
  name: `n-1, culture: ${kind}`,
  kind,
  epsilon: togetherBudget[kind]!,
  own: 30,
  worlds: [{ answers: sampleAnswers(kind, most) }, { answers: sampleAnswers(kind, least) }],
  // Half of the attacker's accounts say one thing and half the other: a number is most sensitive in the middle.
  others: (n) => ({ answers: sampleAnswers(kind, n % 2 ? most : least) }),
  path: (id) => `/companies/${id}/culture`,
  scoreOf: (sets: CultureSet[]) => {
    const values = sets
      .flatMap(({ questions }) => questions)
      .flatMap(({ value, measure }) => (value === null ? [] : [measure === 'yes' ? value * 9 + 1 : value]))
    return values.length > 0 ? values.reduce((sum, one) => sum + one, 0) / values.length : undefined
  },
  middle: 5.5,
})
const ten = (value: number) => ({
  ...{ work_creativity: value, happines: value, general_environment: value, referral_to_others: value },
  ...{ work_excitement: value, trust_leadership: value },
})
const yes = (value: number) => ({
  ...{ training: value, carear_clarity: value, career_confidence: value, trust_company_future: value },
})
const pay = (salary: number) => ({ answers: sampleAnswers('salary', { salary, per_duration: 'month', joblevel: 1 }) })

const games: readonly Game[] = [
  culture('environment', ten(10), ten(1)),
  culture('careerpath', yes(1), yes(0)),
  {
    name: 'n-1, pay: the median tips with the victim',
    kind: 'salary',
    epsilon: payBudget.pay + payBudget.joblevel,
    own: 80,
    worlds: [pay(11_500), pay(9000)],
    others: (n) => pay(n % 2 ? 11_500 : 9000),
    path: (id) => `/companies/${id}/salaries`,
    scoreOf: ({ pay: told, bars }: SalaryStatistics) => {
      if (told === null) return undefined
      // Bars reveal more than the median: by how much the people above outnumber those below.
      const above = bars.reduce((sum, bar) => sum + ((bar.from ?? 0) >= 9700 ? bar.people : -bar.people), 0)
      return above + Math.sign((told.lower + told.upper) / 2 - 10_250)
    },
    middle: 0,
  },
  {
    name: 'subtraction: which of two parts the victim is in',
    kind: 'salary',
    epsilon: payBudget.joblevel,
    own: 120,
    worlds: [1, 2].map((joblevel) => ({
      answers: sampleAnswers('salary', { salary: 9000, per_duration: 'month', joblevel }),
    })) as unknown as readonly [Contribution, Contribution],
    others: (n) => ({
      answers: sampleAnswers('salary', { salary: 9000, per_duration: 'month', joblevel: 1 + (n % 2) }),
    }),
    path: (id) => `/companies/${id}/salaries`,
    scoreOf: ({ level }: SalaryStatistics) => {
      const of = (id: number) => level.parts.find((part) => String(part.id) === String(id))?.people
      const [first, second] = [of(1), of(2)]
      return first === undefined || second === undefined ? undefined : first - second
    },
    middle: 0,
  },
  {
    name: 'n-1, who writes: gender',
    kind: 'company',
    epsilon: writerBudget.gender,
    own: 39,
    worlds: [
      { answers: sampleAnswers('company'), writer: { gender: 'female' } },
      { answers: sampleAnswers('company'), writer: { gender: 'male' } },
    ],
    // With the victim there are 40: a part of 20 is published as 20, one of 19 as 10.
    others: (n) => ({ answers: sampleAnswers('company'), writer: { gender: n < 19 ? 'female' : 'male' } }),
    path: (id) => `/companies/${id}/statistics`,
    scoreOf: ({ parts }: CompanyStatistics) => {
      const of = (name: string) => parts.gender.find(({ id }) => id === name)?.people ?? 0
      return parts.gender.length > 0 ? of('female') - of('male') + 5 : undefined
    },
    middle: 0,
  },
  {
    name: 'n-1, benefits',
    kind: 'benefit',
    epsilon: togetherBudget.benefit!,
    own: 200,
    worlds: [{ answers: benefits(1) }, { answers: benefits(2) }],
    others: (n) => ({ answers: benefits(1 + (n % 2)) }),
    path: (id) => `/companies/${id}/benefits`,
    scoreOf: ({ summary }: { summary: { offers: { yes: number; no: number }[] } }) =>
      summary.offers.length > 0 ? summary.offers.reduce((sum, offer) => sum + offer.yes - offer.no, 0) : undefined,
    middle: 0,
  },
]

/** Returns the same answer for every benefit: 1 offered, 2 not. */
function benefits(offered: number): RawAnswers {
  return sampleAnswers('benefit', {
    benefits: Array.from({ length: 23 }, (_, n) => ({ benefit_id: n + 1, offered })),
  })
}

const month = '2026-09'
const releases = 3

/**
 * Plays the game: the victim is in the first release; before each further one more of the attacker's accounts join,
 * which gives another look.
 */
async function play(server: TestServer, game: Game, rounds: number): Promise<Outcome> {
  const { db, services } = server
  const { privacy } = services
  await server.empty()
  await db.execute(sql`insert into companies (id, name_en, name_ar)
    select n, 'Rimal ' || n, 'رمال' from generate_series(1, ${rounds}::int) as n`)
  const companies = Array.from({ length: rounds }, (_, n) => n + 1)
  const truth = companies.map(() => randomInt(2))
  await loadReviews(
    services,
    companies.flatMap((companyId) =>
      Array.from({ length: game.own }, (_, n) => ({ companyId, type: game.kind, month, ...game.others(n) })),
    ),
  )
  const now = new Date('2026-10-10T09:00:00Z')
  for (const companyId of companies) {
    const { answers, writer = null } = game.worlds[truth[companyId - 1]!]!
    const author = { secret: privacy.newSecret(), companies: [companyId], writer }
    await submit({ db, privacy, now }, author, { kind: game.kind, companyId, answers })
  }
  const scores = companies.map(() => ({ sum: 0, told: false }))
  for (let release = 0; release < releases; release += 1) {
    if (release > 0) {
      // Others join, also the attacker's accounts: without new people nothing is released.
      await db.execute(sql`delete from review_groups`)
      await loadReviews(
        services,
        companies.flatMap((companyId) =>
          Array.from({ length: 30 }, (_, n) => ({ companyId, type: game.kind, month, ...game.others(n) })),
        ),
      )
    }
    await server.release(new Date(`2027-0${release + 1}-01T00:00:00Z`))
    for (const companyId of companies) {
      const { json } = await server.call('GET', game.path(companyId))
      const score = game.scoreOf(json.data as never)
      if (score === undefined) continue
      scores[companyId - 1]!.told = true
      scores[companyId - 1]!.sum += score - game.middle
    }
  }
  const guesses = companies.map((_, n) => {
    const { sum } = scores[n]!
    const guess = sum > 0 ? 0 : sum < 0 ? 1 : randomInt(2)
    return guess === truth[n]
  })
  const told = scores.filter((score) => score.told).length
  if (told === 0) throw new Error(`${game.name}: nothing was told, so nothing was attacked`)
  return {
    name: `${game.name} (told ${told} of ${rounds})`,
    ...tallyRight(guesses),
    chance: 0.5,
    epsilon: game.epsilon,
  }
}

/** The attacker has every account but one, and changes them between releases. */
export const accomplices: Attack = {
  name: 'accomplices',
  rounds: { test: 0, whole: 300 },
  play: async (rounds) => {
    const server = await startTestServer({ noise: createNoise(), clock: () => new Date('2026-10-10T09:00:00Z') })
    try {
      const outcomes: Outcome[] = []
      for (const game of games) outcomes.push(await play(server, game, rounds))
      return outcomes
    } finally {
      await server.close()
    }
  },
}
