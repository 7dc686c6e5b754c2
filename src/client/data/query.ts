import { useDeferredValue } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { type Endpoint, readKey } from '../../contract/endpoint.ts'
import { session } from '../session/session.ts'
import { computeBackoff } from './backoff.ts'
import { type CachedData, dropPrefetched, keepPrefetched, takePrefetched } from './cache.ts'
import type { Input, Outcome, Refusal } from './call.ts'
import { call } from './client.ts'

/** What a read is asked with; the names of `query` are those of its endpoint. */
export type QueryInput<Query> = Pick<Input, 'params' | 'body'> & {
  query?: [Query] extends [object] ? { [Name in keyof Query]?: string | number } : undefined
}

export interface QueryResult<Data> {
  data: Data | undefined
  /** `missing`: the server says that there is no such thing. `failed`: no usable answer, and nothing to show instead. */
  state: 'loading' | 'ready' | 'failed' | 'missing'
  /** When this device saved the copy shown, ISO; absent for an answer of the server. */
  savedAt?: string
  /** What went wrong, when it did. */
  refusal?: Refusal
  /** Asks the server again, in place. */
  retry: () => void
}

/** What came along with the page is fresh for this long after the page began to load, in ms; later it is asked again. */
const freshFor = 15_000

/** Asks the server. Rejects with the refusal. */
async function ask<Data, Query>(endpoint: Endpoint<Data, Query>, input: Input): Promise<CachedData<Data>> {
  const outcome = await call(endpoint, input)
  if (!outcome.ok) throw outcome
  return { data: outcome.data, savedAt: outcome.savedAt }
}

/** Asks the server once, outside of any component and of what is kept; resolves with the outcome, whatever happens. */
export function fetchQuery<Data, Query>(
  endpoint: Endpoint<Data, Query>,
  input?: QueryInput<Query>,
): Promise<Outcome<Data>> {
  return call(endpoint, input)
}

/** Asks for what `useQuery` is about to ask for, if anybody goes on: a finger on a tab is not a press yet. */
export function prefetch<Data, Query>(endpoint: Endpoint<Data, Query>, input: QueryInput<Query>): void {
  keepPrefetched(readKey(endpoint, input), session.auth.token, () => ask(endpoint, input))
}

/** As long as the outbox waits, since it waits for the same server. */
const computePause = (refusal: Refusal, attempts: number) => computeBackoff(refusal, attempts, Math.random)

/**
 * Reads server data through one small cache. Pass `null` as input to wait. What is known stays on the screen while the
 * server is asked again, which happens whenever a screen is opened. What comes in is drawn in slices, so that a long
 * list keeps nobody waiting who presses something meanwhile; what is known at once is drawn at once. What had no answer is
 * asked again by itself, with growing pauses, for as long as its place on the screen is there.
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
  // Drawn a moment later, unless it is gone or an answer to another question.
  const drawn = useDeferredValue(data)
  const shown = useDeferredValue(key) === key && data ? drawn : data
  const state = shown ? 'ready' : error ? (error.status === 404 ? 'missing' : 'failed') : 'loading'
  const retry = () => {
    if (key) dropPrefetched(key)
    void mutate()
  }
  return { data: shown?.data, state, savedAt: shown?.savedAt, refusal: error, retry }
}
