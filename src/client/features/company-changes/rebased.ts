import type { RawAnswers } from '../../../contract/form/form.ts'

/**
 * Applies what a person has written to the present content of the form: their own changes since `base`, and for the
 * rest what others have changed meanwhile.
 */
export function rebaseAnswers(base: RawAnswers, mine: RawAnswers, now: RawAnswers): RawAnswers {
  const isSame = (a: unknown, b: unknown) =>
    a === b || (!(a instanceof Blob) && JSON.stringify(a) === JSON.stringify(b))
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(now)])
  const entries = [...names].map((name) => [name, isSame(mine[name], base[name]) ? now[name] : mine[name]] as const)
  return Object.fromEntries(entries.filter(([, answer]) => answer !== undefined))
}
