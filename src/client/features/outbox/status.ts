import type { Submission } from '../../outbox/submission.ts'

/** What the outbox says about one record: a key of `outbox.line`, with its count. */
export type Line =
  | { key: 'started' | 'next' | 'behind' | 'soon' | 'held' | 'ready' }
  | { key: 'seconds' | 'minutes'; count: number }

/** Where a record on its way or held stands. `first`: nothing of its writer goes before it. Times in ms. */
export function lineOf(
  { state, owner, notBefore }: Pick<Submission, 'state' | 'owner' | 'notBefore'>,
  { now, sending, first, signedIn }: { now: number; sending: boolean; first: boolean; signedIn: boolean },
): Line {
  if (state === 'held') return { key: signedIn && owner === null ? 'ready' : 'held' }
  if (sending) return { key: 'started' }
  const seconds = Math.ceil((notBefore - now) / 1000)
  if (seconds > 90) return { key: 'minutes', count: Math.round(seconds / 60) }
  if (seconds > 0) return { key: 'seconds', count: seconds }
  if (notBefore > 0) return { key: 'soon' }
  return { key: first ? 'next' : 'behind' }
}

/** Where a record is written on: the wizard at its form and company (spec 2). */
export const formPath = ({ type, companyId }: Pick<Submission, 'type' | 'companyId'>): string =>
  `/rateCompany?type=${type}&id=${companyId}`
