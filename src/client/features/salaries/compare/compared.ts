import { check } from '../../../../contract/form/check.ts'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import { compareForm } from '../../../../contract/salaries/compare.ts'
import { session } from '../../../session/session.ts'

/** What a person compares and with which company, as this device stores it (spec 3: compare data persists). */
export type Comparison = { company: number; answers: RawAnswers }

/** Parses the comparison stored with the session; undefined where nothing was entered. */
export function parseComparison(compare: Record<string, unknown>): Comparison | undefined {
  const { company, answers } = compare as Partial<Comparison>
  return typeof company === 'number' && typeof answers === 'object' && answers ? { company, answers } : undefined
}

/** Stores the comparison with the session, in `persist:root.compare`. */
export function saveCompared({ company, answers }: Comparison): void {
  session.compare = { company, answers: { ...answers } }
}

/** Returns the answers, where all of them are valid. */
export function checkAnswers({ answers }: Comparison) {
  const checked = check(compareForm, answers)
  return checked.ok ? checked.answers : undefined
}
