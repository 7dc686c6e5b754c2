import { asc, gte, lt, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../platform/db/database.ts'
import { weeklyCounts } from '../platform/db/schema/notifications.ts'
import { getDayAfter } from '../platform/months.ts'

/** Counts are rounded down to so many. */
const grain = 10
/** The most weeks that are kept: a half year and the one before it. */
const keptWeeks = 27

/** Returns the number of days since the Sunday on which a day's week began. */
const countSinceSunday = (now: Date) => new Date(`${getDayAfter(now, 0)}T00:00:00Z`).getUTCDay()

/** Returns the Sunday on which a day's week begins, the first working day in Saudi Arabia. */
export const findSunday = (now: Date): string => getDayAfter(now, -countSinceSunday(now))

/** Notes how many accounts and published contributions there are, as of the current week; forgets the oldest weeks. */
export async function noteWeek(db: Database, now: Date): Promise<void> {
  const [counted] = await queryRows<{ accounts: number; contributions: number }>(
    db,
    sql`select (select count(*)::int from accounts) as accounts, (select count(*)::int from reviews)
      + (select count(*)::int from questions) + (select count(*)::int from question_answers) as contributions`,
  )
  const round = (count: number) => count - (count % grain)
  const set = { accounts: round(counted!.accounts), contributions: round(counted!.contributions) }
  await db
    .insert(weeklyCounts)
    .values({ week: findSunday(now), ...set })
    .onConflictDoUpdate({ target: weeklyCounts.week, set })
  await db.delete(weeklyCounts).where(lt(weeklyCounts.week, getDayAfter(now, -7 * keptWeeks)))
}

export type Week = { week: string; accounts: number; contributions: number }

/** Lists how many were added in each of the last weeks, oldest first. A week in which no server ran counts as none. */
export async function listWeeks(db: Database, now: Date, most = 12): Promise<Week[]> {
  const weeks = Array.from({ length: most + 1 }, (_, place) =>
    getDayAfter(now, -countSinceSunday(now) - 7 * (most - place)),
  )
  const { week } = weeklyCounts
  const rows = await db.select().from(weeklyCounts).where(gte(week, weeks[0]!)).orderBy(asc(week))
  const known = new Map(rows.map((row) => [row.week, row]))
  let last = rows[0]
  return weeks.slice(1).map((one) => {
    const [earlier, found] = [last, known.get(one)]
    last = found ?? last
    const countAdded = (name: 'accounts' | 'contributions') =>
      found && earlier ? Math.max(0, found[name] - earlier[name]) : 0
    return { week: one, accounts: countAdded('accounts'), contributions: countAdded('contributions') }
  })
}
