import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { maxDifference } from '../platform/jobs/clock-guard.ts'
import { getDayAfter } from '../platform/months.ts'

/** The key attempts are counted under: noise without the author key, and so is the moment the row ends. */
export type CountKey = { hash: Buffer; mask: number }

/**
 * Counts one attempt, in a single statement, so that concurrent attempts count too. Returns how many there are since
 * the first one, and the milliseconds until that one is `per` seconds past. No row reveals a moment: its end is hidden
 * under the key's mask, and `expires` is the day after it, since an hour would be finer than when contributions are
 * published.
 */
export async function countAttempt(
  db: Database,
  { hash, mask }: CountKey,
  { now, per, most }: { now: Date; per: number; most: number },
): Promise<{ points: number; left: number }> {
  const at = now.getTime() + mask
  const ends = at + per * 1000
  const expires = getDayAfter(new Date(now.getTime() + per * 1000), 1)
  // An end later than any attempt of today can have was counted by a wrong clock.
  const over = sql`(limits.ends <= ${at}::bigint or limits.ends > ${ends + maxDifference}::bigint)`
  const [row] = await queryRows<{ points: number; ends: string | number }>(
    db,
    sql`insert into limits (key, points, ends, expires)
      values (decode(${hash.toString('hex')}, 'hex'), 1, ${ends}::bigint, ${expires}::date)
      on conflict (key) do update set
        points = case when ${over} then 1 else least(limits.points + 1, ${most}::int) end,
        ends = case when ${over} then excluded.ends else limits.ends end,
        expires = case when ${over} then excluded.expires else limits.expires end
      returning points, ends`,
  )
  return { points: row!.points, left: Number(row!.ends) - at }
}

/** Moves what is counted under one key to another, where it joins what is counted there. */
export async function moveAttempts(db: Database, from: CountKey, to: CountKey): Promise<void> {
  await db.execute(sql`with moved as (
      delete from limits where key = decode(${from.hash.toString('hex')}, 'hex') returning points, ends, expires)
    insert into limits (key, points, ends, expires)
      select decode(${to.hash.toString('hex')}, 'hex'), points, ends + ${to.mask - from.mask}::bigint, expires from moved
    on conflict (key) do update set points = limits.points + excluded.points`)
}

/** Takes one attempt back. */
export async function undoAttempt(db: Database, { hash }: CountKey): Promise<void> {
  await db.execute(
    sql`update limits set points = greatest(points - 1, 0) where key = decode(${hash.toString('hex')}, 'hex')`,
  )
}

/** Deletes every attempt under a key. */
export async function forgetAttempts(db: Database, { hash }: CountKey): Promise<void> {
  await db.execute(sql`delete from limits where key = decode(${hash.toString('hex')}, 'hex')`)
}

/** Deletes the attempts that do not limit anything. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from limits where expires <= ${getDayAfter(now, 0)}::date`)
}
