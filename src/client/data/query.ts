import { useDeferredValue } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { type Endpoint, readKey } from '../../contract/endpoint.ts'
import { session } from '../session/session.ts'
import { computeBackoff } from './backoff.ts'
import { type CachedData, dropPrefetched, prefetchResponse, takePrefetched } from './cache.ts'
import type { Input, Outcome, Refusal } from './call.ts'
import { call } from './client.ts'

/** The parameters of a read; the names of `query` are those of its endpoint. */
export type QueryInput<Query> = Pick<Input, 'params' | 'body'> & {
  query?: ([Query] extends [object] ? { [Name in keyof Query]?: string | number | undefined } : undefined) | undefined
}

export interface QueryResult<Data> {
  data: Data | undefined
  /**
   * `missing`: the server says that there is no such thing. `failed`: no usable response, and no copy to show instead.
   */
  state: 'loading' | 'ready' | 'failed' | 'missing'
  /** When this device saved the copy shown, ISO; absent for a response of the server. */
  savedAt?: string | undefined
  /** Why it failed, where it did. */
  refusal?: Refusal | undefined
  /** Requests it again, in place. */
  retry: () => void
}

/** For how long after the page began to load the responses that came with it count as fresh, in ms. */
const freshFor = 15_000

/** Requests a read from the server. Rejects with the refusal. */
async function ask<Data, Query>(endpoint: Endpoint<Data, Query>, input: Input): Promise<CachedData<Data>> {
  const outcome = await call(endpoint, input)
  if (!outcome.ok) throw outcome
  return { data: outcome.data, savedAt: outcome.savedAt }
}

/**
 * Requests a read from the server once, outside of any component and past the cache; resolves with the outcome in every
 * case.
 */
export function fetchQuery<Data, Query>(
  endpoint: Endpoint<Data, Query>,
  input?: QueryInput<Query>,
): Promise<Outcome<Data>> {
  return call(endpoint, input)
}

/** Prefetches what `useQuery` is about to request if the visitor continues: a finger on a tab is not a press yet. */
export function prefetch<Data, Query>(endpoint: Endpoint<Data, Query>, input: QueryInput<Query>): void {
  prefetchResponse(readKey(endpoint, input), session.auth.token, () => ask(endpoint, input))
}

/** Returns how long to wait before the next attempt: as long as the outbox, since it waits for the same server. */
const computePause = (refusal: Refusal, attempts: number) => computeBackoff(refusal, attempts, Math.random)

/**
 * Reads server data through one small cache. Pass `null` as input to wait. Cached data stays on the screen while the
 * server is asked again, which happens whenever a screen is opened. New data is rendered in slices (a transition), so
 * that a long list does not delay a press meanwhile; cached data is rendered at once. A failed read is retried by
 * itself, with growing pauses, for as long as its component is mounted.
 */
export function useQuery<Data, Query>(
  endpoint: Endpoint<Data, Query>,
  input: QueryInput<Query> | null = {},
): QueryResult<Data> {
  const { fallback } = useSWRConfig()
  const key = input && readKey(endpoint, input)
  const { data, error, mutate } = useSWR<CachedData<Data>, Refusal>(
    key,
    (asked: string) => takePrefetched<Data>(asked, session.auth.token) ?? ask(endpoint, input ?? {}),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      revalidateIfStale: !(key && key in fallback && performance.now() < freshFor),
      shouldRetryOnError: (refusal: Refusal) => computePause(refusal, 0) !== undefined,
      onErrorRetry: (refusal, _key, _config, revalidate, { retryCount }) => {
        setTimeout(() => revalidate({ retryCount }), computePause(refusal, retryCount))
      },
      keepPreviousData: false,
    },
  )
  // Rendered a moment later, unless it is gone or belongs to another key.
  const deferred = useDeferredValue(data)
  const shown = useDeferredValue(key) === key && data ? deferred : data
  const state = shown ? 'ready' : error ? (error.status === 404 ? 'missing' : 'failed') : 'loading'
  const retry = () => {
    if (key) dropPrefetched(key)
    void mutate()
  }
  return { data: shown?.data, state, savedAt: shown?.savedAt, refusal: error, retry }
}
