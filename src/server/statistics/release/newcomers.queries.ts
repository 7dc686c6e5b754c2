import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { type ReviewKind, reviewKinds } from '../../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
import { type JoinedSince, openReview, type ReviewRow } from '../sealed.ts'
import { joinsMeasure } from './count.queries.ts'
import { readTold } from './release.queries.ts'
import { openTold } from './told.ts'
import { nameCompanyUnit, nameStudyUnit } from './units.ts'

/** `leaving` as in `count.queries.ts`. */
type Dependencies = { db: Database; privacy: Privacy; leaving?: ReadonlySet<string> | undefined }

export type Newcomers = { companyId: number; kind: ReviewKind; people: number }

/**
 * Counts the new people of every company by kind of review. Where no review is left that a release has not told of,
 * there are none, so nothing is opened.
 */
export async function listCompanyNewcomers(keeping: Dependencies, month: string): Promise<Newcomers[]> {
  const companies = await queryRows<{ id: number }>(keeping.db, sql`select id from companies order by id`)
  const untold = await queryRows<Pick<Newcomers, 'companyId' | 'kind'>>(
    keeping.db,
    sql`select distinct company_id as "companyId", kind from reviews where not told_by_company and state = 'published'`,
  )
  const some = new Set(untold.map(({ companyId, kind }) => nameCompanyUnit(kind, companyId)))
  const found: Newcomers[] = []
  for (const { id: companyId } of companies)
    for (const kind of reviewKinds) {
      const which = sql`not told_by_company and company_id = ${companyId} and kind = ${kind}`
      const people = some.has(nameCompanyUnit(kind, companyId))
        ? await countNewcomers(keeping, which, ({ company }) => company !== null && company <= month)
        : 0
      found.push({ companyId, kind, people })
    }
  return found
}

/** Counts the new people who have shared a salary in the whole country. */
export function countCountryNewcomers(keeping: Dependencies, month: string): Promise<number> {
  const untold = sql`not told_by_country and kind = 'salary'`
  return countNewcomers(keeping, untold, ({ country }) => country !== null && country <= month)
}

/** Counts the new people of studies: those who have answered less those that releases have told of. */
export async function listStudyNewcomers(
  { db, privacy }: Dependencies,
  ids: readonly number[],
  answers: ReadonlyMap<number, Counts>,
  month: string,
): Promise<{ id: number; newcomers: number }[]> {
  const told = await readTold(db, ids.map(nameStudyUnit))
  return ids.map((id) => {
    const counted = countJoined(openTold(privacy, told.get(nameStudyUnit(id)) ?? null), month)
    return { id, newcomers: countJoined(answers.get(id) ?? new Map(), month) - counted }
  })
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
