import { sql } from 'drizzle-orm'
import { unusualRules } from '../../../contract/reviews/unusual.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { BurstState } from '../../platform/db/schema/bursts.ts'
import { getDayAfter, getMonthBefore, toMonth } from '../../platform/months.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { DayCounts } from './sort-out.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** The first round of what waits for a moderator: none, for servers of any version. */
export const afterAllRounds = 2_000_000_000

export type RecentCounts = Record<string, DayCounts>

/** Reads what is counted of a company's reviews of the last days, by day. */
export async function readRecent({ db, privacy }: Dependencies, companyId: number, now: Date): Promise<RecentCounts> {
  const [row] = await queryRows<{ sealed: string }>(
    db,
    sql`select encode(sealed, 'hex') as sealed from recent_counts where company_id = ${companyId} for update`,
  )
  if (!row) return {}
  return openRecent(privacy, row.sealed, now)
}

/** Opens what is counted, without the days that are over. */
function openRecent(privacy: Privacy, sealed: string, now: Date): RecentCounts {
  const kept = privacy.openTold(Buffer.from(sealed, 'hex')) as RecentCounts
  const first = getDayAfter(now, 1 - unusualRules.days)
  return Object.fromEntries(Object.entries(kept).filter(([day]) => day >= first))
}

export async function keepRecent(
  { db, privacy }: Dependencies,
  companyId: number,
  recent: RecentCounts,
): Promise<void> {
  await db.execute(
    sql`insert into recent_counts (company_id, sealed) values (${companyId}, ${privacy.sealTold(recent)}::bytea)
      on conflict (company_id) do update set sealed = excluded.sealed`,
  )
}

/** Forgets what is counted of a company's last days: once a moderator has found its reviews honest. */
export async function forgetRecent(db: Database, companyId: number): Promise<void> {
  await db.execute(sql`delete from recent_counts where company_id = ${companyId}`)
}

/** Forgets what is counted of days that are over, and bursts of which no page tells any more. */
export async function forgetOldBursts({ db, privacy }: Dependencies, now: Date): Promise<void> {
  await db.execute(
    sql`delete from bursts where (done or state = 'noted') and month < ${getMonthBefore(toMonth(now), unusualRules.shownMonths)}`,
  )
  await db.transaction(async (tx) => {
    const rows = await queryRows<{ company_id: number; sealed: string }>(
      tx,
      sql`select company_id, encode(sealed, 'hex') as sealed from recent_counts order by company_id for update`,
    )
    for (const { company_id: companyId, sealed } of rows) {
      const left = openRecent(privacy, sealed, now)
      // Those that stay are sealed again. So a copy of the database does not show which company had a review since.
      if (Object.keys(left).length === 0) await forgetRecent(tx, companyId)
      else await keepRecent({ db: tx, privacy }, companyId, left)
    }
  })
}

/**
 * What moderators read of all reviews of a burst: how many came, their stars, and how many are of young accounts or share
 * a network.
 */
export type BurstFacts = { count: number; stars: readonly number[]; young: number; shared: number }
/** `ids` are those that wait; `begun` is the first day of the reviews. */
export type SealedBurst = { ids: string[]; begun: string; facts: BurstFacts }

export type Burst = {
  id: string
  companyId: number
  month: string
  state: BurstState
  done: boolean
  told: number
  days: number
  usual: number
  counted: number[]
} & SealedBurst

type BurstRow = Omit<Burst, keyof SealedBurst | 'companyId'> & { company_id: number; sealed: string }
const columns = sql`id, company_id, month, state, done, told, days, usual, counted, encode(sealed, 'hex') as sealed`

const toBurst = (privacy: Privacy, { sealed, company_id: companyId, ...row }: BurstRow): Burst => ({
  ...row,
  companyId,
  ...(privacy.openTold(Buffer.from(sealed, 'hex')) as SealedBurst),
})

/** Reads the burst of a company that waits for a moderator, or is only noted, locked until the transaction ends. */
export async function lockBurstOf(
  { db, privacy }: Dependencies,
  companyId: number,
  { state, since }: { state: 'open' | 'noted'; since: string },
): Promise<Burst | undefined> {
  const [row] = await queryRows<BurstRow>(
    db,
    sql`select ${columns} from bursts where company_id = ${companyId} and state = ${state} and month >= ${since}
      order by month desc limit 1 for update`,
  )
  return row && toBurst(privacy, row)
}

/** Returns whether reviews of a company have waited since a month: its page tells of these already. */
export async function hasWaited(db: Database, companyId: number, since: string): Promise<boolean> {
  const rows = await queryRows(
    db,
    sql`select from bursts where company_id = ${companyId} and state <> 'noted' and month >= ${since} limit 1`,
  )
  return rows.length > 0
}

/** Reads bursts by their ids. */
export async function readBursts({ db, privacy }: Dependencies, ids: readonly string[]): Promise<Burst[]> {
  const rows = await queryRows<BurstRow>(
    db,
    sql`select ${columns} from bursts where id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows.map((row) => toBurst(privacy, row))
}

/** Reads a burst in a state, locked until the transaction ends; undefined when it is in another. */
export async function lockBurst(
  { db, privacy }: Dependencies,
  id: string,
  state: BurstState,
): Promise<Burst | undefined> {
  const [row] = await queryRows<BurstRow>(
    db,
    sql`select ${columns} from bursts where id = ${id}::uuid and state = ${state} and not done for update`,
  )
  return row && toBurst(privacy, row)
}

export async function setBurstState(db: Database, id: string, state: BurstState): Promise<void> {
  await db.execute(sql`update bursts set state = ${state} where id = ${id}::uuid`)
}

type NewBurst = Omit<Burst, 'id' | 'done'>

export async function addBurst({ db, privacy }: Dependencies, burst: NewBurst): Promise<void> {
  const { companyId, month, state, told, days, usual, counted, ids, begun, facts } = burst
  await db.execute(
    sql`insert into bursts (company_id, month, state, told, days, usual, counted, sealed)
      values (${companyId}, ${month}, ${state}, ${told}, ${days}, ${usual}, ${sql.param(counted)}::int[],
        ${privacy.sealTold({ ids, begun, facts } satisfies SealedBurst)}::bytea)`,
  )
}

/** Stores what has changed of a burst. */
export async function changeBurst({ db, privacy }: Dependencies, burst: Burst): Promise<void> {
  const { id, done, told, days, usual, counted, ids, begun, facts } = burst
  await db.execute(
    sql`update bursts set done = ${done}, told = ${told}, days = ${days}, usual = ${usual},
        counted = ${sql.param(counted)}::int[],
        sealed = ${privacy.sealTold({ ids, begun, facts } satisfies SealedBurst)}::bytea
      where id = ${id}::uuid`,
  )
}

/** A decided burst that a round has not dealt with, and the decision. */
export type DecidedBurst = {
  id: string
  company_id: number
  state: 'released' | 'rejected'
  decided: number
}

/** Lists the bursts that are decided, and whose reviews wait for the round that publishes or removes them. */
export function listDecidedBursts(db: Database): Promise<DecidedBurst[]> {
  return queryRows<DecidedBurst>(
    db,
    sql`select id, company_id, state, (select extract(epoch from max(decided_at))::float8 from decisions
        where kind = 'burst' and case_id = bursts.id::text and not undone) as decided
      from bursts where state in ('released', 'rejected') and not done order by id`,
  )
}
