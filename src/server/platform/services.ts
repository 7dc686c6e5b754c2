import type { AnyEndpoint } from '../../contract/endpoint.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Answer } from './http/answer.ts'
import type { Log } from './http/log.ts'
import type { Privacy } from './privacy/privacy.ts'

/**
 * What handlers and jobs work with; tests give their own. A subject that offers a service to those above it declares it
 * here from its own module (`declare module`), so that this file knows no subject. `app/start.ts` puts them together.
 */
export interface Services {
  db: Database
  /** The same data for calls that only read: where there is a server, over connections no writer can take. */
  reads: Database
  /** The same for what visitors read, which may be two seconds old: a replica, where there is one that follows. */
  visitors?: () => Database | undefined
  clock: () => Date
  /** From 0 to 1, as `Math.random` gives them. */
  random: () => number
  privacy: Privacy
  config: Config
  log: Log
  /** Told of every answer before it is masked, so that tests hold each against what its endpoint declares. */
  lookAt?: (endpoint: AnyEndpoint, answer: Answer) => void
}
