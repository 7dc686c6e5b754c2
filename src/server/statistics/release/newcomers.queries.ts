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

/** Counts the new people of every company by kind of review, of those that have none as well. */
export async function listCompanyNewcomers(keeping: Dependencies, month: string): Promise<Newcomers[]> {
  const companies = await queryRows<{ id: number }>(
    keeping.db,
    sql`select id from companies where joined_into is null order by id`,
  )
  const people = new Map<string, number>()
  for await (const { joins, company_id, kind } of readUntold(keeping, sql`not told_by_company`, byCompany)) {
    if (joins.company === null || joins.company > month) continue
    const unit = nameCompanyUnit(kind, company_id)
    people.set(unit, (people.get(unit) ?? 0) + 1)
  }
  return companies.flatMap(({ id: companyId }) =>
    reviewKinds.map((kind) => ({ companyId, kind, people: people.get(nameCompanyUnit(kind, companyId)) ?? 0 })),
  )
}

/** Counts the new people who have shared a salary in the whole country. */
export async function countCountryNewcomers(keeping: Dependencies, month: string): Promise<number> {
  let people = 0
  const untold = sql`not told_by_country and kind = 'salary'`
  for await (const { joins } of readUntold(keeping, untold, byId))
    if (joins.country !== null && joins.country <= month) people += 1
  return people
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

type UntoldReview = ReviewRow & { id: string; company_id: number }

/** The orders of two indexes, in which each batch begins where the last one ended. */
type Order = { columns: SQL; of: (row: UntoldReview) => SQL }
const byCompany: Order = {
  columns: sql`company_id, kind, id`,
  of: ({ company_id, kind, id }) => sql`(${company_id}::int, ${kind}, ${id}::uuid)`,
}
const byId: Order = { columns: sql`id`, of: ({ id }) => sql`(${id}::uuid)` }

/** Reads the published reviews that no release has told of, with what only the holder of the key knows of them. */
async function* readUntold(
  { db, privacy, leaving }: Dependencies,
  untold: SQL,
  { columns, of }: Order,
): AsyncGenerator<UntoldReview & { joins: JoinedSince }> {
  for (let after: UntoldReview | undefined; ; ) {
    const beyond = after ? sql`and (${columns}) > ${of(after)}` : sql``
    const rows = await queryRows<UntoldReview>(
      db,
      sql`select id, company_id, kind, answers, sealed from reviews
        where ${untold} and state = 'published' ${beyond} order by ${columns} limit ${batch}`,
    )
    for (const row of rows) {
      const { joins } = openReview(privacy, row)
      if (joins && !leaving?.has(row.id)) yield { ...row, joins }
    }
    if (rows.length < batch) return
    after = rows.at(-1)
    await breathe()
  }
}
