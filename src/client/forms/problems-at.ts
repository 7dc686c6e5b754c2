import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Refusal } from './FormContext.ts'

/** Returns the first segment of a problem's path: the field it belongs to. */
export const getProblemField = ({ path }: Problem): string => path.split('.')[0]!

/** Groups problems by field, with the rest of their paths: `questions.0.answer` under `questions` as `0.answer`. */
export function groupByField(problems: readonly Problem[]): Record<string, Problem[]> {
  const found: Record<string, Problem[]> = {}
  for (const problem of problems) {
    const name = getProblemField(problem)
    found[name] = [...(found[name] ?? []), { ...problem, path: problem.path.slice(name.length + 1) }]
  }
  return found
}

/** The problems of one field's answer, as the form's state holds them. */
export type FieldProblems = { problems: Problem[] }

/**
 * Groups problems by field for the form's state, which detects changes by identity: equal problems stay the same object
 * as in `before`, so that a key press in one field re-renders no other.
 */
export function findWrongFields(
  problems: readonly Problem[],
  before: Record<string, FieldProblems>,
): Record<string, FieldProblems> {
  const entries = Object.entries(groupByField(problems)).map(([name, now]) => {
    const was = before[name]
    return [name, was && hasSameProblems(was.problems, now) ? was : { problems: now }] as const
  })
  return Object.fromEntries(entries)
}

const hasSameProblems = (one: readonly Problem[], other: readonly Problem[]) =>
  one.length === other.length && one.every(({ path, code }, at) => path === other[at]!.path && code === other[at]!.code)

/** Returns the server's problems of one field, while its answer is still the one they are about. */
export function getRefusal(refusal: Refusal | undefined, name: string, answer: unknown): Problem[] {
  if (!refusal || refusal.answers[name] !== answer) return []
  return groupByField(refusal.problems)[name] ?? []
}

/** Returns the problems of a refusal whose answers have not changed since. */
export function filterStanding({ problems, answers }: Refusal, now: RawAnswers): Problem[] {
  return problems.filter((problem) => answers[getProblemField(problem)] === now[getProblemField(problem)])
}

/** Lists the problems that concern no field of the form: the call as a whole, or a name the form does not know. */
export function listElsewhere(problems: readonly Problem[], names: readonly string[]): Problem[] {
  return problems.filter((problem) => !names.includes(getProblemField(problem)))
}

/** Returns the earliest step that has a field with a problem; undefined when none of them belongs to a field. */
export function findStep(
  fields: readonly { name: string; step: number }[],
  problems: readonly Problem[],
): number | undefined {
  const steps = problems.flatMap((problem) => fields.filter(({ name }) => name === getProblemField(problem)))
  return steps.length > 0 ? Math.min(...steps.map(({ step }) => step)) : undefined
}
