import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../db/database.ts'
import type { ReviewState } from '../db/schema/reviews.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { openWriter, sealWriter, type Writer } from '../statistics/people/writer.ts'
import { type Counted, count } from '../statistics/store.ts'

export type ReviewedCompany = { id: number; name: string; approved: boolean }

/** The company a review is about, with its English name; null where there is none. */
export async function companyOf(db: Database, id: number): Promise<ReviewedCompany | null> {
  const [row] = await rowsOf<ReviewedCompany>(
    db,
    sql`select id, name_en as name, is_approved as approved from companies where id = ${id}`,
  )
  return row ?? null
}

/** A random name for a review: it tells neither order nor author. */
export const newReviewId = (): string => randomUUID()

export type NewReview = {
  id: string
  companyId: number
  kind: ReviewKind
  month: string
  answers: RawAnswers
  writer: Writer | null
}

/** Reviews are written to and taken out of the counters with what is known of their writers, sealed under the key. */
export type Keeping = { db: Database; privacy: Privacy }

/**
 * Stores a published review in place of the person's earlier ones of the same company and kind, and counts both, in the
 * caller's transaction.
 */
export async function publish(
  { db: tx, privacy }: Keeping,
  review: NewReview,
  earlier: readonly string[],
): Promise<void> {
  const sealed = sealWriter(privacy, review.writer)
  await tx.execute(
    sql`insert into reviews (id, company_id, kind, month, answers, writer)
      values (${review.id}, ${review.companyId}, ${review.kind}, ${review.month},
        ${JSON.stringify(review.answers)}::jsonb, decode(${sealed?.toString('hex') ?? null}, 'hex'))`,
  )
  const taken = earlier.length > 0 ? await replace({ db: tx, privacy }, earlier) : []
  await count(tx, review.companyId, { added: [review], taken })
}

/** Marks reviews as replaced; answers those that were published, and so counted, until now. */
async function replace({ db: tx, privacy }: Keeping, ids: readonly string[]): Promise<Counted[]> {
  const rows = await rowsOf<CountedRow & { state: ReviewState }>(
    tx,
    sql`select kind, answers, month, writer, state from reviews where id = any(${sql.param(ids)}::uuid[]) order by id for update`,
  )
  await tx.execute(sql`update reviews set state = 'replaced' where id = any(${sql.param(ids)}::uuid[])`)
  return rows.filter(({ state }) => state === 'published').map((row) => countedIn(privacy, row))
}

/** A stored review as far as it is counted. */
export type CountedRow = Omit<Counted, 'writer'> & { writer: Uint8Array | null }
export const countedIn = (privacy: Privacy, { kind, answers, month, writer }: CountedRow): Counted => ({
  kind,
  answers,
  month,
  writer: openWriter(privacy, writer),
})

/**
 * Publishes or hides a review and counts it or takes it back, in one transaction. Answers the state it has now: a replaced
 * review stays replaced. Null for an unknown id.
 */
export function setReviewState(
  { db, privacy }: Keeping,
  id: string,
  state: Exclude<ReviewState, 'replaced'>,
): Promise<ReviewState | null> {
  return db.transaction(async (tx) => {
    const [review] = await rowsOf<CountedRow & { company_id: number; state: ReviewState }>(
      tx,
      sql`select company_id, kind, answers, month, writer, state from reviews where id = ${id} for update`,
    )
    if (!review) return null
    if (review.state === state || review.state === 'replaced') return review.state
    await tx.execute(sql`update reviews set state = ${state} where id = ${id}`)
    const counted = [countedIn(privacy, review)]
    await count(tx, review.company_id, state === 'published' ? { added: counted } : { taken: counted })
    return state
  })
}

export type StoredReview = {
  id: string
  month: string
  answers: RawAnswers
  response: { text: string; month: string } | null
  helpful: number
  unhelpful: number
  /** Of a company review; null for other kinds. */
  stars: number | null
}
