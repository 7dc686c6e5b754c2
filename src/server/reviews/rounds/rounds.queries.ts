import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { matchAny, toHex } from '../../platform/db/hex.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Contribution, ContributionKind, ContributionOf } from './contribution.ts'

type Dependencies = { db: Database; privacy: Privacy }

/** Queues a contribution for publication, replacing the one that waits under its name. */
export async function queueContribution({ db: tx, privacy }: Dependencies, contribution: Contribution): Promise<void> {
  await tx.execute(insertWaiting({ privacy }, contribution))
}

/** Builds the same as part of a larger statement, which queues it where `condition` holds. */
export function insertWaiting(
  { privacy }: Pick<Dependencies, 'privacy'>,
  contribution: Contribution,
  condition = sql`true`,
): SQL {
  const { what, id } = contribution
  return sql`insert into waiting (name, sealed)
    select decode(${toHex(privacy.waitingName(what, id))}, 'hex'),
      ${privacy.sealWaiting(contribution)}::bytea
    where ${condition}
    on conflict (name) do update set sealed = excluded.sealed`
}

/** Returns those of these contributions that wait for publication, by id. */
export async function listWaitingAmong<Name extends ContributionKind>(
  { db, privacy }: Dependencies,
  what: Name,
  ids: readonly string[],
): Promise<Map<string, ContributionOf<Name>>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ sealed: string }>(
    db,
    sql`select encode(sealed, 'hex') as sealed from waiting
      where ${matchAny(
        sql`name`,
        ids.map((id) => toHex(privacy.waitingName(what, id))),
      )}`,
  )
  const found = rows.map(({ sealed }) => openContribution(privacy, sealed) as ContributionOf<Name>)
  return new Map(found.map((one) => [one.id, one]))
}

/**
 * Reads a waiting contribution, locked until the transaction ends; undefined when it is published, or there is none.
 */
export async function lockWaiting<Name extends ContributionKind>(
  { db: tx, privacy }: Dependencies,
  what: Name,
  id: string,
): Promise<ContributionOf<Name> | undefined> {
  const [row] = await queryRows<{ sealed: string }>(
    tx,
    sql`select encode(sealed, 'hex') as sealed from waiting
      where ${matchAny(sql`name`, [toHex(privacy.waitingName(what, id))])} for update`,
  )
  return row && (openContribution(privacy, row.sealed) as ContributionOf<Name>)
}

/** Removes a waiting contribution; false when there is none. */
export async function removeWaiting(
  { db: tx, privacy }: Dependencies,
  what: ContributionKind,
  id: string,
): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`delete from waiting where ${matchAny(sql`name`, [toHex(privacy.waitingName(what, id))])} returning 1 as removed`,
  )
  return rows.length > 0
}

const pageSize = 200

/**
 * Lists what is `picked` of all that waits for this round or an earlier one, with the name each is stored under, in hex;
 * without what waits for a moderator.
 */
export async function listWaitingUpTo<Picked extends object>(
  { db, privacy }: Dependencies,
  turn: number,
  pick: (one: Contribution) => Picked,
): Promise<(Picked & { name: string })[]> {
  const found: (Picked & { name: string })[] = []
  for (let after = ''; ; ) {
    const rows = await queryRows<{ name: string; sealed: string }>(
      db,
      sql`select encode(name, 'hex') as name, encode(sealed, 'hex') as sealed from waiting
        where name > decode(${after}, 'hex') order by name limit ${pageSize}`,
    )
    for (const { name, sealed } of rows) {
      const one = openContribution(privacy, sealed)
      if ((one.from ?? 0) <= turn && !isHeld(one)) found.push({ ...pick(one), name })
    }
    if (rows.length < pageSize) return found
    after = rows.at(-1)!.name
  }
}

/**
 * Takes these contributions out of the waiting ones, in the transaction that publishes them, in the order of their
 * names.
 */
export async function deleteWaiting(
  { db: tx, privacy }: Dependencies,
  names: readonly string[],
): Promise<Contribution[]> {
  const rows = await queryRows<{ name: string; sealed: string }>(
    tx,
    // Locked in one order, so that two concurrent rounds wait for each other.
    sql`with held as (select name from waiting where ${matchAny(sql`name`, names)} order by name for update)
      delete from waiting using held where waiting.name = held.name
      returning encode(waiting.name, 'hex') as name, encode(sealed, 'hex') as sealed`,
  )
  return rows.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ sealed }) => openContribution(privacy, sealed))
}

type RoundOf = 'publication' | 'purge'

/** Returns the latest round; null before the first. */
export async function readLastRound(db: Database, job: RoundOf): Promise<number | null> {
  const [row] = await queryRows<{ period: string }>(db, sql`select period from rounds where job = ${job}`)
  return row ? Number(row.period) : null
}

export async function storeRound(db: Database, job: RoundOf, round: number): Promise<void> {
  await db.execute(
    sql`insert into rounds (job, period) values (${job}, ${String(round)})
      on conflict (job) do update set period = excluded.period`,
  )
}

const isHeld = (one: Contribution) => one.what === 'review' && one.held === 1

const openContribution = (privacy: Privacy, sealed: string) =>
  privacy.openWaiting(Buffer.from(sealed, 'hex')) as Contribution
