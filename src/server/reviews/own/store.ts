import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import type { Account } from '../../accounts/account.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import type { ReviewState } from '../../db/schema/reviews.ts'
import { type Interest, interestIn } from '../../employers/store.ts'
import type { Kept } from '../../http/idempotency/store.ts'
import type { Language } from '../../http/words.ts'
import type { SealedSecret } from '../../privacy/privacy.ts'
import { count } from '../../statistics/store.ts'
import { releaseSlot, slotOfReview } from '../authorship/store.ts'
import { type CountedRow, countedIn, type Keeping } from '../store.ts'

export type OwnReview = {
  id: string
  kind: ReviewKind
  month: string
  state: ReviewState
  answers: RawAnswers
  company: { id: number; name: string; logo: string | null }
}

/** These reviews, in this order, with their companies named in a language; those that are gone are left out. */
export async function readOwn(db: Database, ids: readonly string[], language: Language): Promise<OwnReview[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<Omit<OwnReview, 'company'> & { company_id: number; name: string; logo: string | null }>(
    db,
    sql`select r.id, r.kind, r.month, r.state, r.answers, r.company_id, c.logo,
        ${language === 'ar' ? sql`c.name_ar` : sql`c.name_en`} as name
      from reviews r join companies c on c.id = r.company_id
      where r.id = any(${sql.param([...ids])}::uuid[])`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    if (!row) return []
    const { company_id, name, logo, ...review } = row
    return [{ ...review, company: { id: company_id, name, logo } }]
  })
}

type OwnRow = CountedRow & { company_id: number; state: ReviewState }

/** A review for changing it, if this person wrote it: the slot it stands under, and its row. */
async function own({ db: tx, privacy }: Keeping, secret: SealedSecret, kind: ReviewKind, id: string) {
  const slot = await slotOfReview(tx, { privacy, secret }, id)
  if (!slot) return undefined
  const [row] = await rowsOf<OwnRow>(
    tx,
    sql`select company_id, kind, answers, month, writer, state from reviews
      where id = ${id}::uuid and kind = ${kind} for update`,
  )
  return row && { slot, row }
}

export type Changed = { ok: true; answer: Kept } | { ok: false; because: 'unknown' | 'replaced' | Interest }

/**
 * Stores other answers in a person's own review and counts the difference, in one transaction.
 * `answersFrom` makes the new answers of the old ones. Nothing but the answers changes.
 */
export function changeOwn(
  { db, privacy }: Keeping,
  { id: accountId, secret }: Pick<Account, 'id' | 'secret'>,
  { kind, id }: { kind: ReviewKind; id: string },
  answersFrom: (before: RawAnswers) => RawAnswers,
): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    const found = await own({ db: tx, privacy }, secret, kind, id)
    if (!found) return { ok: false, because: 'unknown' }
    const { row } = found
    if (row.state === 'replaced') return { ok: false, because: 'replaced' }
    // What they wrote before they spoke for a company stays as it was; they may delete it.
    const interest = await interestIn(tx, accountId, row.company_id)
    if (interest) return { ok: false, because: interest }
    const answers = answersFrom(row.answers)
    await tx.execute(sql`update reviews set answers = ${JSON.stringify(answers)}::jsonb where id = ${id}::uuid`)
    if (row.state === 'published')
      await count(tx, row.company_id, {
        added: [countedIn(privacy, { ...row, answers })],
        taken: [countedIn(privacy, row)],
      })
    return { ok: true, answer: { status: 200, message: row.state === 'published' ? 'review_changed' : 'review_kept' } }
  })
}

/**
 * Deletes a person's own review and takes it out of the counters; their tie to it goes as well, so that they may write
 * another. False where it is not theirs, or gone already.
 */
export function removeOwn(
  { db, privacy }: Keeping,
  secret: SealedSecret,
  { kind, id }: { kind: ReviewKind; id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await own({ db: tx, privacy }, secret, kind, id)
    if (!found) return false
    await tx.execute(sql`delete from reactions where review_id = ${id}::uuid`)
    await tx.execute(sql`delete from reviews where id = ${id}::uuid`)
    await releaseSlot(tx, found.slot)
    if (found.row.state === 'published')
      await count(tx, found.row.company_id, { taken: [countedIn(privacy, found.row)] })
    return true
  })
}
