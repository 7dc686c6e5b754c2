import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { type ContextKind, contextKinds } from '../../../contract/reviews/context.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import { type Interest, interestIn } from '../../accounts/company-roles.queries.ts'
import { releaseSlot, slotOf } from '../../authorship/authorship.queries.ts'
import { type Database, rowsOf } from '../../platform/db/database.ts'
import type { ReviewState } from '../../platform/db/schema/reviews.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Language } from '../../platform/http/words.ts'
import type { Kept } from '../../platform/idempotency/idempotency.queries.ts'
import type { Privacy, SealedSecret } from '../../platform/privacy/privacy.ts'
import { count } from '../../statistics/statistics.queries.ts'
import { leaveGroup } from '../context.ts'
import { holdGroups, keepGroups } from '../groups.queries.ts'
import { type CountedRow, countedIn, type Keeping } from '../reviews.queries.ts'
import { holdWaiting, keepWaiting, removeWaiting, waitingAmong } from '../rounds/rounds.queries.ts'
import { openReview, type ReviewRow } from '../sealed.ts'

export type OwnReview = {
  id: string
  kind: ReviewKind
  month: string
  /** `waiting` until a round publishes it. */
  state: ReviewState | 'waiting'
  answers: RawAnswers
  company: { id: number; name: string; logo: string | null }
}

type OwnListed = ReviewRow & { id: string; month: string; state: ReviewState; company_id: number }

/**
 * These reviews, in this order, with their companies named in a language; those that are gone are left out. Their writer
 * sees at once what readers see after the next round.
 */
export async function readOwn(
  { db, privacy }: { db: Database; privacy: Privacy },
  ids: readonly string[],
  language: Language,
): Promise<OwnReview[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf<OwnListed>(
    db,
    sql`select id, kind, month, state, answers, sealed, company_id from reviews
      where id = any(${sql.param([...ids])}::uuid[])`,
  )
  const edits = await waitingAmong({ db, privacy }, 'edit', ids)
  const waiting = await waitingAmong({ db, privacy }, 'review', ids)
  const found = new Map<string, Omit<OwnReview, 'company'> & { companyId: number }>()
  for (const row of rows) {
    const answers = edits.get(row.id)?.answers ?? openReview(privacy, row).answers
    const { id, kind, month, state, company_id: companyId } = row
    found.set(id, { id, kind, month, state, answers, companyId })
  }
  for (const { id, kind, month, answers, companyId } of waiting.values())
    if (!found.has(id)) found.set(id, { id, kind, month, state: 'waiting', answers, companyId })
  const companies = await companiesNamed(
    db,
    [...new Set([...found.values()].map(({ companyId }) => companyId))],
    language,
  )
  return ids.flatMap((id) => {
    const one = found.get(id)
    const company = one && companies.get(one.companyId)
    if (!company) return []
    const { companyId: _, ...review } = one
    return [{ ...review, company }]
  })
}

async function companiesNamed(db: Database, ids: readonly number[], language: Language) {
  const rows = await rowsOf<OwnReview['company']>(
    db,
    sql`select id, logo, ${language === 'ar' ? sql`name_ar` : sql`name_en`} as name from companies
      where id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map((company) => [company.id, company]))
}

type OwnRow = CountedRow & { company_id: number; state: ReviewState }

/** A published review, held until the transaction ends. */
async function hold(tx: Database, kind: ReviewKind, id: string): Promise<OwnRow | undefined> {
  const [row] = await rowsOf<OwnRow>(
    tx,
    sql`select company_id, kind, answers, month, sealed, state from reviews
      where id = ${id}::uuid and kind = ${kind} for update`,
  )
  return row
}

export type Changed = { ok: true; answer: Kept } | { ok: false; because: 'unknown' | 'replaced' | Interest }

/**
 * Keeps other answers for a person's own review until the next round. `answersFrom` makes the new answers of the old ones.
 * Nothing but the answers changes.
 */
export function changeOwn(
  { db, privacy }: Keeping,
  { id: accountId, secret }: Pick<Account, 'id' | 'secret'>,
  { kind, id }: { kind: ReviewKind; id: string },
  answersFrom: (before: RawAnswers) => RawAnswers,
): Promise<Changed> {
  return db.transaction(async (tx): Promise<Changed> => {
    const keeping = { db: tx, privacy }
    if (!(await slotOf(tx, { privacy, secret }, id))) return { ok: false, because: 'unknown' }
    const waiting = await holdWaiting(keeping, 'review', id)
    if (waiting) {
      if (waiting.kind !== kind) return { ok: false, because: 'unknown' }
      const interest = await interestIn(tx, accountId, waiting.companyId)
      if (interest) return { ok: false, because: interest }
      await keepWaiting(keeping, { ...waiting, answers: answersFrom(waiting.answers) })
      return { ok: true, answer: { status: 200, message: 'review_changed' } }
    }
    const row = await hold(tx, kind, id)
    if (!row) return { ok: false, because: 'unknown' }
    if (row.state === 'replaced') return { ok: false, because: 'replaced' }
    // What they wrote before they spoke for a company stays as it was; they may delete it.
    const interest = await interestIn(tx, accountId, row.company_id)
    if (interest) return { ok: false, because: interest }
    const before = (await holdWaiting(keeping, 'edit', id))?.answers ?? openReview(privacy, row).answers
    await keepWaiting(keeping, { what: 'edit', id, companyId: row.company_id, answers: answersFrom(before) })
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
    const keeping = { db: tx, privacy }
    const slot = await slotOf(tx, { privacy, secret }, id)
    if (!slot) return false
    const waiting = await holdWaiting(keeping, 'review', id)
    if (waiting ? waiting.kind !== kind : !(await removePublished(keeping, kind, id))) return false
    await removeWaiting(keeping, waiting ? 'review' : 'edit', id)
    await releaseSlot(tx, slot)
    return true
  })
}

const isContextKind = (kind: string): kind is ContextKind => (contextKinds as readonly string[]).includes(kind)

async function removePublished({ db: tx, privacy }: Keeping, kind: ReviewKind, id: string): Promise<boolean> {
  const row = await hold(tx, kind, id)
  if (!row) return false
  const { group } = openReview(privacy, row)
  if (group !== undefined && isContextKind(kind)) {
    const groups = await holdGroups({ db: tx, privacy }, row.company_id, kind)
    leaveGroup(groups, group)
    await keepGroups({ db: tx, privacy }, row.company_id, kind, groups)
  }
  await tx.execute(sql`delete from reactions where review_id = ${id}::uuid`)
  await tx.execute(sql`delete from reviews where id = ${id}::uuid`)
  if (row.state === 'published') await count(tx, row.company_id, { taken: [countedIn(privacy, row)] })
  return true
}
