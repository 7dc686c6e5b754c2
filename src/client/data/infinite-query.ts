import { startTransition, useEffect, useState } from 'react'
import { type Endpoint, readKey } from '../../contract/endpoint.ts'
import { fetchQuery, prefetch, type QueryInput, type QueryResult, useQuery } from './query.ts'

export interface InfiniteQuery<Data, Item> {
  first: QueryResult<Data>
  items: Item[]
  hasMore: boolean
  /** The state of the last request for more. */
  more: 'idle' | 'loading' | 'failed'
  loadMore: () => void
}

const usualPageSize = 10

/** Prefetches the first page (`prefetch`). */
export function prefetchPages<Data, Query>(endpoint: Endpoint<Data, Query>, { params, query }: QueryInput<Query>) {
  prefetch(endpoint, buildPageQuery<Query>({ params, query }, { limit: usualPageSize }))
}

/** Builds the query of one page: which list, and where in it. */
const buildPageQuery = <Query>(list: QueryInput<Query>, place: { limit: number; after?: string }) =>
  ({ ...list, query: { ...list.query, ...place } }) as unknown as QueryInput<Query>

/** A list as it is shown, once more than its first page has been loaded. */
type LoadedList<Data> = { key: string; first: Data; later: readonly Data[] }

/**
 * Keyset pagination: reads a list page after page by key, such as the reviews of a company (`{params: {id}}`) or
 * companies by a filter (`{query: {city}}`). `itemsOf` takes the items out of a page. Another company or filter starts
 * over; where the same list is read again, all pages that are shown are, and a visitor who has scrolled far down stays
 * there.
 */
export function useInfiniteQuery<Data extends { next: string | null }, Query, Item>(
  endpoint: Endpoint<Data, Query>,
  { params, query }: QueryInput<Query>,
  itemsOf: (page: Data) => Item[],
  limit = usualPageSize,
): InfiniteQuery<Data, Item> {
  const asked = buildPageQuery<Query>({ params, query }, { limit })
  const first = useQuery(endpoint, asked)
  const key = readKey(endpoint, asked)
  const [loaded, setLoaded] = useState<LoadedList<Data>>()
  const [more, setMore] = useState<InfiniteQuery<Data, Item>['more']>('idle')
  const shown = loaded?.key === key ? loaded : undefined
  const pages = shown ? [shown.first, ...shown.later] : first.data ? [first.data] : []
  const next = pages.at(-1)?.next ?? null
  const fetchPage = (after: string) => fetchQuery(endpoint, buildPageQuery<Query>({ params, query }, { limit, after }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts over
  useEffect(() => {
    setLoaded(undefined)
    setMore('idle')
  }, [key])

  const isOutdated = shown !== undefined && first.data !== undefined && shown.first !== first.data
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh first page has the others asked for again, once
  useEffect(() => {
    const { data } = first
    if (!shown || !data || !isOutdated) return
    let over = false
    void (async () => {
      const later: Data[] = []
      for (let after = data.next; after !== null && later.length < shown.later.length; ) {
        const outcome = await fetchPage(after)
        // On a failure what is shown stays: old pages do not continue the new one.
        if (over || !outcome.ok) return
        later.push(outcome.data)
        after = outcome.data.next
      }
      if (!over) startTransition(() => setLoaded({ key, first: data, later }))
    })()
    return () => {
      over = true
    }
  }, [key, first.data, isOutdated])

  const loadMore = async () => {
    const data = shown?.first ?? first.data
    if (next === null || more === 'loading' || !data) return
    setMore('loading')
    const outcome = await fetchPage(next)
    if (!outcome.ok) return setMore('failed')
    // Rendered in slices, as the first page is (`useQuery`).
    startTransition(() => {
      setLoaded({ key, first: data, later: [...(shown?.later ?? []), outcome.data] })
      setMore('idle')
    })
  }
  return { first, items: pages.flatMap(itemsOf), hasMore: next !== null, more, loadMore: () => void loadMore() }
}
