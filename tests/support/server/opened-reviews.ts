import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../../src/server/platform/db/database.ts'
import type { ReviewState } from '../../../src/server/platform/db/schema/reviews.ts'
import type { Privacy } from '../../../src/server/platform/privacy/privacy.ts'
import { openReview, type ReviewRow } from '../../../src/server/statistics/sealed.ts'

type Stored = ReviewRow & { id: string; company_id: number; month: string; state: ReviewState }
/** Loosely typed, since tests know what was answered. */
type Answers = Record<string, any>

/** Returns every stored review with all its answers, which takes the author key; ordered by month, state and id. */
export async function openedReviews({ db, privacy }: { db: Database; privacy: Privacy }) {
  const rows = await queryRows<Stored>(
    db,
    sql`select id, company_id, kind, month, state, answers, sealed from reviews order by month, state, id`,
  )
  return rows.map((row) => {
    const { answers, writer, settled } = openReview(privacy, row)
    const { sealed: _, ...stored } = row
    return { ...stored, answers: answers as Answers, writer, settled }
  })
}
