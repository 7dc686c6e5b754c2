import type { Pool } from 'pg'

/** The query sent to each database twice a second: its position in the write-ahead log. */
const lsnNow = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as lsn`
const askedEvery = 500
/** The lag in milliseconds up to which a replica is good enough for visitors. */
const maxLag = 2_000

export type Replica<Reads> = { pool: Pool; reads: Reads }
export type Replicas<Reads> = {
  /** Returns the next replica in turn among those that are not behind; undefined when there is none. */
  next(): Reads | undefined
  /** Returns the number of replicas that are not behind. */
  following(): number
  stop(): void
}

/** Converts a log position such as `16/B374D848` to a number. */
export function toBytes(lsn: string): bigint {
  const [high, low] = lsn.split('/').map((half) => BigInt(`0x${half}`)) as [bigint, bigint]
  return (high << 32n) + low
}

/**
 * Watches how far replicas follow, by the primary's own log and without any privilege: one that has reached the
 * primary's position of `maxLag` ago is no further behind than that. While the primary does not answer, its last known
 * position stands: visitors go on reading from replicas that had reached it.
 */
export function watchReplicas<Reads>(
  primary: Pool,
  replicas: readonly Replica<Reads>[],
  clock = () => performance.now(),
): Replicas<Reads> {
  /** Positions of the primary, oldest first; the first is at least `maxLag` old, if any is. */
  const samples: { at: number; bytes: bigint }[] = []
  let following: Replica<Reads>[] = []
  let turn = 0
  const readLsn = async (pool: Pool): Promise<bigint | undefined> => {
    try {
      const { rows } = await pool.query<{ lsn: string | null }>(lsnNow)
      return rows[0]?.lsn ? toBytes(rows[0].lsn) : undefined
    } catch {
      return undefined
    }
  }
  const look = async () => {
    const now = clock()
    // In parallel, so that one that does not answer does not delay the others.
    const [bytes, ...reached] = await Promise.all([primary, ...replicas.map(({ pool }) => pool)].map(readLsn))
    if (bytes !== undefined) samples.push({ at: now, bytes })
    while (samples[1] && samples[1].at <= now - maxLag) samples.shift()
    const [needed] = samples
    following = replicas.filter((_, one) => needed !== undefined && (reached[one] ?? -1n) >= needed.bytes)
  }
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => {
      isLooking = false
    })
  }, askedEvery)
  timer.unref()
  return {
    next() {
      turn += 1
      return following[turn % following.length]?.reads
    },
    following: () => following.length,
    stop: () => clearInterval(timer),
  }
}
