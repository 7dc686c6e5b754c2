import type { JobPeriod } from './job.ts'

/** Returns the beginning of the period that `now` is in. */
export function getBeginningOfPeriod(every: JobPeriod, now: Date): Date {
  if (typeof every === 'number') return new Date(now.getTime() - (now.getTime() % every))
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  if (every === 'month') return new Date(Date.UTC(year, month))
  if (every === 'day') return new Date(Date.UTC(year, month, day))
  const length = every === 'hour' ? 3_600_000 : 60_000
  return new Date(now.getTime() - (now.getTime() % length))
}
