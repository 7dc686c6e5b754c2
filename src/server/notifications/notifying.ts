import type { Services } from '../app.ts'

/** What the jobs that mail people take; `random` gives numbers from 0 to 1, as `Math.random` does. */
export type Notifying = { services: Services; random: () => number }
