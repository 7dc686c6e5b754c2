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

/** `leaving` as in `count.queries.ts`. */
type Dependencies = { db: Database; privacy: Privacy; leaving?: ReadonlySet<string> | undefined }

export type Newcomers = { companyId: number; kind: ReviewKind; people: number }

/**
 * Counts the new people of each company by kind of review, for those that have at least `fewest`. A kind with fewer
 * reviews that no release has included cannot have as many people, so its reviews are not opened.
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

/** Counts the new people who have shared a salary in the whole country. */
export function countCountryNewcomers(keeping: Dependencies, month: string): Promise<number> {
  const untold = sql`not told_by_country and kind = 'salary'`
  return countNewcomers(keeping, untold, ({ country }) => country !== null && country <= month)
}

/**
 * Returns whether any study can have `fewest` new people. When fewer people have answered since the last releases, over
 * all studies, this is known without opening any answer.
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

/**
 * Counts the new people of each study, for those that have at least `fewest`: those who have answered less those the
 * last release included.
 */
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

/** Counts those in a study's counts who count as people by a month. */
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

/** Counts the published reviews whose authors are new, which only the holder of the key can tell. */
async function countNewcomers(
  { db, privacy, leaving }: Dependencies,
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
      if (joins && isNew(joins) && !leaving?.has(row.id)) people += 1
    }
    if (rows.length < batch) return people
    after = rows.at(-1)!.id
    await breathe()
  }
}
