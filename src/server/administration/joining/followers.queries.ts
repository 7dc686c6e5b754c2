import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Move, MovedContributions } from './contributions.queries.ts'

/**
 * What follows a company by a column of its own, each by the column that names a row. Logo, cover and portrait stay with
 * the page that shows them.
 */
const followers = {
  reports: 'mark',
  notices: 'id',
  decisions: 'id',
  studies: 'id',
  unlock_requests: 'id',
  company_changes: 'id',
  company_files: 'id',
  company_pasts: 'id',
} as const
type Follower = keyof typeof followers
const names = Object.keys(followers) as Follower[]
const also: Partial<Record<Follower, SQL>> = { company_files: sql`and use in ('picture', 'document')` }

export type MovedFollowers = Record<Follower, string[]>

/** Lets everything that follows a company by a column follow another one; returns what was moved. */
export async function moveFollowers(tx: Database, { from, into }: Move): Promise<MovedFollowers> {
  await tx.execute(
    sql`update company_files set position = company_files.position + last.position + 1
      from (select use, max(position) as position from company_files where company_id = ${into} group by use) as last
      where company_files.company_id = ${from} and company_files.use = last.use and last.use in ('picture', 'document')`,
  )
  const moved = {} as MovedFollowers
  for (const name of names) {
    const rows = await queryRows<{ key: string }>(
      tx,
      sql`update ${sql.identifier(name)} set company_id = ${into}
        where company_id = ${from} ${also[name] ?? sql``} returning ${sql.identifier(followers[name])}::text as key`,
    )
    moved[name] = rows.map(({ key }) => key)
  }
  return moved
}

/** Lets them follow again what they followed, with what was decided and reported of these contributions meanwhile. */
export async function returnFollowers(
  tx: Database,
  { from, into }: Move,
  moved: MovedFollowers,
  { reviews, questions }: MovedContributions,
): Promise<void> {
  const contributions = sql.param([...reviews, ...questions])
  const about = sql`(subject_id = any(${contributions}::uuid[]) or subject_id in
    (select id from question_answers where question_id = any(${sql.param(questions)}::uuid[])))`
  const meanwhile: Partial<Record<Follower, SQL>> = {
    reports: sql`or ${about}`,
    notices: sql`or ${about}`,
    decisions: sql`or case_id = any(${contributions}::text[])
      or (kind = 'notice' and case_id in (select id::text from notices where ${about}))`,
  }
  for (const name of names)
    await tx.execute(
      sql`update ${sql.identifier(name)} set company_id = ${from} where company_id = ${into}
        and (${sql.identifier(followers[name])}::text = any(${sql.param(moved[name])}::text[]) ${meanwhile[name] ?? sql``})`,
    )
}

type Person = { account: string; role: 'admin' | 'editor'; notify: boolean }
/** The people who spoke for a company, what those of them were at the other one, and the invitations they had given. */
export type MovedPeople = { people: Person[]; had: Person[]; invitations: string[] }

const selectPeople = (id: number) =>
  sql`select account_id as account, role, notify from company_people where company_id = ${id}`

/**
 * Lets the people who speak for one company speak for another. One who speaks for both has one role, the higher of the
 * two, and gets each letter once.
 */
export async function movePeople(tx: Database, { from, into }: Move): Promise<MovedPeople> {
  const people = await queryRows<Person>(tx, sql`${selectPeople(from)} order by account_id for update`)
  if (people.length === 0) return { people, had: [], invitations: [] }
  const had = await queryRows<Person>(
    tx,
    sql`${selectPeople(into)} and account_id = any(${sql.param(people.map(({ account }) => account))}::uuid[])`,
  )
  await tx.execute(
    sql`insert into company_people (account_id, company_id, role, notify)
      select account_id, ${into}, role, notify from company_people where company_id = ${from} order by account_id
      on conflict (account_id, company_id) do update set notify = company_people.notify or excluded.notify,
        role = case when excluded.role = 'admin' then excluded.role else company_people.role end`,
  )
  const invitations = await queryRows<{ hash: string }>(
    tx,
    sql`update company_invitations set company_id = ${into} where company_id = ${from}
      returning encode(token_hash, 'hex') as hash`,
  )
  await tx.execute(sql`delete from company_people where company_id = ${from}`)
  return { people, had, invitations: invitations.map(({ hash }) => hash) }
}

/** Gives those who still speak for the joined company back what they were; who left meanwhile stays away. */
export async function returnPeople(
  tx: Database,
  { from, into }: Move,
  { people, had, invitations }: MovedPeople,
): Promise<void> {
  const before = new Map(had.map((one) => [one.account, one]))
  for (const { account, role, notify } of people) {
    const still = await queryRows(
      tx,
      sql`insert into company_people (account_id, company_id, role, notify)
        select account_id, ${from}, ${role}, ${notify} from company_people
        where company_id = ${into} and account_id = ${account}::uuid returning 1`,
    )
    if (still.length === 0) continue
    await tx.execute(
      sql`update company_invitations set company_id = ${from}
        where company_id = ${into} and invited_by = ${account}::uuid
          and encode(token_hash, 'hex') = any(${sql.param(invitations)}::text[])`,
    )
    const own = before.get(account)
    await tx.execute(
      own
        ? sql`update company_people set role = ${own.role}, notify = ${own.notify}
            where company_id = ${into} and account_id = ${account}::uuid`
        : sql`delete from company_people where company_id = ${into} and account_id = ${account}::uuid`,
    )
  }
}

type Rivalry = { company_id: number; competitor_id: number; position: number }
/** What named a company as a competitor or was named by it, and which of this was new to the other one. */
export type MovedRivals = { before: Rivalry[]; added: Rivalry[] }

/** Lets competitors of one company be those of another, which is none of its own; each is named once. */
export async function moveRivals(tx: Database, { from, into }: Move): Promise<MovedRivals> {
  const before = await queryRows<Rivalry>(
    tx,
    sql`delete from company_competitors where ${from} in (company_id, competitor_id)
      returning company_id, competitor_id, position`,
  )
  const added: Rivalry[] = []
  for (const one of before) {
    const of = (id: number) => (id === from ? into : id)
    const [company, rival] = [of(one.company_id), of(one.competitor_id)]
    if (company === rival) continue
    added.push(
      ...(await queryRows<Rivalry>(
        tx,
        sql`insert into company_competitors (company_id, competitor_id, position)
          values (${company}, ${rival}, ${one.position}) on conflict do nothing
          returning company_id, competitor_id, position`,
      )),
    )
  }
  await tx.execute(
    sql`update company_pasts set competitors = array_replace(competitors, ${from}::int, ${into}::int)
      where competitors @> array[${from}::int]`,
  )
  return { before, added }
}

/** Names the competitors as they were named before. */
export async function returnRivals(tx: Database, { before, added }: MovedRivals): Promise<void> {
  for (const { company_id, competitor_id } of added)
    await tx.execute(
      sql`delete from company_competitors where company_id = ${company_id} and competitor_id = ${competitor_id}`,
    )
  for (const { company_id, competitor_id, position } of before)
    await tx.execute(
      sql`insert into company_competitors (company_id, competitor_id, position)
        values (${company_id}, ${competitor_id}, ${position}) on conflict do nothing`,
    )
}
