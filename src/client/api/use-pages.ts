import { useEffect, useState } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import { call } from './page.ts'
import { type Read, useRead } from './use-read.ts'

export interface Pages<Data, Item> {
  first: Read<Data>
  items: Item[]
  hasMore: boolean
  /** What became of the last request for more. */
  more: 'idle' | 'loading' | 'failed'
  loadMore: () => void
}

const PAGE = 10

/** A list of one company, newest first, page after page by key. `itemsOf` takes the items out of a page. */
export function usePages<Data extends { next: string | null }, Query, Item>(
  endpoint: Endpoint<Data, Query>,
  id: number,
  itemsOf: (page: Data) => Item[],
  limit = PAGE,
): Pages<Data, Item> {
  const first = useRead(endpoint, { params: { id }, query: { limit } })
  const [later, setLater] = useState<{ items: Item[]; next: string | null }>()
  const [more, setMore] = useState<Pages<Data, Item>['more']>('idle')
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
    const outcome = await call(endpoint, { params: { id }, query: { limit, after: next } })
    if (!outcome.ok) return setMore('failed')
    setLater({ items: [...(later?.items ?? []), ...itemsOf(outcome.data)], next: outcome.data.next })
    setMore('idle')
  }
  return {
    first,
    items: [...(first.data ? itemsOf(first.data) : []), ...(later?.items ?? [])],
    hasMore: next !== null,
    more,
    loadMore: () => void loadMore(),
  }
}
