import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import { getFormOfKind, type ReviewKind } from '../../contract/reviews/reviews.ts'
import { queryRows } from '../platform/db/database.ts'
import type { ReviewState } from '../platform/db/schema/reviews.ts'
import { count, lockCountedOf } from '../statistics/statistics.queries.ts'
import { type CountedRow, type Dependencies, findReviewedCompanyId, toCounted } from './reviews.queries.ts'
import { buildWords } from './words/found-by.ts'
import { asWords } from './words/words.queries.ts'

/** Changes one text; returns it as it was where nothing is to change. */
export type TextChange = (text: string) => string

/**
 * Changes what readers see of the long texts of a published review, with its index of words and its counters, in one
 * transaction. What the author reads of their own review changes as well; nothing that is hidden from readers does.
 * Returns false where the review is not published or no text has changed.
 */
export function changeReviewTexts({ db, privacy }: Dependencies, id: string, change: TextChange): Promise<boolean> {
  return db.transaction(async (tx) => {
    const companyId = await lockCountedOf(tx, () => findReviewedCompanyId(tx, id))
    if (companyId === null) return false
    const [review] = await queryRows<CountedRow & { state: ReviewState }>(
      tx,
      sql`select kind, answers, month, sealed, state from reviews
        where id = ${id}::uuid and company_id = ${companyId} for update`,
    )
    if (review?.state !== 'published') return false
    const { kind, answers } = review
    const shown = changeTexts(kind, answers, change)
    if (JSON.stringify(shown) === JSON.stringify(answers)) return false
    const words = buildWords({ kind, companyId, state: review.state, shown })
    await tx.execute(sql`update reviews set answers = ${JSON.stringify(shown)}::jsonb,
      words = ${asWords(sql`${words}::text`)} where id = ${id}::uuid and company_id = ${companyId}`)
    const before = toCounted(privacy, review)
    await count(tx, companyId, { added: [toCounted(privacy, { ...review, answers: shown })], taken: [before] })
    return true
  })
}

/** Changes the long texts and the pairs of texts among a review's answers. */
export function changeTexts(kind: ReviewKind, answers: RawAnswers, change: TextChange): RawAnswers {
  const changed = { ...answers }
  for (const field of getFormOfKind(kind).fields) {
    const value = answers[field.name]
    if (field.kind === 'longText' && typeof value === 'string') changed[field.name] = change(value)
    if (field.kind === 'pairs' && Array.isArray(value))
      changed[field.name] = value.map((pair: Record<string, string>) =>
        Object.fromEntries(Object.entries(pair).map(([part, text]) => [part, change(text)])),
      )
  }
  return changed
}
