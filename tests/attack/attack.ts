import { computeAdvantageBound } from '../../src/contract/statistics/budget.ts'
import { intervalOf } from './proportion.ts'

/** What came of an attack: how often its guess was right, and how often it would have been without looking. */
export type Outcome = {
  name: string
  right: number
  of: number
  chance: number
  /** What telling the two worlds apart may spend, where numbers with noise are looked at; without it nothing may be told. */
  epsilon?: number
  /** Why it wins all the same, where that is known and said (docs/decisions/0050). */
  remains?: string
  /** Played without the defence that is looked at: here the attacker has to win, or the attack proves nothing. */
  isUndefended?: boolean
}

/**
 * An attack is played through the public API, a copy of the database or a device, against a server that knows nothing of
 * it. `rounds` is how often, in the tests and by `npm run attack`; an
 * attack that so few rounds cannot judge has none in the tests.
 */
export type Attack = {
  name: string
  rounds: { test: number; whole: number }
  play: (rounds: number) => Promise<Outcome[]>
}

export type Verdict = Outcome & {
  advantage: number
  /** The interval the true advantage lies in with 95 %, which is printed. */
  low: number
  high: number
  bound: number
  /** Whether the attacker surely wins more than the bound. */
  wins: boolean
  /** Whether it came out as it has to: the attacker does not win, or wins where nothing defends. */
  holds: boolean
}

/**
 * Many attacks are played every day: what decides is so sure that it is wrong once in a hundred thousand. The table and the
 * tests decide by this alone.
 */
export const decidesAt = 1 - 1e-5

/** The advantage over chance: 0 for a guess, 1 for certainty; with the interval it lies in, and what that decides. */
export function judge(outcome: Outcome): Verdict {
  const { right, of, chance, epsilon, isUndefended = false } = outcome
  const over = (proportion: number) => (proportion - chance) / (1 - chance)
  const [low, high] = intervalOf(right, of).map(over) as [number, number]
  const bound = epsilon === undefined ? 0 : computeAdvantageBound(epsilon / 1000)
  const wins = over(intervalOf(right, of, decidesAt)[0]) > bound
  return { ...outcome, advantage: over(right / of), low, high, bound, wins, holds: wins === isUndefended }
}

/** Adds up what guesses were right. */
export const tallyRight = (guesses: readonly boolean[]) => ({
  right: guesses.filter(Boolean).length,
  of: guesses.length,
})
