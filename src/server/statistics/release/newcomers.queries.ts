import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
import { type JoinedSince, openReview, type ReviewRow } from '../sealed.ts'
import { joinsMeasure } from './count.queries.ts'
import { readTold } from './release.queries.ts'
import { openTold } from './told.ts'
import { nameStudyUnit } from './units.ts'

type Dependencies = { db: Database; privacy: Privacy }

export type Newcomers = { companyId: number; kind: ReviewKind; people: number }

/**
 * How many new people each company has by kind of review, of those that have at least `fewest`. What has fewer reviews that
 * no release has told of cannot have as many people, and stays closed.
 */
export async function listCompanyNewcomers(keeping: Dependencies, month: string, fewest: number): Promise<Newcomers[]> {
  const units = await queryRows<Pick<Newcomers, 'companyId' | 'kind'>>(
    keeping.db,
    sql`select company_id as "companyId", kind from reviews where not told_by_company and state = 'published'
      group by company_id, kind having count(*) >= ${fewest} order by company_id, kind`,
  )
  const found: Newcomers[] = []
  for (const { companyId, kind } of units) {
    const untold = sql`not told_by_company and company_id = ${companyId} and kind = ${kind}`
    const people = await countNewcomers(keeping, untold, ({ company }) => company !== null && company <= month)
    if (people >= fewest) found.push({ companyId, kind, people })
  }
  return found
}

/** How many new people have shared a salary in the whole country. */
export function countCountryNewcomers(keeping: Dependencies, month: string): Promise<number> {
  const untold = sql`not told_by_country and kind = 'salary'`
  return countNewcomers(keeping, untold, ({ country }) => country !== null && country <= month)
}

/**
 * Whether a study may have `fewest` new people at all. Where fewer have answered since the last releases, over all studies,
 * nothing has to be opened to know that none has.
 */
export async function mayStudiesOpen(
  { db, privacy }: Dependencies,
  studies: readonly number[],
  month: string,
  fewest: number,
): Promise<boolean> {
  const [row] = await queryRows<{ answers: number }>(db, sql`select count(*)::int as answers from study_answers`)
  const told = await readTold(db, studies.map(nameStudyUnit))
  const people = [...told.values()].map((sealed) => countJoined(openTold(privacy, sealed), month))
  return row!.answers - people.reduce((sum, n) => sum + n, 0) >= fewest
}

/** How many new people each study has, of those that have at least `fewest`: who has answered less whom the last release told of. */
export async function listStudyNewcomers(
  { db, privacy }: Dependencies,
  answers: ReadonlyMap<number, Counts>,
  month: string,
  fewest: number,
): Promise<{ id: number; newcomers: number }[]> {
  const ids = [...answers.keys()].sort((a, b) => a - b)
  const told = await readTold(db, ids.map(nameStudyUnit))
  const all = ids.map((id) => ({
    id,
    newcomers:
      countJoined(answers.get(id)!, month) - countJoined(openTold(privacy, told.get(nameStudyUnit(id)) ?? null), month),
  }))
  return all.filter(({ newcomers }) => newcomers >= fewest)
}

/** How many of those a study's counts count are people by a month. */
function countJoined(counts: Counts, month: string): number {
  let people = 0
  for (const [cell, n] of counts) {
    const [measure, from = ''] = cell.split('\n')
    if (measure === joinsMeasure && from <= month) people += n
  }
  return people
}

const batch = 50

type UntoldReview = ReviewRow & { id: string }

/** Of how many published reviews the writers are new: it is only known to whoever has the key. */
async function countNewcomers(
  { db, privacy }: Dependencies,
  untold: SQL,
  isNew: (since: JoinedSince) => boolean,
): Promise<number> {
  let people = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await queryRows<UntoldReview>(
      db,
      sql`select id, kind, answers, sealed from reviews
        where ${untold} and state = 'published' and id > ${after}::uuid order by id limit ${batch}`,
    )
    for (const row of rows) {
      const { joins } = openReview(privacy, row)
      if (joins && isNew(joins)) people += 1
    }
    if (rows.length < batch) return people
    after = rows.at(-1)!.id
    await breathe()
  }
}
