import { sql } from 'drizzle-orm'
import type { CompanyRow } from '../../companies/companies.queries.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { companies, companyJoins } from '../../platform/db/schema/companies.ts'
import { lockCounted } from '../../statistics/statistics.queries.ts'
import type { Move, MovedContributions } from './contributions.queries.ts'
import type { MovedFollowers, MovedPeople, MovedRivals } from './followers.queries.ts'
import type { KeptTally } from './numbers.queries.ts'

/** What taking two companies apart again needs. */
export type Kept = {
  moved: MovedContributions
  followers: MovedFollowers
  people: MovedPeople
  rivals: MovedRivals
  tallies: KeptTally[]
  /** For servers of an earlier version. */
  newcomers: Record<string, never>
  /** How often the numbers of both had been released by then. */
  releases: number
  /** The companies that had become the one that was joined. */
  former: number[]
  /** The names that the other company got. */
  names: string[]
}

/**
 * Locks two companies and all that is counted of them until the transaction ends, and returns their rows; in one order,
 * and what is counted first, as rounds of publication do.
 */
export async function lockBoth(tx: Database, { from, into }: Move): Promise<Map<number, CompanyRow>> {
  const ids = [from, into].sort((a, b) => a - b)
  for (const id of ids) await lockCounted(tx, id)
  const rows = await tx
    .select()
    .from(companies)
    .where(sql`${companies.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(companies.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether a decision about who speaks for one of these companies is not carried out yet. */
export async function isChangingRoles(tx: Database, { from, into }: Move): Promise<boolean> {
  return (
    (await queryRows(tx, sql`select 1 from role_changes where company_id in (${from}, ${into}) limit 1`)).length > 0
  )
}

/** Lets a company be another one from now on, with those that had become it; returns these. */
export async function setJoined(tx: Database, { from, into }: Move): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`update companies set joined_into = ${into} where joined_into = ${from} returning id`,
  )
  await tx.execute(sql`update companies set joined_into = ${into}, is_approved = false where id = ${from}`)
  await tx.execute(sql`delete from company_names where company_id = ${from}`)
  return rows.map(({ id }) => id)
}

/** Returns the company that one has become; null where it has become none. */
export async function findJoinedInto(db: Database, id: number): Promise<number | null> {
  const [row] = await queryRows<{ into: number | null }>(
    db,
    sql`select joined_into as "into" from companies where id = ${id}`,
  )
  return row?.into ?? null
}

/** Counts those of these questions about a company that are published. */
export async function countPublished(db: Database, id: number, questions: readonly string[]): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from questions
      where company_id = ${id} and state = 'published' and id = any(${sql.param([...questions])}::uuid[])`,
  )
  return row!.n
}

/** Lets a company be one of its own again, with those that had become it before. */
export async function setApart(tx: Database, from: number, former: readonly number[]): Promise<void> {
  await tx.execute(sql`update companies set joined_into = null, is_approved = true where id = ${from}`)
  await tx.execute(sql`update companies set joined_into = ${from} where id = any(${sql.param([...former])}::int[])`)
}

export async function addJoin(tx: Database, companyId: number, kept: Kept, joinedAt: Date): Promise<void> {
  await tx.insert(companyJoins).values({ companyId, kept, joinedAt })
}

/** Takes out what is needed to take a company apart again; undefined where that is over. */
export async function removeKeptJoin(tx: Database, companyId: number): Promise<Kept | undefined> {
  const [row] = await queryRows<{ kept: Kept }>(
    tx,
    sql`delete from company_joins where company_id = ${companyId} returning kept`,
  )
  return row?.kept
}

/** Deletes what nobody needs any more to take companies apart: of those joined before a moment. */
export async function forgetJoins(db: Database, since: Date): Promise<void> {
  await db.execute(sql`delete from company_joins where joined_at < ${since.toISOString()}::timestamptz`)
}

/** Lists companies that have become another one, and have contributions that a server of an earlier version stored. */
export async function listLeftBehind(db: Database): Promise<Move[]> {
  return queryRows<Move>(
    db,
    sql`select id as "from", joined_into as "into" from companies where joined_into is not null and (
      exists (select from reviews where company_id = companies.id)
      or exists (select from questions where company_id = companies.id)
      or exists (select from tallies where company_id = companies.id)) order by id`,
  )
}

export type JoinCounts = {
  reviews: number
  interviews: number
  questions: number
  people: number
  files: number
  surveys: number
}

/** Counts what belongs to a company, as far as everybody may know it. */
export async function countPublic(db: Database, id: number): Promise<JoinCounts> {
  const [row] = await queryRows<JoinCounts>(
    db,
    sql`select
      (select coalesce(sum(live), 0)::int from tallies
        where company_id = ${id} and measure = 'count' and bucket = 'company') as reviews,
      (select coalesce(sum(live), 0)::int from tallies
        where company_id = ${id} and measure = 'count' and bucket = 'interview') as interviews,
      (select coalesce(sum(live), 0)::int from tallies
        where company_id = ${id} and measure = 'count' and bucket = 'question') as questions,
      (select count(*)::int from company_people where company_id = ${id}) as people,
      (select count(*)::int from company_files where company_id = ${id} and use in ('picture', 'document')) as files,
      (select count(*)::int from studies where company_id = ${id}) as surveys`,
  )
  return row!
}
