const minute = 60_000
/** The largest difference allowed between the clocks of two machines. */
const maxDifference = 10 * minute
const maxJump = 2 * 24 * 60 * minute
/** Time for which the clock must run evenly until a jump is accepted: a server may well have been off for a week. */
const settling = 60 * minute

export type Times = {
  now: Date
  /** The current time by the database's clock. */
  databaseNow: Date
  /** When a job was last done, by a clock that was trusted at the time. */
  lastDone: Date | null
  /** A monotonic clock, in milliseconds. */
  steady: number
}

/**
 * Creates the guard that decides whether the clock may be acted on: with a clock that is wrong even for seconds,
 * accounts would be deleted and sessions ended that have weeks to go. The guard returns what is wrong, or undefined.
 */
export function createClockGuard(): (times: Times) => string | undefined {
  let believed: { now: number; steady: number } | undefined
  let suspected: { now: number; steady: number } | undefined
  return ({ now, databaseNow, lastDone, steady }) => {
    const [ours, theirs] = [now.getTime(), databaseNow.getTime()]
    if (Math.abs(ours - theirs) > maxDifference)
      return `the clock says ${now.toISOString()}, that of the database ${databaseNow.toISOString()}`
    const last = believed ? believed.now + (steady - believed.steady) : lastDone?.getTime()
    if (last !== undefined && !isNear(ours, last, believed !== undefined)) {
      // The clock runs on evenly from where it jumped to; every further jump starts the wait anew.
      const runsOn = suspected && Math.abs(suspected.now + (steady - suspected.steady) - ours) < maxDifference
      if (!suspected || !runsOn) suspected = { now: ours, steady }
      if (steady - suspected.steady < settling)
        return `the clock says ${now.toISOString()}, expected was about ${new Date(last).toISOString()}`
    }
    suspected = undefined
    believed = { now: ours, steady }
    return undefined
  }
}

/**
 * Returns whether the clock is near where it should be. For the time the process has run that is known; of the time
 * before it only that it was not later than the current time, nor long ago.
 */
function isNear(ours: number, last: number, known: boolean): boolean {
  const jump = ours - last
  return jump > -maxDifference && jump < (known ? maxDifference + maxJump : maxJump)
}
