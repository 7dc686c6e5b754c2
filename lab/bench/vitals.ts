import type { Page } from 'puppeteer'

/** One interaction, in milliseconds: until the next frame, the wait before it, and the time scripts took. */
export type Interaction = { name: string; duration: number; waited: number; worked: number; on: string }
type Shift = { at: number; value: number; moved: string }
export type Vitals = { interactions: Interaction[]; count: number; shifts: Shift[] }

type Seen = { events: (Interaction & { id: number })[]; shifts: Shift[]; count: number; watching: boolean }
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }

/**
 * Records from the next page on what `takeVitals` returns. Browsers report interactions of 16 ms or longer. No named
 * functions here: the loader that runs these files wraps them in a helper that pages do not have.
 */
export async function watchVitals(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const seen: Seen = { events: [], shifts: [], count: 0, watching: false }
    Object.assign(window, { seenVitals: seen })
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (one.interactionId)
          seen.events.push({
            ...{ id: one.interactionId, name: one.name, duration: one.duration },
            ...{ waited: one.processingStart - one.startTime, worked: one.processingEnd - one.processingStart },
            on: `${one.target?.nodeName ?? ''} ${one.target?.textContent?.slice(0, 24) ?? ''}`.trim(),
          })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as LayoutShift[])
        if (!one.hadRecentInput) {
          const node = one.sources[0]?.node
          const moved = `${node?.nodeName ?? ''} ${node?.textContent?.slice(0, 24) ?? ''}`.trim()
          seen.shifts.push({ at: one.startTime, value: one.value, moved })
        }
    }).observe({ type: 'layout-shift', buffered: true })
    seen.watching = true
  })
}

/** Returns what has happened since the page was opened, or since the last call. Throws where nothing was recorded. */
export async function takeVitals(page: Page): Promise<Vitals> {
  // A frame is reported together with the next one.
  const { events, shifts, count, watching } = await page.evaluate(async () => {
    for (let pictures = 0; pictures < 3; pictures += 1) await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
    const seen = (window as unknown as { seenVitals: Seen }).seenVitals
    const total = (performance as Performance & { interactionCount: number }).interactionCount
    const since = { ...seen, count: total - seen.count }
    Object.assign(seen, { events: [], shifts: [], count: total })
    return since
  })
  if (!watching) throw new Error(`nobody watches ${page.url()}`)
  const longest = new Map<number, Interaction>()
  for (const { id, ...one } of events) if (one.duration > (longest.get(id)?.duration ?? 0)) longest.set(id, one)
  return { interactions: [...longest.values()].sort((a, b) => b.duration - a.duration), count, shifts }
}

/**
 * Returns the 98th percentile of all interactions, as web.dev defines it: one of every fifty may be slower. Undefined
 * below 16 ms.
 */
export const inp = ({ interactions, count }: Vitals): Interaction | undefined =>
  interactions[Math.min(Math.floor(count / 50), interactions.length - 1)]

/** Returns the largest session window of shifts: gaps of at most a second, and five seconds in all. */
export function cls(shifts: Shift[]): number {
  let worst = 0
  let sum = 0
  let began = 0
  let before = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    if (at - before > 1000 || at - began > 5000) {
      sum = 0
      began = at
    }
    sum += value
    before = at
    worst = Math.max(worst, sum)
  }
  return worst
}
