/** The precision of the time at which the log reports calls. */
export type Grain = 'minute' | 'day'

/** The number of characters of `2026-10-31T09:14:05Z` that each precision keeps. */
const kept: Record<Grain, number> = { minute: 16, day: 10 }

/**
 * Counts calls and logs the sums of each minute or day once it is over, sorted by name: the order and the moment of
 * calls would reveal which of two contributions came first, and next to whose visit.
 */
export function createCallCounts(log: (line: string) => void) {
  const counts = new Map<Grain, { period: string; calls: Map<string, number> }>()
  let [minute, text] = [Number.NaN, '']
  /** Formats the current minute or day; within a minute, the text is made once. */
  const formatPeriod = (grain: Grain, now: Date) => {
    const current = Math.floor(now.getTime() / 60_000)
    if (current !== minute) [minute, text] = [current, now.toISOString()]
    return text.slice(0, kept[grain])
  }

  /** Logs every sum whose period is over; returns whether others are still being counted. */
  function logEnded(now: Date): boolean {
    for (const [grain, { period, calls }] of counts) {
      if (period === formatPeriod(grain, now)) continue
      counts.delete(grain)
      for (const [call, n] of [...calls].sort(([one], [other]) => (one < other ? -1 : 1)))
        log(`${period} ${call}: ${n}`)
    }
    return counts.size > 0
  }

  return {
    logEnded,
    count(call: string, grain: Grain, now: Date): void {
      logEnded(now)
      const open = counts.get(grain) ?? { period: formatPeriod(grain, now), calls: new Map<string, number>() }
      counts.set(grain, open)
      open.calls.set(call, (open.calls.get(call) ?? 0) + 1)
    },
  }
}
