import { sql } from 'drizzle-orm'
import { splitBatches } from '../platform/db/batches.ts'
import { type Database, queryPrepared, queryRows } from '../platform/db/database.ts'
import { awardCandidates } from '../platform/db/schema/awards.ts'
import { getAwardWindow } from './quarters.ts'
import {
  type Candidate,
  type Candidates,
  computeCeoScores,
  computeStarScores,
  type Place,
  pickAwards,
  withEnough,
} from './rank.ts'

type Row = { company_id: number; value: number; people: number }

/**
 * Gives the awards of a finished quarter, once: false, with nothing done, if they have been given. The quarter's row
 * serialises servers that try at once. Every number is read from counters.
 */
export function createAwards(db: Database, quarter: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await begin(tx, quarter))) return false
    const { from, to } = getAwardWindow(quarter)
    const stars = await queryRows<Row>(
      tx,
      sql`select company_id, substr(bucket, 9)::int as value, sum(live)::int as people from tallies
        join companies on companies.id = company_id and is_approved
        where measure = 'company.month' and left(bucket, 7) between ${from} and ${to} group by 1, 2`,
    )
    const ceos = await queryRows<Row>(
      tx,
      sql`select company_id, bucket::int as value, greatest(published, 0) as people from tallies
        join companies on companies.id = company_id and is_approved and ceo_name_en is not null
        where measure = 'leadership.ceo_rate' and releases > 0`,
    )
    await storeAwards(tx, quarter, {
      companies: groupByCompany(stars, computeStarScores),
      ceos: groupByCompany(ceos, computeCeoScores),
    })
    return true
  })
}

/** Gives the awards of a quarter among given candidates; for the demonstration. */
export async function createAwardsAmong(tx: Database, quarter: string, candidates: Candidates): Promise<void> {
  if (await begin(tx, quarter)) await storeAwards(tx, quarter, candidates)
}

async function begin(tx: Database, quarter: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    sql`insert into award_quarters (quarter) values (${quarter}) on conflict do nothing returning quarter`,
  )
  return rows.length > 0
}

function groupByCompany(rows: readonly Row[], scores: (counts: ReadonlyMap<number, number>) => Candidate['scores']) {
  const counts = new Map<number, Map<number, number>>()
  for (const { company_id, value, people } of rows) {
    const of = counts.get(company_id) ?? new Map<number, number>()
    counts.set(company_id, of.set(value, Number(people)))
  }
  return [...counts].map(([companyId, of]) => ({ companyId, scores: scores(of) }))
}

/** Stores the awards that follow from the candidates, and the candidates. */
async function storeAwards(tx: Database, quarter: string, all: Candidates) {
  const candidates = withEnough(all)
  const { companies, ceos } = pickAwards(candidates)
  await tx.execute(
    sql`update award_quarters set companies = ${companies.length}, ceos = ${ceos.length} where quarter = ${quarter}`,
  )
  await storeCandidates(tx, quarter, candidates)
  const insert = async (kind: 'company' | 'ceo', { companyId, place, average, score, ratings }: Place) => {
    const selectOfCeo = (column: string) => (kind === 'ceo' ? sql.raw(column) : sql`null`)
    await tx.execute(
      sql`insert into awards
          (quarter, kind, place, company_id, average, score, ratings, ceo_name_en, ceo_name_ar, ceo_image)
        select ${quarter}, ${kind}, ${place}, id, ${average}, ${score}, ${ratings},
          ${selectOfCeo('ceo_name_en')}, ${selectOfCeo('ceo_name_ar')}, ${selectOfCeo('ceo_image')} from companies where id = ${companyId}`,
    )
  }
  for (const place of companies) await insert('company', place)
  for (const place of ceos) await insert('ceo', place)
}

async function storeCandidates(tx: Database, quarter: string, { companies, ceos }: Candidates) {
  const buildRows = (kind: 'company' | 'ceo', candidates: readonly Candidate[]) =>
    candidates.map(({ companyId, scores }) => ({
      quarter,
      kind,
      companyId,
      people: scores.map(([, people]) => people),
    }))
  const all = [...buildRows('company', companies), ...buildRows('ceo', ceos)]
  for (const batch of splitBatches(all, 500)) await tx.insert(awardCandidates).values(batch)
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

/**
 * Reads at most `limit` quarters whose awards were given, newest first, before `after`, and whether there are more. The
 * awards of a company that has become another one lead to that one.
 */
export async function readAwards(
  db: Database,
  after: string | undefined,
  limit: number,
): Promise<{ quarters: { quarter: string; awards: AwardRow[] }[]; hasMore: boolean }> {
  const rows = await queryPrepared<AwardRow | (Pick<AwardRow, 'quarter'> & { kind: null })>(
    db,
    sql`select page.quarter, kind, place, average, score, ratings, companies.id, companies.name_en, companies.name_ar,
        companies.logo, awards.ceo_name_en, awards.ceo_name_ar, awards.ceo_image
      from (select quarter, row_number() over (order by quarter desc) as nth from award_quarters
          where ${after ?? '9999'} > quarter order by quarter desc limit ${limit + 1}) as page
        left join awards on awards.quarter = page.quarter and nth <= ${limit}
        left join companies as given on given.id = company_id
        left join companies on companies.id = coalesce(given.joined_into, given.id)
      order by page.quarter desc, kind, place`,
  )
  const byQuarter = new Map<string, AwardRow[]>()
  for (const row of rows) {
    const awards = byQuarter.get(row.quarter) ?? []
    byQuarter.set(row.quarter, row.kind === null ? awards : [...awards, row])
  }
  const quarters = [...byQuarter].map(([quarter, awards]) => ({ quarter, awards }))
  return { quarters: quarters.slice(0, limit), hasMore: quarters.length > limit }
}

/** A company that exists, also under the id of another one: awards stay as they were given. */
const isThere = sql`(is_approved or joined_into is not null)`

type AwardKey = { quarter: string; kind: 'company' | 'ceo' }
export type GivenPlace = AwardKey & { place: number } & {
  company_id: number | null
  average: number | null
  score: number | null
  ratings: number | null
}

/** Lists every place that was ever given, oldest first; without a company if it does not exist any more. */
export function listPlacesGiven(db: Database): Promise<GivenPlace[]> {
  return queryRows<GivenPlace>(
    db,
    sql`select given.quarter, kind, place, companies.id as company_id, case when ${isThere} then average end as average,
        case when ${isThere} then score end as score, case when ${isThere} then ratings end as ratings
      from (select quarter, 'company' as kind, generate_series(1, companies) as place from award_quarters
        union all select quarter, 'ceo', generate_series(1, ceos) from award_quarters) as given
      left join awards using (quarter, kind, place) left join companies on companies.id = company_id and ${isThere}
      order by given.quarter, kind, place`,
  )
}

/**
 * Lists all candidates and how many people gave each value, lowest first; without companies that do not exist any more.
 */
export function listCandidates(db: Database): Promise<(AwardKey & { company_id: number; people: number[] })[]> {
  return queryRows(
    db,
    sql`select quarter, kind, company_id, people from award_candidates
      join companies on companies.id = company_id and ${isThere} order by quarter, kind, company_id`,
  )
}
