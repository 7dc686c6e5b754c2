import { computeAdvantageBound } from '../../src/contract/statistics/budget.ts'
import { intervalOf } from './proportion.ts'

/** The result of an attack: how often its guess was right, and how often it would have been without looking. */
export type Outcome = {
  name: string
  right: number
  of: number
  chance: number
  /**
   * The privacy budget for telling the two worlds apart, in thousandths, where noisy numbers are attacked; without it
   * nothing may be revealed.
   */
  epsilon?: number | undefined
  /** Why the attack wins all the same, where that is known and documented (docs/decisions/0050). */
  remains?: string | undefined
  /** Played without the defence under test: here the attacker has to win, or the attack proves nothing. */
  isUndefended?: boolean
}

/**
 * An attack, played through the public API, a copy of the database or a device, against a server that knows nothing of
 * it. `rounds` is how often, in the tests and by `npm run attack`; an attack that needs more rounds than the tests can
 * play has none in the tests.
 */
export type Attack = {
  name: string
  rounds: { test: number; whole: number }
  play: (rounds: number) => Promise<Outcome[]>
}

export type Verdict = Outcome & {
  advantage: number
  /** The 95 % confidence interval of the true advantage, which is printed. */
  lower: number
  upper: number
  bound: number
  /** Whether the attacker certainly wins more than the bound. */
  wins: boolean
  /** Whether the outcome is as required: the attacker does not win, or wins where there is no defence. */
  holds: boolean
}

/**
 * The confidence that decides: many attacks are played every day, so it is wrong only once in a hundred thousand. The
 * table and the tests decide by this alone.
 */
export const decidesAt = 1 - 1e-5

/**
 * Computes the advantage over chance: 0 for a guess, 1 for certainty; with its confidence interval, and the resulting
 * verdict.
 */
export function judge(outcome: Outcome): Verdict {
  const { right, of, chance, epsilon, isUndefended = false } = outcome
  const over = (proportion: number) => (proportion - chance) / (1 - chance)
  const [lower, upper] = intervalOf(right, of).map(over) as [number, number]
  const bound = epsilon === undefined ? 0 : computeAdvantageBound(epsilon / 1000)
  const wins = over(intervalOf(right, of, decidesAt)[0]) > bound
  return { ...outcome, advantage: over(right / of), lower, upper, bound, wins, holds: wins === isUndefended }
}

/** Counts the correct guesses. */
export const tallyRight = (guesses: readonly boolean[]) => ({
  right: guesses.filter(Boolean).length,
  of: guesses.length,
})
