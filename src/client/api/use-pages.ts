import { startTransition, useEffect, useState } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Input } from './call.ts'
import { call } from './page.ts'
import { type Read, readAhead, readKey, useRead } from './use-read.ts'

export interface Pages<Data, Item> {
  first: Read<Data>
  items: Item[]
  hasMore: boolean
  /** What became of the last request for more. */
  more: 'idle' | 'loading' | 'failed'
  loadMore: () => void
}

const PAGE = 10

/** Asks ahead for the first page (`readAhead`). */
export function pagesAhead<Data, Query>(
  endpoint: Endpoint<Data, Query>,
  { params, query }: Pick<Input, 'params' | 'query'>,
) {
  readAhead(endpoint, { params, query: { ...query, limit: PAGE } })
}

/**
 * A list page after page by key, such as the reviews of a company (`{params: {id}}`) or companies by a filter
 * (`{query: {city}}`). `itemsOf` takes the items out of a page. Another company or filter starts over.
 */
export function usePages<Data extends { next: string | null }, Query, Item>(
  endpoint: Endpoint<Data, Query>,
  { params, query }: Pick<Input, 'params' | 'query'>,
  itemsOf: (page: Data) => Item[],
  limit = PAGE,
): Pages<Data, Item> {
  const asked = { params, query: { ...query, limit } }
  const first = useRead(endpoint, asked)
  const key = readKey(endpoint, asked)
  const [later, setLater] = useState<{ items: Item[]; next: string | null }>()
  const [more, setMore] = useState<Pages<Data, Item>['more']>('idle')
  // Another list, or a fresh first page, starts over: later pages would no longer follow on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what starts it over
  useEffect(() => {
    setLater(undefined)
    setMore('idle')
  }, [key, first.data])
  const next = later ? later.next : (first.data?.next ?? null)
  const loadMore = async () => {
    if (next === null || more === 'loading') return
    setMore('loading')
    const outcome = await call(endpoint, { params, query: { ...asked.query, after: next } })
    if (!outcome.ok) return setMore('failed')
    // In slices, as the first page is (`useRead`).
    startTransition(() => {
      setLater({ items: [...(later?.items ?? []), ...itemsOf(outcome.data)], next: outcome.data.next })
      setMore('idle')
    })
  }
  return {
    first,
    items: [...(first.data ? itemsOf(first.data) : []), ...(later?.items ?? [])],
    hasMore: next !== null,
    more,
    loadMore: () => void loadMore(),
  }
}
