import type { Refusal } from './call.ts'

/** The exponential backoff between two attempts, in ms. */
export const backoff = { first: 2_000, longest: 300_000 } as const

/**
 * Returns how long to wait before the next attempt, in ms; undefined when the response is final. No response (0), 408,
 * 5xx: exponential with jitter, 2 s to 5 min. 429 and 503: as long as the server asks, where it does. 409 while the
 * same key is in progress: a short time.
 */
export function computeBackoff(
  { status, problems, retryAfter }: Refusal,
  attempts: number,
  random: () => number,
): number | undefined {
  const inProgress = status === 409 && problems.some(({ code }) => code === 'idempotency_in_progress')
  if (inProgress) return retryAfter ?? backoff.first
  if (status !== 0 && status !== 408 && status !== 429 && status < 500) return undefined
  if (retryAfter !== undefined) return retryAfter
  const most = Math.min(backoff.longest, backoff.first * 2 ** Math.min(attempts, 20))
  return Math.max(backoff.first, Math.round(most * (0.5 + random() / 2)))
}
