import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { computeSpent, payBudget, togetherBudget, writerBudget } from '../../src/contract/statistics/budget.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { sampleAnswers } from '../../tests/support/answers/sample-reviews.ts'

export type Contribution = { answers: RawAnswers; writer?: Writer }

/** What an attacker tries to find out about one person, the target, from the releases of a company. */
export type ReleaseGame = {
  name: string
  kind: ReviewKind
  /** The privacy budget for telling the two worlds apart, in thousandths, from the ledger. */
  epsilon: number
  /** What the target says in each of two worlds; undefined where the target is absent. */
  worlds: readonly [Contribution, Contribution | undefined]
  /** The number of guesses, enough to detect an attacker who is always right; the tests play the first game alone. */
  guesses: number
  /**
   * The number of releases for which an attacker with all accounts but one continues. Each release counts everyone who
   * has joined since.
   */
  releases: number
  /** How many others there are, and what the n-th of the attacker's accounts says. */
  others: number
  own: (n: number) => Contribution
  /** What a stranger may say, both equally likely. */
  strangers: readonly [Contribution, Contribution]
  /** The path the attacker reads. */
  path: (companyId: number) => string
  /** How many have to join for the next look: the fewest that cause a release, or one more. */
  more: number
  /** How many of those who join give the first answer, so that the number is at an edge of what is published. */
  steer?: (told: ReadonlyMap<string, number>, joining: number) => number
}

const written = (gender: Writer['gender']): Contribution => ({ answers: sampleAnswers('company'), writer: { gender } })
const career = (value: number): Contribution => ({
  answers: sampleAnswers('careerpath', {
    ...{ training: value, carear_clarity: value, career_confidence: value, trust_company_future: value },
  }),
})
const pay = (salary: number): Contribution => ({
  answers: sampleAnswers('salary', { salary, per_duration: 'month', joblevel: 1 }),
})
const half = <T>(first: T, second: T, from = 0) => ({
  own: (n: number) => (n % 2 === from ? first : second),
  strangers: [first, second] as const,
})

/** From 25 women on a count is published, since noise alone would hardly make as many: with 24 the target decides. */
const edge = 24

export const releaseGames: readonly ReleaseGame[] = [
  {
    name: 'value, who writes',
    kind: 'company',
    epsilon: writerBudget.gender,
    guesses: 40,
    releases: 24,
    worlds: [written('female'), written('male')],
    others: 2 * edge,
    ...half(written('female'), written('male')),
    path: (id) => `/companies/${id}/statistics`,
    more: 30,
    // Numbers are published in tens, so the next one reveals most of the previous ones when it is brought to the edge
    // of a step.
    steer: (told, joining) => {
      const women = told.get('statistics.parts.gender/female.people') ?? edge - 5
      return Math.max(0, Math.min(joining, 10 * Math.ceil((women + 5 + joining / 2) / 10) - (women + 5)))
    },
  },
  {
    name: 'value, culture',
    kind: 'careerpath',
    epsilon: togetherBudget.careerpath!,
    guesses: 120,
    releases: 24,
    worlds: [career(1), career(0)],
    others: 60,
    ...half(career(1), career(0)),
    path: (id) => `/companies/${id}/culture`,
    more: 30,
  },
  {
    name: 'value, pay',
    kind: 'salary',
    epsilon: payBudget.pay + payBudget.joblevel,
    guesses: 140,
    releases: 8,
    worlds: [pay(11_500), pay(9000)],
    others: 80,
    ...half(pay(11_500), pay(9000)),
    path: (id) => `/companies/${id}/salaries`,
    more: 30,
  },
  {
    name: 'membership, culture',
    kind: 'careerpath',
    epsilon: 1000 * computeSpent('careerpath').absent,
    guesses: 150,
    releases: 24,
    worlds: [career(1), undefined],
    others: 25,
    ...half(career(1), career(0)),
    path: (id) => `/companies/${id}/culture`,
    more: 1,
  },
]
