import type { Config } from '../config.ts'
import type { Services } from '../services.ts'

/** A period of the calendar (UTC), or so many milliseconds. */
export type JobPeriod = 'minute' | 'hour' | 'day' | 'month' | number

/**
 * What the server does by itself. `run` is called once in each period, by one of all servers; periods in which no server
 * ran are not made up for. A round that fails or whose process dies is begun again, so `run` can be repeated at any point.
 */
export type Job = {
  /** Its row in the database; never changed. */
  name: string
  every: JobPeriod | ((config: Config) => JobPeriod)
  /** True for what is right by any clock: it goes on while the clock is not believed (`clock-guard.ts`). */
  byAnyClock?: boolean
  /** Whether this server can do it; left to the others where not. */
  isMeant?: (config: Config) => boolean
  run(services: Services, now: Date): Promise<unknown>
}
