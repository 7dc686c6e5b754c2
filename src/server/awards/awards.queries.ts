import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../platform/db/database.ts'
import { windowOf } from './quarters.ts'
import { awardsOf, type Candidate, ceoScores, type Given, type Place, starScores } from './rank.ts'

type Row = { company_id: number; value: number; people: number }

/**
 * Gives the awards of a finished quarter, once: false, and nothing done, where they have been given. Its row keeps
 * servers that come to it at once in line. Every number is read from counters.
 */
export function giveAwards(db: Database, quarter: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await begin(tx, quarter))) return false
    const { from, to } = windowOf(quarter)
    const stars = await rowsOf<Row>(
      tx,
      sql`select company_id, substr(bucket, 9)::int as value, sum(live)::int as people from tallies
        join companies on companies.id = company_id and is_approved
        where measure = 'company.month' and left(bucket, 7) between ${from} and ${to} group by 1, 2`,
    )
    const ceos = await rowsOf<Row>(
      tx,
      sql`select company_id, bucket::int as value, greatest(published, 0) as people from tallies
        join companies on companies.id = company_id and is_approved and ceo_name_en is not null
        where measure = 'leadership.ceo_rate' and releases > 0`,
    )
    await keep(tx, quarter, awardsOf({ companies: byCompany(stars, starScores), ceos: byCompany(ceos, ceoScores) }))
    return true
  })
}

/** Keeps what was given for a quarter, computed elsewhere; for the demonstration. */
export async function keepAwards(tx: Database, quarter: string, given: Given): Promise<void> {
  if (await begin(tx, quarter)) await keep(tx, quarter, given)
}

async function begin(tx: Database, quarter: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`insert into award_quarters (quarter) values (${quarter}) on conflict do nothing returning quarter`,
  )
  return rows.length > 0
}

function byCompany(rows: readonly Row[], scores: (counts: ReadonlyMap<number, number>) => Candidate['scores']) {
  const counts = new Map<number, Map<number, number>>()
  for (const { company_id, value, people } of rows) {
    const of = counts.get(company_id) ?? new Map<number, number>()
    counts.set(company_id, of.set(value, Number(people)))
  }
  return [...counts].map(([companyId, of]) => ({ companyId, scores: scores(of) }))
}

async function keep(tx: Database, quarter: string, { companies, ceos }: Given) {
  const insert = async (kind: 'company' | 'ceo', { companyId, place, average, score, ratings }: Place) => {
    const ceo = (column: string) => (kind === 'ceo' ? sql.raw(column) : sql`null`)
    await tx.execute(
      sql`insert into awards
          (quarter, kind, place, company_id, average, score, ratings, ceo_name_en, ceo_name_ar, ceo_image)
        select ${quarter}, ${kind}, ${place}, id, ${average}, ${score}, ${ratings},
          ${ceo('ceo_name_en')}, ${ceo('ceo_name_ar')}, ${ceo('ceo_image')} from companies where id = ${companyId}`,
    )
  }
  for (const place of companies) await insert('company', place)
  for (const place of ceos) await insert('ceo', place)
}

export type AwardRow = {
  quarter: string
  kind: 'company' | 'ceo'
  place: number
  average: number
  score: number
  ratings: number
  id: number
  name_en: string
  name_ar: string
  logo: string | null
  ceo_name_en: string | null
  ceo_name_ar: string | null
  ceo_image: string | null
}

/** Quarters whose awards were given, newest first, before `after`; at most `limit`. */
export async function quartersGiven(db: Database, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ quarter: string }>(
    db,
    sql`select quarter from award_quarters where ${after ?? '9999'} > quarter order by quarter desc limit ${limit}`,
  )
  return rows.map(({ quarter }) => quarter)
}

export function awardsIn(db: Database, quarters: readonly string[]): Promise<AwardRow[]> {
  return rowsOf<AwardRow>(
    db,
    sql`select quarter, kind, place, average, score, ratings, companies.id, name_en, name_ar, logo,
        awards.ceo_name_en, awards.ceo_name_ar, awards.ceo_image
      from awards join companies on companies.id = company_id
      where quarter = any(${sql.param(quarters)}::text[]) order by quarter desc, kind, place`,
  )
}
