const second = 1000
const minute = 60 * second
/**
 * The largest difference allowed between two clocks. A time in the database that is later than now by more was written
 * by a wrong clock, and counts as none.
 */
export const maxDifference = 10 * minute
/** How long a server may have been off before its clock has to prove itself. */
const maxAway = 2 * 24 * 60 * minute
/** A clock that has run evenly for so long may be noted as the time that later clocks are compared with. */
const settled = 10 * minute
/** How long a clock must run evenly that is far from the time noted last, or has none to be compared with. */
const proving = { far: 60 * minute, farButAgreed: minute, alone: minute }

/** What is noted of the time in the database (`clockMarks` in the schema). */
export type ClockMark = { settled: Date | null; since: Date; at: Date }

export type Times = {
  now: Date
  /** The current time by the database's clock. */
  databaseNow: Date
  /** Whether that is another clock than the server's: that of a PostgreSQL, not of the embedded database. */
  isApart: boolean
  /** What trusted servers have noted; null before the first. */
  mark: ClockMark | null
  /** When a job was last done, for a database in which nothing is noted yet. */
  lastDone: Date | null
  /** A monotonic clock, in milliseconds. */
  steady: number
  /** Called with what is to be noted now. */
  note?: (mark: ClockMark) => void
}

/** Why jobs wait: a short name for metrics, and words for the log. */
export type Distrust = { reason: 'differs' | 'jumped' | 'unproven'; words: string }

/**
 * Creates the guard that decides whether the clock may be acted on: with a clock that is wrong even for seconds,
 * accounts would be deleted and sessions ended that have weeks to go. The guard returns what is wrong, or undefined.
 *
 * A clock that agrees with that of a PostgreSQL is trusted at once, unless it is far from the time noted last: then
 * after a minute. The embedded database has no clock of its own. There a clock is trusted that continues from the time
 * noted last; one that is far from it after an hour, and one at a first start after a minute of running evenly.
 */
export function createClockGuard(): (times: Times) => Distrust | undefined {
  /** The even run of this process's clock until now. */
  let run: { since: number; at: number; steady: number } | undefined
  /** The last trusted time of this process. */
  let trusted: { at: number; steady: number } | undefined
  let notedAt = Number.NEGATIVE_INFINITY
  return ({ now, databaseNow, isApart, mark, lastDone, steady, note = () => {} }) => {
    const ours = now.getTime()
    if (Math.abs(ours - databaseNow.getTime()) > maxDifference) {
      run = undefined
      return {
        reason: 'differs',
        words: `the clock says ${now.toISOString()}, that of the database ${databaseNow.toISOString()}`,
      }
    }
    const expected = run ? run.at + (steady - run.steady) : mark?.at.getTime()
    const goesOn = expected !== undefined && Math.abs(ours - expected) <= maxDifference
    run = { since: goesOn ? (run?.since ?? mark!.since.getTime()) : ours, at: ours, steady }
    const even = ours - run.since

    const noted = (mark?.settled ?? lastDone)?.getTime()
    const known = [
      ...(trusted ? [trusted.at + (steady - trusted.steady)] : []),
      ...(noted === undefined ? [] : [noted]),
    ]
    const distrust = judge({ ours, known, even, isApart })
    const isSettled = !distrust && even >= settled
    if (!distrust) trusted = { at: ours, steady }
    if (!goesOn || steady - notedAt >= minute) {
      notedAt = steady
      note({ settled: isSettled ? now : (mark?.settled ?? null), since: new Date(run.since), at: now })
    }
    return distrust
  }
}

type Judged = {
  ours: number
  /** The times to compare with: that of this process, and the one noted last. */
  known: readonly number[]
  even: number
  isApart: boolean
}

function judge({ ours, known: [last, ...others], even, isApart }: Judged): Distrust | undefined {
  const words = `the clock says ${new Date(ours).toISOString()}`
  if (last === undefined)
    return isApart || even >= proving.alone
      ? undefined
      : { reason: 'unproven', words: `${words}, and jobs begin when it has run for a minute` }
  if ([last, ...others].some((known) => ours - known >= -maxDifference && ours - known <= maxAway)) return undefined
  if (even >= (isApart ? proving.farButAgreed : proving.far)) return undefined
  return { reason: 'jumped', words: `${words}, expected was about ${new Date(last).toISOString()}` }
}
