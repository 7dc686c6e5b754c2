import type { ProblemCode } from '../../../src/contract/problem.ts'

/** A sentence of the specification, what a person answers differently from right answers, and what is then wrong. */
export type Row = {
  says: string
  /** Answers in place of the right ones; undefined leaves the question unanswered. */
  answers: Record<string, unknown>
  /** Problems by path; empty when these answers pass. */
  problems: Record<string, ProblemCode>
}
