import type { ProblemCode } from '../../../src/contract/problem.ts'

/** A sentence of the specification, how a person's answers differ from valid ones, and the resulting problems. */
export type Row = {
  says: string
  /** Answers that replace the valid ones; undefined leaves the question unanswered. */
  answers: Record<string, unknown>
  /** The problems by path; empty where these answers are valid. */
  problems: Record<string, ProblemCode>
  /**
   * The only side that can detect it: the answer is not sent (`form`), or the check needs the lookup lists (`server`).
   */
  only?: 'form' | 'server'
}

/** Builds a row from answers that replace the valid ones, and the resulting problems: none by default. */
export const row = (says: string, answers: Row['answers'], problems: Row['problems'] = {}): Row => ({
  says,
  answers,
  problems,
})

export const required = (lines: string, field: string, code: ProblemCode = 'missing') =>
  row(`${lines}: ${field} is required`, { [field]: undefined }, { [field]: code })

/** Builds rows in which each of these answers is valid, and `other` is not. */
export const oneOf = (lines: string, field: string, options: readonly unknown[], other: unknown): Row[] => [
  ...options.map((option) => row(`${lines}: ${field} may be ${option}`, { [field]: option })),
  row(`${lines}: ${field} is not ${other}`, { [field]: other }, { [field]: 'not_a_choice' }),
]
