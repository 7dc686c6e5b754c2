const minute = 60_000
/** Clocks of two machines may part so far. */
const maxDifference = 10 * minute
const maxJump = 2 * 24 * 60 * minute
/** A jump is believed once the clock has run evenly for so long: a server may well have been off for a week. */
const settling = 60 * minute

export type Times = {
  now: Date
  /** What the database takes for now. */
  databaseNow: Date
  /** When a job was done last, by a clock that was believed then. */
  lastDone: Date | null
  /** Milliseconds that pass evenly whatever becomes of the clock. */
  steady: number
}

/**
 * Tells whether the clock may be acted on: by a clock that is wrong for seconds, accounts would be deleted and sessions
 * ended that have weeks to go. Gives what is wrong, undefined while nothing is.
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
      // Runs on from where it jumped to; every further jump begins the wait anew.
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

/** A process knows how long it ran; of the time before it only that it was not later than now, nor long ago. */
function isNear(ours: number, last: number, known: boolean): boolean {
  const jump = ours - last
  return jump > -maxDifference && jump < (known ? maxDifference + maxJump : maxJump)
}
