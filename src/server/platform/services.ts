import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Answer } from './http/answer.ts'
import type { Log } from './http/log.ts'
import type { Privacy } from './privacy/privacy.ts'

/**
 * The services handlers and jobs work with; tests provide their own. A subject that offers a service to those above it
 * declares it here from its own module (`declare module`), so that this file knows no subject. `app/start.ts` puts them
 * together.
 */
export interface Services {
  db: Database
  /** The same data for calls that only read: with a database server, over connections no writer can take. */
  reads: Database
  /** The same for what visitors read, which may be two seconds old: a replica, if there is one that keeps up. */
  visitors?: () => Database | undefined
  clock: () => Date
  /** Returns a number from 0 to 1, as `Math.random` does. */
  random: () => number
  privacy: Privacy
  config: Config
  log: Log
  /** Returns why jobs wait in this process; undefined while they do not. */
  jobsWait?: () => string | undefined
  /** Called with every answer before it is masked, so that tests compare each with what its endpoint declares. */
  lookAt?: (endpoint: AnyEndpoint, answer: Answer) => void
}
