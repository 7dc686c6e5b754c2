/** Where a person was going when they had to register first, and what they were about to do there. */
export type ReturnState = { from?: unknown; intent?: unknown }

const key = 'returnTo'
/** Longer than a verification link is good. */
const goodFor = 3 * 86_400_000

/** Remembers it on this device, since the way leads through a mail and perhaps another tab. */
export function keepReturn(storage: Pick<Storage, 'setItem'>, to: unknown, now: number): void {
  const from = typeof to === 'object' && to !== null && 'from' in to ? to.from : undefined
  if (typeof from !== 'string') return
  const intent = (to as ReturnState).intent
  try {
    storage.setItem(key, JSON.stringify({ from, intent, until: now + goodFor }))
  } catch {
    // Nothing may be kept here: the way then ends at the first page.
  }
}

/** Takes what was remembered, once. */
export function takeReturn(storage: Pick<Storage, 'getItem' | 'removeItem'>, now: number): ReturnState | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '') as ReturnState & { until: number }
    return kept.until > now ? { from: kept.from, intent: kept.intent } : undefined
  } catch {
    return undefined
  } finally {
    storage.removeItem(key)
  }
}
