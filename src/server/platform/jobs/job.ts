import type { Config } from '../config.ts'
import type { Services } from '../services.ts'

/** A period of the calendar (UTC), or a number of milliseconds. */
export type JobPeriod = 'minute' | 'hour' | 'day' | 'month' | number

/**
 * A scheduled job. `run` is called once in each period, by one of all servers; periods in which no server ran are not
 * made up for. A round that fails or whose process dies is started again, so `run` must be repeatable at any point.
 */
export type Job = {
  /** The key of its row in the database; never changed. */
  name: string
  every: JobPeriod | ((config: Config) => JobPeriod)
  /** True for a job that is correct by any clock: it continues while the clock is not trusted (`clock-guard.ts`). */
  byAnyClock?: boolean
  /** Whether this server can run it; if not, it is left to the others. */
  isMeant?: (config: Config) => boolean
  run(services: Services, now: Date): Promise<unknown>
}
