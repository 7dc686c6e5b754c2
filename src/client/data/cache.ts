import { mutate } from 'swr'
import { type AnyEndpoint, isReadOf } from '../../contract/endpoint.ts'

/** An answer as it is kept: `savedAt` where it is a copy this device has saved, as an ISO time. */
export type CachedData<Data> = { data: Data; savedAt?: string }

/** So long after something was written a copy that follows may not have it yet, in ms. */
const writesSettle = 10_000
let wroteAt = Number.NEGATIVE_INFINITY

/** Whether something was written on this device so lately that what is read is to be asked for anew, past every copy. */
export const hasWrittenLately = (): boolean => performance.now() - wroteAt < writesSettle

/** Answers asked for before they are needed, by key: as whom, and since when (`performance.now()`). */
const prefetched = new Map<string, { answer: Promise<CachedData<unknown>>; token: string | null; since: number }>()
/** For so long such an answer is as good as a new one, in ms. */
const prefetchedFor = 10_000

/** Keeps an answer asked for ahead, unless a fresh one is there already. */
export function keepPrefetched(key: string, token: string | null, ask: () => Promise<CachedData<unknown>>): void {
  if (isFresh(key, token)) return
  for (const other of prefetched.keys()) if (!isFresh(other, token)) prefetched.delete(other)
  const answer = ask()
  prefetched.set(key, { answer, token, since: performance.now() })
  answer.catch(() => prefetched.delete(key))
}

function isFresh(key: string, token: string | null): boolean {
  const known = prefetched.get(key)
  return known !== undefined && known.token === token && performance.now() - known.since < prefetchedFor
}

/** The answer asked for ahead, once, while it is fresh. */
export function takePrefetched<Data>(key: string, token: string | null): Promise<CachedData<Data>> | undefined {
  const known = isFresh(key, token) ? prefetched.get(key) : undefined
  prefetched.delete(key)
  return known?.answer as Promise<CachedData<Data>> | undefined
}

/** What was asked for ahead is no new answer. */
export function dropPrefetched(key: string): void {
  prefetched.delete(key)
}

/**
 * Asks the server again for what these endpoints answer, whatever they were asked for, because it has changed: at once
 * what is on the screen, the rest when it is next shown. Resolves once the new answers are there.
 */
export async function invalidate(endpoints: readonly AnyEndpoint[] = []): Promise<void> {
  if (endpoints.length === 0) return
  wroteAt = performance.now()
  const isStale = (key: unknown) => typeof key === 'string' && endpoints.some((one) => isReadOf(one, key))
  for (const key of prefetched.keys()) if (isStale(key)) prefetched.delete(key)
  await mutate(isStale)
}

/** Forgets everything read so far and reads anew what is on the screen: somebody else may be at the device. */
export async function forgetQueries(): Promise<void> {
  prefetched.clear()
  await mutate(() => true, undefined, { revalidate: false })
  // Asked anew once the screen knows who is here: whatever is a person's own is not asked for without their token.
  await new Promise((resolve) => setTimeout(resolve))
  await mutate(() => true)
}
