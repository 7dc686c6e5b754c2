/** Where a person was going when they had to register first, and the intent they had there. */
export type ReturnState = { from?: unknown; intent?: unknown }

const key = 'returnTo'
/** How long it is remembered, in ms: longer than a verification link is valid. */
const goodFor = 3 * 86_400_000

/** Stores it on this device, since the person continues from a mail and perhaps in another tab. */
export function saveReturn(storage: Pick<Storage, 'setItem'>, to: unknown, now: number): void {
  const from = typeof to === 'object' && to !== null && 'from' in to ? to.from : undefined
  if (typeof from !== 'string') return
  const intent = (to as ReturnState).intent
  try {
    storage.setItem(key, JSON.stringify({ from, intent, until: now + goodFor }))
  } catch {
    // Storage is unavailable: the person then ends at the home page.
  }
}

/** Returns what was stored, once, and removes it. */
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
