import { randomInt } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { asWrittenOf } from '../../contract/reviews/readings.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { queryRows } from '../platform/db/database.ts'
import type { ReviewState } from '../platform/db/schema/reviews.ts'
import { groupBy } from '../platform/group-by.ts'
import { openReview, type ReviewRow, sealReview } from '../statistics/sealed.ts'
import { lockCounted } from '../statistics/statistics.queries.ts'
import { shuffleAnswers } from '../statistics/unlink.ts'
import { factNames } from './context.ts'
import type { Dependencies } from './reviews.queries.ts'

type Unit = { companyId: number; kind: ReviewKind }
type Row = ReviewRow & {
  id: string
  state: ReviewState
  undecided: boolean
  company: boolean
  country: boolean
  origin: number | null
}

/**
 * Takes out of the seals what no later number needs, company by company: what is counted of a review stays in bands,
 * and each answer under another review of the same company, so that the sums stay; what its context is made of stays
 * until that is decided. The author has all of it under a seal of their own. May be stopped anywhere and run again.
 */
export async function stripSeals({ db, privacy }: Dependencies): Promise<void> {
  const units = await queryRows<Unit>(
    db,
    sql`select distinct company_id as "companyId", kind from reviews where whole and own is not null order by 1, 2`,
  )
  for (const unit of units) {
    await db.transaction((tx) => stripUnit({ db: tx, privacy }, unit))
    await breathe()
  }
}

async function stripUnit({ db: tx, privacy }: Dependencies, { companyId, kind }: Unit): Promise<void> {
  await lockCounted(tx, companyId)
  // Those that no release has included are few, and go round again with each new one.
  const rows = await queryRows<Row>(
    tx,
    sql`select id, kind, answers, sealed, state, undecided, told_by_company as company, told_by_country as country,
        (select company_joins.company_id from company_joins where company_joins.kept -> 'moved' -> 'reviews' ? reviews.id::text
          limit 1) as origin
      from reviews where company_id = ${companyId} and kind = ${kind} and own is not null
        and (whole or not told_by_company) order by id for update`,
  )
  // A release counts all reviews of one of these sets, or none. Those that came with another company may go back to it.
  const sets = groupBy(rows, ({ state, company, country, origin }) => [state, company, country, origin].join(' '))
  for (const set of sets.values()) {
    const whole = set.map((row) => ({ row, review: openReview(privacy, row) }))
    const counted = whole.filter(({ review }) => review.settled !== null)
    const settled = new Map(
      shuffleAnswers(
        kind,
        counted.map(({ review: { settled: told, answers, writer } }) => told ?? { answers, writer }),
        (below) => randomInt(below),
      ).map((one, at) => [counted[at]!.row.id, one]),
    )
    const asWritten = asWrittenOf(kind)
    for (const { row, review } of whole) {
      const { id, undecided } = row
      const kept = Object.entries(review.answers).filter(
        ([name]) => asWritten.includes(name) || (undecided && factNames.includes(name)),
      )
      const { sealed } = sealReview(privacy, {
        kind,
        answers: Object.fromEntries(kept),
        writer: null,
        since: undecided ? review.since : undefined,
        settled: settled.get(id) ?? null,
      })
      await tx.execute(sql`update reviews set sealed = decode(${sealed.toString('hex')}, 'hex'), whole = false
        where id = ${id}::uuid and company_id = ${companyId}`)
    }
  }
}
