import type { ReviewTypeName } from './kinds.ts'

/**
 * Returns the address where a review of this company is written: the wizard (spec 2); an interview and the five
 * questions about pay have pages of their own, which ask for less.
 */
export function buildWritePath(id: number, type: ReviewTypeName): string {
  if (type === 'interview') return `/interview-review/${id}`
  if (type === 'salary') return `/salary-review/${id}`
  return `/rateCompany?type=${type}&id=${id}`
}
