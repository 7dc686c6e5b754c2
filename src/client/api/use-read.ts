import { useDeferredValue } from 'react'
import useSWR, { mutate as mutateAll, useSWRConfig } from 'swr'
import { type Endpoint, readKey } from '../../contract/endpoint.ts'
import { session } from '../session/session.ts'
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

export { readKey }

/** Answers asked for before they are needed, by key: as whom, and since when (`performance.now()`). */
const ahead = new Map<string, { answer: Promise<Answer<unknown>>; token: string | null; since: number }>()
/** For so long such an answer is as good as a new one, in ms. */
const aheadFor = 10_000

/** What came along with the page is fresh for this long after the page began to load, in ms; later it is asked again. */
const freshFor = 15_000

/**
 * Asks the server again for everything read below a path (`/companies/7/`), because something there has changed: at
 * once what is on the screen, the rest when it is next shown.
 */
export async function refreshReads(below: string): Promise<void> {
  for (const key of ahead.keys()) if (key.startsWith(`["${below}`)) ahead.delete(key)
  await mutateAll((key) => typeof key === 'string' && key.startsWith(`["${below}`))
}

/** Forgets everything read so far and reads anew what is on the screen: somebody else may be at the device. */
export async function forgetReads(): Promise<void> {
  ahead.clear()
  await mutateAll(() => true, undefined, { revalidate: false })
  // Asked anew once the screen knows who is here: whatever is a person's own is not asked for without their token.
  await new Promise((resolve) => setTimeout(resolve))
  await mutateAll(() => true)
}

/** Asks the server. Rejects with the refusal. */
async function ask<Data, Query>(endpoint: Endpoint<Data, Query>, input: Input): Promise<Answer<Data>> {
  const outcome = await call(endpoint, input)
  if (!outcome.ok) throw outcome
  return { data: outcome.data, savedAt: outcome.savedAt }
}

/** Asks for what `useRead` is about to ask for, if anybody goes on: a finger on a tab is not a press yet. */
export function readAhead<Data, Query>(endpoint: Endpoint<Data, Query>, input: Input): void {
  const key = readKey(endpoint, input)
  if (isFresh(key)) return
  for (const other of ahead.keys()) if (!isFresh(other)) ahead.delete(other)
  const answer = ask(endpoint, input)
  ahead.set(key, { answer, token: session.auth.token, since: performance.now() })
  answer.catch(() => ahead.delete(key))
}

function isFresh(key: string): boolean {
  const known = ahead.get(key)
  return known !== undefined && known.token === session.auth.token && performance.now() - known.since < aheadFor
}

/** The answer asked for ahead, once, while it is fresh. */
function takeAhead<Data>(key: string): Promise<Answer<Data>> | undefined {
  const known = isFresh(key) ? ahead.get(key) : undefined
  ahead.delete(key)
  return known?.answer as Promise<Answer<Data>> | undefined
}

/**
 * Reads server data through one small cache. Pass `null` as input to wait. What is known stays on the screen while the
 * server is asked again, which happens whenever a screen is opened. What comes in is drawn in slices, so that a long
 * list keeps nobody waiting who presses something meanwhile; what is known at once is drawn at once.
 */
export function useRead<Data, Query>(endpoint: Endpoint<Data, Query>, input: Input | null = {}): Read<Data> {
  const { fallback } = useSWRConfig()
  const key = input && readKey(endpoint, input)
  const { data, error, mutate } = useSWR<Answer<Data>, Refusal>(
    key,
    (asked: string) => takeAhead<Data>(asked) ?? ask(endpoint, input ?? {}),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: true,
      revalidateIfStale: !(key && key in fallback && performance.now() < freshFor),
      shouldRetryOnError: false,
      keepPreviousData: false,
    },
  )
  // Drawn a moment later, unless it is gone or an answer to another question.
  const drawn = useDeferredValue(data)
  const shown = useDeferredValue(key) === key && data ? drawn : data
  const state = shown ? 'ready' : error ? (error.status === 404 ? 'missing' : 'failed') : 'loading'
  const retry = () => {
    // What was asked for ahead is no new answer.
    if (key) ahead.delete(key)
    void mutate()
  }
  return { data: shown?.data, state, savedAt: shown?.savedAt, refusal: error, retry }
}
