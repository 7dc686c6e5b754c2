import { advantageBound } from '../../src/contract/statistics/budget.ts'
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
}

/**
 * An attack is played through the public API, a copy of the database or a device, against a server that knows nothing of
 * it. `rounds` is how often, in the tests and by `npm run attack`.
 */
export type Attack = {
  name: string
  rounds: { test: number; whole: number }
  play: (rounds: number) => Promise<Outcome[]>
}

export type Verdict = Outcome & { advantage: number; low: number; high: number; bound: number; holds: boolean }

/**
 * The advantage over chance: 0 for a guess, 1 for certainty; with the interval it lies in. It holds where the least it
 * surely is lies within the bound. `confidence` of the interval that decides is higher in tests, which run every day.
 */
export function judge(outcome: Outcome, confidence = 0.95): Verdict {
  const { right, of, chance, epsilon } = outcome
  const over = (proportion: number) => (proportion - chance) / (1 - chance)
  const [low, high] = intervalOf(right, of, confidence).map(over) as [number, number]
  const bound = epsilon === undefined ? 0 : advantageBound(epsilon / 1000)
  return { ...outcome, advantage: over(right / of), low, high, bound, holds: low <= bound }
}

/** Adds up what guesses were right. */
export const tallyRight = (guesses: readonly boolean[]) => ({
  right: guesses.filter(Boolean).length,
  of: guesses.length,
})
