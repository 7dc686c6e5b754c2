import type { ProblemCode } from '../../../src/contract/problem.ts'

/** A sentence of the specification, what a person answers differently from right answers, and what is then wrong. */
export type Row = {
  says: string
  /** Answers in place of the right ones; undefined leaves the question unanswered. */
  answers: Record<string, unknown>
  /** Problems by path; empty when these answers pass. */
  problems: Record<string, ProblemCode>
  /** Only this end can find it: the answer does not travel (`form`), or it takes the lookup lists (`server`). */
  only?: 'form' | 'server'
}

/** These answers instead of the right ones, and what is then wrong: nothing, where nothing is named. */
export const row = (says: string, answers: Row['answers'], problems: Row['problems'] = {}): Row => ({
  says,
  answers,
  problems,
})

export const required = (lines: string, field: string, code: ProblemCode = 'missing') =>
  row(`${lines}: ${field} is required`, { [field]: undefined }, { [field]: code })

/** Every one of these answers passes, and `other` is none of them. */
export const oneOf = (lines: string, field: string, options: readonly unknown[], other: unknown): Row[] => [
  ...options.map((option) => row(`${lines}: ${field} may be ${option}`, { [field]: option })),
  row(`${lines}: ${field} is not ${other}`, { [field]: other }, { [field]: 'not_a_choice' }),
]
