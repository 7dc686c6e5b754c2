import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { Refusal } from './FormContext.ts'

/** The first segment of a problem's path: the field it belongs to. */
export const getProblemField = ({ path }: Problem): string => path.split('.')[0]!

/** Problems by field, the rest of their paths left: `questions.0.answer` under `questions` as `0.answer`. */
export function groupByField(problems: readonly Problem[]): Record<string, Problem[]> {
  const found: Record<string, Problem[]> = {}
  for (const problem of problems) {
    const name = getProblemField(problem)
    found[name] = [...(found[name] ?? []), { ...problem, path: problem.path.slice(name.length + 1) }]
  }
  return found
}

/** What is wrong with the answer of one field, as the form's state holds it. */
export type FieldProblems = { problems: Problem[] }

/**
 * Problems by field for the form's state, which tells a change by identity: what is wrong in the same way as `before`
 * stays the same object, so that a key in one field redraws no other.
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

/** What the server said of one field, while its answer is still the one it spoke of. */
export function getRefusal(refusal: Refusal | undefined, name: string, answer: unknown): Problem[] {
  if (!refusal || refusal.answers[name] !== answer) return []
  return groupByField(refusal.problems)[name] ?? []
}

/** The problems of a refusal whose answers are still the same. */
export function filterStanding({ problems, answers }: Refusal, now: RawAnswers): Problem[] {
  return problems.filter((problem) => answers[getProblemField(problem)] === now[getProblemField(problem)])
}

/** The problems that concern no field of the form: the call as a whole, or a name the form does not know. */
export function listElsewhere(problems: readonly Problem[], names: readonly string[]): Problem[] {
  return problems.filter((problem) => !names.includes(getProblemField(problem)))
}

/** The earliest step that asks for a field with a problem; undefined when none of them belongs to a field. */
export function findStep(
  fields: readonly { name: string; step: number }[],
  problems: readonly Problem[],
): number | undefined {
  const steps = problems.flatMap((problem) => fields.filter(({ name }) => name === getProblemField(problem)))
  return steps.length > 0 ? Math.min(...steps.map(({ step }) => step)) : undefined
}
