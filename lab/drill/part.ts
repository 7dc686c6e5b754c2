import type { Load } from './load.ts'

/**
 * The result of a part of the drill. Times in ms, each from the end of a fault, or a kill, to the next acknowledged
 * write.
 */
export type Outcome = {
  part: string
  faults: number
  acknowledged: number
  /** Acknowledged, but missing. */
  lost: number
  /** Stored without an acknowledgement, or more than once. */
  doubled: number
  /** Told to come back tomorrow, and not stored. */
  putOff: number
  /** Pending when a fault occurred. */
  underWay: number
  recoveries: number[]
  /** Further findings. Errors are thrown instead. */
  found?: string
}

/**
 * A part of `npm run drill`. `faults` is the number of faults, in the tests and by hand; the tests leave out what takes
 * too long.
 */
export type Part = {
  name: string
  faults: { test: number; whole: number }
  play: (faults: number, tools: Tools) => Promise<Outcome>
}

export type Tools = {
  /** Creates an empty database on a PostgreSQL that runs for the whole drill, and returns its `DATABASE_URL`. */
  createDatabase(): Promise<string>
}

/**
 * Causes `times` faults while people write, one after another; each returns the time from which people may continue, of
 * `performance.now()`.
 */
export async function interrupt(load: Load, times: number, fault: (at: number) => Promise<number>) {
  const recoveries: number[] = []
  let underWay = 0
  for (let n = 0; n < times; n += 1) {
    load.grant(30)
    await load.untilAcknowledged(load.acknowledged.length + 5)
    underWay += load.underWay()
    recoveries.push(await load.recovery(await fault(n)))
  }
  return { faults: times, underWay, recoveries }
}

/** Throws where a write was refused that should have been accepted. */
export function assertAllTaken({ refused }: Load): void {
  if (refused.length > 0) throw new Error(`${refused.length} writes were refused: ${refused.slice(0, 3).join('\n')}`)
}
