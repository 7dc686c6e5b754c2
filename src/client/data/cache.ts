import { mutate } from 'swr'
import { type AnyEndpoint, isReadOf } from '../../contract/endpoint.ts'

/** A cached response: `savedAt` where it is a copy this device has saved, as an ISO time. */
export type CachedData<Data> = { data: Data; savedAt?: string | undefined }

/** How long after a write a replica of the database or a cached copy may be outdated, in ms. */
const writesSettle = 10_000
let wroteAt = Number.NEGATIVE_INFINITY

/** Whether something was written on this device so recently that reads are to bypass every cached copy. */
export const hasWrittenLately = (): boolean => performance.now() - wroteAt < writesSettle

/** Prefetched responses, by key: with the token they were requested with, and the time (`performance.now()`). */
const prefetched = new Map<string, { response: Promise<CachedData<unknown>>; token: string | null; since: number }>()
/** How long a prefetched response counts as fresh, in ms. */
const prefetchedFor = 10_000

/** Prefetches a response, unless a fresh one is there already. */
export function prefetchResponse(key: string, token: string | null, ask: () => Promise<CachedData<unknown>>): void {
  if (isFresh(key, token)) return
  for (const other of prefetched.keys()) if (!isFresh(other, token)) prefetched.delete(other)
  const response = ask()
  prefetched.set(key, { response, token, since: performance.now() })
  response.catch(() => prefetched.delete(key))
}

function isFresh(key: string, token: string | null): boolean {
  const known = prefetched.get(key)
  return known !== undefined && known.token === token && performance.now() - known.since < prefetchedFor
}

/** Returns the prefetched response while it is fresh, and removes it. */
export function takePrefetched<Data>(key: string, token: string | null): Promise<CachedData<Data>> | undefined {
  const known = isFresh(key, token) ? prefetched.get(key) : undefined
  prefetched.delete(key)
  return known?.response as Promise<CachedData<Data>> | undefined
}

/** Drops a prefetched response, since it is outdated. */
export function dropPrefetched(key: string): void {
  prefetched.delete(key)
}

/**
 * Invalidates the reads of these endpoints, with any parameters, because they have changed: those on the screen
 * are read again at once, the rest when they are next shown. Resolves once the new responses are there.
 */
export async function invalidate(endpoints: readonly AnyEndpoint[] = []): Promise<void> {
  if (endpoints.length === 0) return
  wroteAt = performance.now()
  const isStale = (key: unknown) => typeof key === 'string' && endpoints.some((one) => isReadOf(one, key))
  for (const key of prefetched.keys()) if (isStale(key)) prefetched.delete(key)
  await mutate(isStale)
}

/** Clears the cache and reads again what is on the screen: another person may be at the device. */
export async function forgetQueries(): Promise<void> {
  prefetched.clear()
  await mutate(() => true, undefined, { revalidate: false })
  // Requested again once the screen knows who is signed in: private data is not requested without its owner's token.
  await new Promise((resolve) => setTimeout(resolve))
  await mutate(() => true)
}
