import useSWR, { mutate as mutateAll, useSWRConfig } from 'swr'
import { type Endpoint, pathOf } from '../../contract/endpoint.ts'
import type { Input, Refusal } from './call.ts'
import { call } from './page.ts'

export interface Read<Data> {
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

type Answer<Data> = { data: Data; savedAt?: string }

/** The name under which the answer of a read is kept, in this page and in what the server sends along. */
export function readKey(endpoint: Pick<Endpoint, 'path'>, input: Input = {}): string {
  return JSON.stringify([pathOf(endpoint, input.params), input.query ?? {}, ...(input.body ? [input.body] : [])])
}

/**
 * Asks the server again for everything read below a path (`/companies/7/`), because something there has changed: at
 * once what is on the screen, the rest when it is next shown.
 */
export async function refreshReads(below: string): Promise<void> {
  await mutateAll((key) => typeof key === 'string' && key.startsWith(`["${below}`))
}

/**
 * Reads server data through one small cache. Pass `null` as input to wait. What is known stays on the screen while the
 * server is asked again, which happens whenever a screen is opened.
 */
export function useRead<Data, Query>(endpoint: Endpoint<Data, Query>, input: Input | null = {}): Read<Data> {
  const { fallback } = useSWRConfig()
  const key = input && readKey(endpoint, input)
  const { data, error, mutate } = useSWR<Answer<Data>, Refusal>(
    key,
    async () => {
      const outcome = await call(endpoint, input ?? {})
      if (!outcome.ok) throw outcome
      return { data: outcome.data, savedAt: outcome.savedAt }
    },
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      revalidateIfStale: !(key && key in fallback),
      shouldRetryOnError: false,
      keepPreviousData: false,
    },
  )
  const state = data ? 'ready' : error ? (error.status === 404 ? 'missing' : 'failed') : 'loading'
  return { data: data?.data, state, savedAt: data?.savedAt, refusal: error, retry: () => void mutate() }
}
