import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { maxDifference } from '../platform/jobs/clock-guard.ts'
import { getDayAfter } from '../platform/months.ts'

/** The key attempts are counted under: noise without the author key, and so is the moment the row ends. */
export type CountKey = { hash: Buffer; mask: number }

/** A key with the seconds its count lasts, and the most that is counted under it. */
export type Count = CountKey & { per: number; most: number }

/**
 * Counts one attempt under each key, in a single statement, so that concurrent attempts count too and all of them are
 * on the disk at once. Returns, in the order of the keys, how many there are since the first one, and the milliseconds
 * until that one is `per` seconds past. No row reveals a moment: its end is hidden under the key's mask, and `expires`
 * is the day after it, since an hour would be finer than when contributions are published.
 */
export async function countAttempts(
  db: Database,
  now: Date,
  counts: readonly Count[],
): Promise<{ points: number; left: number }[]> {
  if (counts.length === 0) return []
  const rows = counts.map(({ hash, mask, per, most }, place) => {
    const at = now.getTime() + mask
    const expires = getDayAfter(new Date(now.getTime() + per * 1000), 1)
    return { key: hash.toString('hex'), at, ends: at + per * 1000, expires, most, place }
  })
  // An end later than any attempt of today can have was counted by a wrong clock.
  const over = sql`(limits.ends <= tried.at or limits.ends > tried.ends + ${maxDifference}::bigint)`
  const found = await queryRows<{ key: string; points: number; ends: string | number }>(
    db,
    // Rows are locked in the order of the rules, by everybody: attempts wait for each other and never in a circle.
    sql`with tried as (
        select decode(key, 'hex') as key, at, ends, expires, most, place from json_to_recordset(${JSON.stringify(rows)}::json)
          as one (key text, at bigint, ends bigint, expires date, most int, place int))
      insert into limits (key, points, ends, expires) select key, 1, ends, expires from tried order by place
      on conflict (key) do update set (points, ends, expires) = (
        select case when ${over} then 1 else least(limits.points + 1, most) end,
          case when ${over} then tried.ends else limits.ends end,
          case when ${over} then tried.expires else limits.expires end
        from tried where tried.key = limits.key)
      returning encode(key, 'hex') as key, points, ends`,
  )
  const byKey = new Map(found.map((row) => [row.key, row]))
  return rows.map(({ key, at }) => {
    const { points, ends } = byKey.get(key)!
    return { points, left: Number(ends) - at }
  })
}

/** Moves what is counted under one key to another, where it joins what is counted there. */
export async function moveAttempts(db: Database, from: CountKey, to: CountKey): Promise<void> {
  await db.execute(sql`with moved as (
      delete from limits where key = decode(${from.hash.toString('hex')}, 'hex') returning points, ends, expires)
    insert into limits (key, points, ends, expires)
      select decode(${to.hash.toString('hex')}, 'hex'), points, ends + ${to.mask - from.mask}::bigint, expires from moved
    on conflict (key) do update set points = limits.points + excluded.points`)
}

/** Takes one attempt back under each of the keys `undone`, and all attempts under each of the keys `forgotten`. */
export async function takeBackAttempts(
  db: Database,
  undone: readonly CountKey[],
  forgotten: readonly CountKey[] = [],
): Promise<void> {
  const list = (keys: readonly CountKey[]) =>
    sql`array(select decode(key, 'hex') from unnest(${sql.param(keys.map(({ hash }) => hash.toString('hex')))}::text[]) as key)`
  // Locked in the order in which attempts are counted.
  await db.execute(sql`with locked as (
      select key from limits where key = any(${list([...forgotten, ...undone])})
      order by array_position(${list([...forgotten, ...undone])}, key) for update),
    gone as (delete from limits where key in (select key from locked) and key = any(${list(forgotten)}))
    update limits set points = greatest(points - 1, 0)
      where key in (select key from locked) and key = any(${list(undone)})`)
}

/** Deletes the attempts that do not limit anything. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from limits where expires <= ${getDayAfter(now, 0)}::date`)
}
