import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { ReviewKind } from '../../src/contract/reviews/reviews.ts'
import { computeSpent, payBudget, togetherBudget, writerBudget } from '../../src/contract/statistics/budget.ts'
import { releaseRules } from '../../src/contract/statistics/rules.ts'
import type { Writer } from '../../src/server/statistics/people/writer.ts'
import { sampleAnswers } from '../support/answers/sample-reviews.ts'

export type Contribution = { answers: RawAnswers; writer?: Writer }

/** What is to be told apart of one person, the target, by what releases tell of a company. */
export type ReleaseGame = {
  name: string
  kind: ReviewKind
  /** What telling the two worlds apart may spend, in thousandths, by the ledger. */
  epsilon: number
  /** What the target says in each of two worlds; undefined where they are not there. */
  worlds: readonly [Contribution, Contribution | undefined]
  /** So many guesses find out an attacker who is always right; in the tests the first game alone is played. */
  guesses: number
  /** For so many releases whoever has all accounts but one goes on. Each counts everybody who has joined anew. */
  releases: number
  /** How many others there are, and what the n-th of the attacker's own says. */
  others: number
  own: (n: number) => Contribution
  /** What a stranger may say, each as likely. */
  strangers: readonly [Contribution, Contribution]
  /** What the attacker reads. */
  path: (companyId: number) => string
  /** How many have to join for the next look: as few as bring a release about, or one more. */
  more: number
  /** How many of those who join say the first, as the number then stands at an edge of what is told. */
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

/** From 25 women on noise alone would hardly have told as many: with 24 of them the target tips it. */
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
    // A number is told in tens, so one is learned about what is told by bringing the next one to the edge of a step.
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
    // With the target there are as many as a release takes.
    others: releaseRules.opening - 1,
    ...half(career(1), career(0)),
    path: (id) => `/companies/${id}/culture`,
    more: 1,
  },
]
