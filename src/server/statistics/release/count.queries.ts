import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewKind } from '../../../contract/reviews/reviews.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { type CountedReview, tallyForCompany, tallyForCountry } from '../counted.ts'
import type { Counts } from '../guard.ts'
import { openReview, type ReviewRow } from '../sealed.ts'
import { openStudyAnswer } from '../study-answers.ts'
import type { Tally } from '../tally-type.ts'
import { nameCell } from './told.ts'

/**
 * Counts what people have contributed when it is released, and not before: the answers are opened in memory, some at a
 * time, and nothing of it is written down but sealed. Others are answered in between, on the embedded database as well.
 */
type Dependencies = { db: Database; privacy: Privacy }

const batch = 50

/** What a company's releases count of one kind: of the reviews a release has told of, or is about to. */
export const countCompany = (keeping: Dependencies, companyId: number, kind: ReviewKind): Promise<Counts> =>
  countReviews(keeping, sql`company_id = ${companyId} and kind = ${kind} and told_by_company`, tallyForCompany)

/** What the releases of the country count. */
export const countCountry = (keeping: Dependencies): Promise<Counts> =>
  countReviews(keeping, sql`kind = 'salary' and told_by_country`, tallyForCountry)

type Row = ReviewRow & { id: string; company_id: number; month: string }

async function countReviews(
  { db, privacy }: Dependencies,
  which: SQL,
  talliesOf: (review: CountedReview) => Tally[],
): Promise<Counts> {
  const counts = new Map<string, number>()
  // In the order of an index, so that each batch begins where the last one ended.
  for (let after: Row | undefined; ; ) {
    const beyond = after
      ? sql`and (company_id, kind, month, id) > (${after.company_id}::int, ${after.kind}, ${after.month}, ${after.id}::uuid)`
      : sql``
    const rows = await queryRows<Row>(
      db,
      sql`select id, company_id, kind, month, answers, sealed from reviews where ${which} and state = 'published' ${beyond}
        order by company_id, kind, month, id limit ${batch}`,
    )
    for (const row of rows)
      for (const tally of talliesOf({ ...openReview(privacy, row), month: row.month })) {
        const cell = nameCell(tally)
        counts.set(cell, (counts.get(cell) ?? 0) + (tally.n ?? 1))
      }
    if (rows.length < batch) return counts
    after = rows.at(-1)
    await breathe()
  }
}

/** Where a study's counts say how many chose an option, and how many count as people from a month on. */
export const optionMeasure = 'option'
export const joinsMeasure = 'joins'

/** What has been answered to each study. Nothing but an answer's seal says which one it is of. */
export async function countStudies({ db, privacy }: Dependencies): Promise<ReadonlyMap<number, Counts>> {
  const studies = new Map<number, Map<string, number>>()
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await queryRows<{ id: string; sealed: Uint8Array }>(
      db,
      sql`select id, sealed from study_answers where id > ${after}::uuid order by id limit ${batch}`,
    )
    for (const { sealed } of rows) {
      const { study, option, joins } = openStudyAnswer(privacy, sealed)
      const counts = studies.get(study) ?? new Map<string, number>()
      studies.set(study, counts)
      for (const cell of [
        nameCell({ measure: optionMeasure, bucket: String(option) }),
        nameCell({ measure: joinsMeasure, bucket: joins }),
      ])
        counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    if (rows.length < batch) return studies
    after = rows.at(-1)!.id
    await breathe()
  }
}
