import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { RemovalTime } from '../../../contract/removal-times.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import { findInterest, type Interest } from '../../accounts/company-roles.queries.ts'
import { listIdsOf } from '../../accounts/current-companies.queries.ts'
import { addActs, reserveRound } from '../../authorship/acts.queries.ts'
import { clearSlots, findSlot } from '../../authorship/authorship.queries.ts'
import { deriveOnceName, rewrittenDays } from '../../authorship/once.queries.ts'
import { addWithheld } from '../../authorship/withheld.queries.ts'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { readOfCompany } from '../../platform/db/read-of-company.ts'
import type { ReviewState } from '../../platform/db/schema/reviews.ts'
import type { Account } from '../../platform/http/account.ts'
import type { Language } from '../../platform/http/words.ts'
import type { KeptAnswer } from '../../platform/idempotency/idempotency.queries.ts'
import { getDayAfter } from '../../platform/months.ts'
import type { Privacy, Secret } from '../../platform/privacy/privacy.ts'
import type { Withheld } from '../../platform/withheld.ts'
import { openForAuthor, type ReviewRow, sealForAuthor } from '../../statistics/sealed.ts'
import { count, lockCounted } from '../../statistics/statistics.queries.ts'
import { type CountedRow, type Dependencies, findReviewedCompanyId, toCounted } from '../reviews.queries.ts'
import { listWaitingAmong, lockWaiting, queueContribution, removeWaiting } from '../rounds/rounds.queries.ts'

export type OwnReview = {
  id: string
  kind: ReviewKind
  month: string
  /** `waiting` until a round publishes it. */
  state: ReviewState | 'waiting'
  /** 1 while it waits for a moderator. */
  held?: 0 | 1
  answers: RawAnswers
  company: { id: number; name: string; logo: string | null }
}

/** A company as it is read; `english` is the name that a round gives to the answers of what waits. */
type ReadCompany = OwnReview['company'] & { english: string }

type OwnListRow = ReviewRow & {
  id: string
  month: string
  state: ReviewState
  company_id: number
  own: Uint8Array | null
}

/**
 * Returns these reviews, in this order, with the names of their companies in a language; those that do not exist are
 * left out. The author sees at once what readers see after the next round.
 */
export async function readOwn(
  { db, privacy, secret }: { db: Database; privacy: Privacy; secret: Secret },
  ids: readonly string[],
  language: Language,
): Promise<OwnReview[]> {
  if (ids.length === 0) return []
  // Waiting edits are read first: if a round publishes one in between, it is found among the published.
  const edits = await listWaitingAmong({ db, privacy }, 'edit', ids)
  const waiting = await listWaitingAmong({ db, privacy }, 'review', ids)
  const rows = await queryRows<OwnListRow>(
    db,
    sql`select id, kind, month, state, answers, sealed, own, company_id from reviews
      where id = any(${sql.param([...ids])}::uuid[])`,
  )
  const found = new Map<string, Omit<OwnReview, 'company'> & { companyId: number }>()
  for (const row of rows) {
    const answers = edits.get(row.id)?.answers ?? openForAuthor(privacy, secret, row)
    const { id, kind, month, state, company_id: companyId } = row
    found.set(id, { id, kind, month, state, answers, companyId })
  }
  for (const { id, kind, month, answers, companyId, held = 0 } of waiting.values())
    if (!found.has(id)) found.set(id, { id, kind, month, state: 'waiting', held, answers, companyId })
  const companies = await readCompanies(
    db,
    [...new Set([...found.values()].map(({ companyId }) => companyId))],
    language,
  )
  return ids.flatMap((id) => {
    const one = found.get(id)
    const company = one && companies.get(one.companyId)
    if (!company) return []
    const { companyId: _, ...review } = one
    const { english, ...shown } = company
    const answers = { employer_name: english, ...review.answers }
    return [{ ...review, answers, company: shown }]
  })
}

async function readCompanies(db: Database, ids: readonly number[], language: Language) {
  const rows = await queryRows<ReadCompany>(
    db,
    sql`select id, logo, ${language === 'ar' ? sql`name_ar` : sql`name_en`} as name, name_en as english from companies
      where id = any(${sql.param([...ids])}::int[])`,
  )
  return new Map(rows.map((company) => [company.id, company]))
}

type OwnRow = CountedRow & { company_id: number; state: ReviewState; own: Uint8Array | null }

/** Reads a published review of a company, locked until the transaction ends. */
async function lockPublished(tx: Database, id: string, companyId: number): Promise<OwnRow | undefined> {
  const [row] = await queryRows<OwnRow>(
    tx,
    sql`select company_id, kind, answers, month, sealed, own, state from reviews
      where id = ${id}::uuid and company_id = ${companyId} for update`,
  )
  return row
}

/** Reads a person's own review in the same way; their tie gives its id alone. */
const lockOwn = async (tx: Database, id: string) =>
  (
    await readOfCompany(
      () => findReviewedCompanyId(tx, id),
      (companyId) => lockPublished(tx, id, companyId),
    )
  )?.row

export type ChangeOutcome = { ok: true; answer: KeptAnswer } | { ok: false; because: 'unknown' | 'replaced' | Interest }

/**
 * Stores changed answers for a person's own review until the next round. `answersFrom` makes the new answers from the
 * old ones. Nothing but the answers changes.
 */
export function changeOwn(
  { db, privacy }: Dependencies,
  { id: accountId, secret }: Pick<Account, 'id' | 'secret'>,
  { kind, id }: { kind: ReviewKind; id: string },
  answersFrom: (before: RawAnswers) => RawAnswers,
): Promise<ChangeOutcome> {
  return db.transaction(async (tx): Promise<ChangeOutcome> => {
    const using = { db: tx, privacy }
    if (!(await findSlot(tx, { privacy, secret }, id))) return { ok: false, because: 'unknown' }
    const waiting = await lockWaiting(using, 'review', id)
    if (waiting) {
      if (waiting.kind !== kind) return { ok: false, because: 'unknown' }
      const interest = await findInterest(tx, accountId, waiting.companyId)
      if (interest) return { ok: false, because: interest }
      const answers = answersFrom(waiting.answers)
      await queueContribution(using, { ...waiting, answers, own: sealForAuthor(privacy, secret, kind, answers) })
      return { ok: true, answer: { status: 200, message: 'review_changed' } }
    }
    // Locked in the order a round takes them: what waits, then what is published.
    const edit = await lockWaiting(using, 'edit', id)
    const row = await lockOwn(tx, id)
    if (row?.kind !== kind) return { ok: false, because: 'unknown' }
    if (row.state === 'replaced') return { ok: false, because: 'replaced' }
    // What the author wrote before they spoke for a company may not be changed; they may delete it.
    const interest = await findInterest(tx, accountId, row.company_id)
    if (interest) return { ok: false, because: interest }
    const answers = answersFrom(edit?.answers ?? openForAuthor(privacy, secret, row))
    const own = sealForAuthor(privacy, secret, kind, answers)
    const from = edit?.from ?? (await reserveRound(tx, { privacy, secret }, 'soon'))
    await queueContribution(using, { what: 'edit', id, companyId: row.company_id, answers, own, from })
    return { ok: true, answer: { status: 200, message: row.state === 'published' ? 'review_changed' : 'review_kept' } }
  })
}

/**
 * Deletes a person's own review: it is gone for its author, who may write another. A round of publication removes it with
 * its counters, the next one in which readers see nothing else of this account; `now` removes it before this returns.
 * False when it is not theirs, or deleted already.
 */
export async function removeOwn(
  { db, privacy }: Dependencies,
  secret: Secret,
  { kind, id, when = 'rounds' }: { kind: ReviewKind; id: string; when?: RemovalTime | undefined },
  now: Date,
): Promise<boolean> {
  const found = await db.transaction(async (tx) => {
    const using = { db: tx, privacy }
    const found = await withdraw(using, secret, { kind, id }, now)
    if (found && found !== 'waiting') {
      const { year, ...left } = found
      const { companyId } = found
      const about = { companies: await listIdsOf(tx, companyId), kind, year }
      const once = await deriveOnceName(tx, { privacy, secret }, about, id)
      const deleted =
        once === undefined ? [] : [{ what: 'deleted' as const, id: once, day: getDayAfter(now, rewrittenDays) }]
      await addWithheld(using, [left, ...deleted])
      const from = await reserveRound(tx, { privacy, secret }, 'soon')
      await addActs(using, [{ what: 'removal', of: 'review', id, companyId, from }])
    }
    return found
  })
  if (when === 'now' && found && found !== 'waiting')
    await db.transaction(async (tx) => {
      await lockCounted(tx, found.companyId)
      await removePublished({ db: tx, privacy }, id, found.companyId)
    })
  return found !== undefined
}

/** A review to be withheld, and the year it counts for. */
type WithdrawnReview = Extract<Withheld, { slot: string }> & { year: number }

/**
 * Takes back what waits of a person's own review, and returns what is to be withheld; `waiting` when nobody has read
 * the review and it is gone, undefined when it is not theirs.
 */
export async function withdraw(
  using: Dependencies,
  secret: Secret,
  { kind, id }: { kind: ReviewKind; id: string },
  now: Date,
): Promise<WithdrawnReview | 'waiting' | undefined> {
  const { db: tx, privacy } = using
  const slot = await findSlot(tx, { privacy, secret }, id)
  if (!slot) return undefined
  const named = Buffer.from(slot).toString('hex')
  const waiting = await lockWaiting(using, 'review', id)
  if (waiting && waiting.kind !== kind) return undefined
  if (waiting) {
    await removeWaiting(using, 'review', id)
    await clearSlots(using, [named])
    return 'waiting'
  }
  await lockWaiting(using, 'edit', id)
  const row = await lockOwn(tx, id)
  if (row?.kind !== kind) return undefined
  await removeWaiting(using, 'edit', id)
  const year = Number(row.month.slice(0, 4))
  return { what: 'review', id, companyId: row.company_id, slot: named, day: getDayAfter(now, 0), year }
}

/** Deletes a review of a company and takes it out of the counters; does nothing when it does not exist. */
export async function removePublished({ db: tx, privacy }: Dependencies, id: string, companyId: number): Promise<void> {
  const row = await lockPublished(tx, id, companyId)
  if (!row) return
  await tx.execute(sql`delete from reactions where review_id = ${id}::uuid and company_id = ${companyId}`)
  await tx.execute(sql`delete from reviews where id = ${id}::uuid and company_id = ${companyId}`)
  if (row.state === 'published') await count(tx, companyId, { taken: [toCounted(privacy, row)] })
}
