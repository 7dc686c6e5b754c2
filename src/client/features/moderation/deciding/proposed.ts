import type { RawAnswers } from '../../../../contract/form/form.ts'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import type { Verdict } from './use-deciding.ts'

/**
 * Returns what a moderator has answered who proposes this verdict about a case: the form begins with it, so that the
 * second sees it and agrees to the same.
 */
export function listProposed(cases: readonly Pick<Case, 'pending'>[], verdict: Verdict): RawAnswers {
  const pending = cases.length === 1 ? cases[0]!.pending : undefined
  if (pending?.verdict !== verdict) return {}
  return { ...pending.answers, ...(pending.reason && { reason: pending.reason }) }
}
