import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { ReviewState } from '../../platform/db/schema/reviews.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { type CountedReview, tallyForCompany, tallyForCountry } from '../counted.ts'
import type { Counts } from '../guard.ts'
import { openReview, type ReviewRow } from '../sealed.ts'
import { openStudyAnswer } from '../study-answers.ts'
import type { Tally } from '../tally-type.ts'
import { buildCellName } from './told.ts'

/**
 * What the queries of this file need. They count what people have contributed at the moment it is released, and not
 * before: the answers are opened in memory, one batch at a time, and written down only sealed. Other requests are
 * served in between, on the embedded database as well. `leaving`: reviews that are deleted, or replaced by a newer one,
 * and that a round of publication has not removed yet; they do not count any more.
 */
type Dependencies = { db: Database; privacy: Privacy; leaving?: ReadonlySet<string> | undefined }

/** What a release counts, and the reviews that it settles: none of them is ever counted again. */
export type Batch = { counts: Counts; ids: readonly string[] }

const batch = 50

/**
 * Counts one kind of a company's reviews for a release: those that none has settled yet. `isSettled`: all that are, as
 * servers of earlier versions counted.
 */
export const countCompany = (using: Dependencies, companyId: number, kind: ReviewKind, isSettled = false) =>
  countReviews(
    using,
    sql`company_id = ${companyId} and kind = ${kind} and told_by_company = ${isSettled}`,
    tallyForCompany,
  )

/** Counts the reviews for a release of the country. */
export const countCountry = (using: Dependencies, isSettled = false) =>
  countReviews(using, sql`kind = 'salary' and told_by_country = ${isSettled}`, tallyForCountry)

type Row = ReviewRow & { id: string; company_id: number; month: string; state: ReviewState }

async function countReviews(
  { db, privacy, leaving }: Dependencies,
  which: SQL,
  talliesOf: (review: CountedReview) => Tally[],
): Promise<Batch> {
  const counts = new Map<string, number>()
  const ids: string[] = []
  // In the order of an index, so that each batch begins where the last one ended.
  for (let after: Row | undefined; ; ) {
    const beyond = after
      ? sql`and (company_id, kind, month, id) > (${after.company_id}::int, ${after.kind}, ${after.month}, ${after.id}::uuid)`
      : sql``
    const rows = await queryRows<Row>(
      db,
      sql`select id, company_id, kind, month, state, answers, sealed from reviews where ${which} ${beyond}
        order by company_id, kind, month, id limit ${batch}`,
    )
    for (const row of rows) {
      // What is hidden now is settled as well: a moderator who shows it again would have it told in another release.
      ids.push(row.id)
      if (row.state !== 'published' || leaving?.has(row.id)) continue
      for (const tally of talliesOf({ ...openReview(privacy, row), month: row.month })) {
        const cell = buildCellName(tally)
        counts.set(cell, (counts.get(cell) ?? 0) + (tally.n ?? 1))
      }
    }
    if (rows.length < batch) return { counts, ids }
    after = rows.at(-1)
    await breathe()
  }
}
/** The measure of how many people chose an option of a study. */
export const optionMeasure = 'option'

/** Counts the answers to each study. Only an answer's sealed content says which study it belongs to. */
export async function countStudies({ db, privacy }: Dependencies): Promise<ReadonlyMap<number, Counts>> {
  const studies = new Map<number, Map<string, number>>()
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await queryRows<{ id: string; sealed: Uint8Array }>(
      db,
      sql`select id, sealed from study_answers where id > ${after}::uuid order by id limit ${batch}`,
    )
    for (const { sealed } of rows) {
      const { study, option } = openStudyAnswer(privacy, sealed)
      const counts = studies.get(study) ?? new Map<string, number>()
      const cell = buildCellName({ measure: optionMeasure, bucket: String(option) })
      studies.set(study, counts.set(cell, (counts.get(cell) ?? 0) + 1))
    }
    if (rows.length < batch) return studies
    after = rows.at(-1)!.id
    await breathe()
  }
}
