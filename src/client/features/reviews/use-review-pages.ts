import { useEffect, useState } from 'react'
import { listReviews, type PublishedReview } from '../../../contract/companies/companies.ts'
import { call } from '../../api/page.ts'
import { type Read, useRead } from '../../api/use-read.ts'

export interface ReviewPages {
  first: Read<{ reviews: PublishedReview[]; next: string | null }>
  reviews: PublishedReview[]
  hasMore: boolean
  /** What became of the last request for more. */
  more: 'idle' | 'loading' | 'failed'
  loadMore: () => void
}

const PAGE = 10

/** A company's reviews, newest first, page after page by key. */
export function useReviewPages(id: number, limit = PAGE): ReviewPages {
  const first = useRead(listReviews, { params: { id }, query: { limit } })
  const [later, setLater] = useState<{ reviews: PublishedReview[]; next: string | null }>()
  const [more, setMore] = useState<ReviewPages['more']>('idle')
  // Another company, or a fresh first page, starts over: later pages would no longer follow on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what starts it over
  useEffect(() => {
    setLater(undefined)
    setMore('idle')
  }, [id, first.data])
  const next = later ? later.next : (first.data?.next ?? null)
  const loadMore = async () => {
    if (next === null || more === 'loading') return
    setMore('loading')
    const outcome = await call(listReviews, { params: { id }, query: { limit, after: next } })
    if (!outcome.ok) return setMore('failed')
    setLater({ reviews: [...(later?.reviews ?? []), ...outcome.data.reviews], next: outcome.data.next })
    setMore('idle')
  }
  return {
    first,
    reviews: [...(first.data?.reviews ?? []), ...(later?.reviews ?? [])],
    hasMore: next !== null,
    more,
    loadMore: () => void loadMore(),
  }
}
