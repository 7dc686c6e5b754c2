import { useRef } from 'react'
import type { ReviewSummary } from '../../../../contract/companies/review-summary.ts'

/**
 * The last summary of a company's reviews there was: what is told of all of them is the same whatever is asked for, and
 * stays in its place while another filter is on its way.
 */
export function useKept(summary: ReviewSummary | undefined, companyId: number): ReviewSummary | undefined {
  const kept = useRef<{ companyId: number; summary: ReviewSummary }>(undefined)
  if (summary) kept.current = { companyId, summary }
  return kept.current?.companyId === companyId ? kept.current.summary : undefined
}
