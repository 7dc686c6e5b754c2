import { isOther, type Submission } from '../../outbox/submission.ts'

/** What the outbox says about one record: a key of `outbox.line`, with its count. */
export type StatusLine =
  | { key: 'started' | 'next' | 'behind' | 'soon' | 'held' | 'ready' }
  | { key: 'seconds' | 'minutes'; count: number }

/** Returns the state of a waiting or held record. `first`: no other record of its writer precedes it. Times in ms. */
export function describeStatus(
  { state, owner, notBefore }: Pick<Submission, 'state' | 'owner' | 'notBefore'>,
  { now, sending, first, signedIn }: { now: number; sending: boolean; first: boolean; signedIn: boolean },
): StatusLine {
  if (state === 'held') return { key: signedIn && owner === null ? 'ready' : 'held' }
  if (sending) return { key: 'started' }
  const seconds = Math.ceil((notBefore - now) / 1000)
  if (seconds > 90) return { key: 'minutes', count: Math.round(seconds / 60) }
  if (seconds > 0) return { key: 'seconds', count: seconds }
  if (notBefore > 0) return { key: 'soon' }
  return { key: first ? 'next' : 'behind' }
}

/** Returns the address where a record is edited: its form, with what it is about (spec 2). */
export function buildFormPath({
  type,
  companyId,
  about = '',
}: Pick<Submission, 'type' | 'companyId' | 'about'>): string {
  switch (type) {
    case 'company_request':
      return '/add-Company'
    case 'company_change':
      return `/update/company/${companyId}`
    case 'question':
      return `/company/${companyId}/questions?write=question`
    case 'answer':
      return `/company/${companyId}/questions?write=${about}`
    case 'response':
      return `/employer/reviews/${companyId}?write=${about}`
    case 'sign_up':
      return '/auth/register'
    case 'employer_sign_up':
      return '/for-employers/register'
    case 'salary':
      return `/salary-review/${companyId}`
    default:
      return `/rateCompany?type=${type}&id=${companyId}`
  }
}

/** Whether a form has steps; its draft stores the step it was left at. */
export const isInSteps = ({ type }: Pick<Submission, 'type'>): boolean =>
  !isOther(type) || type === 'company_request' || type === 'sign_up'
