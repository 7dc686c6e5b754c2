import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { OneByOneKind } from '../../contract/reviews/kinds.ts'
import { isReadOneByOne } from '../../contract/reviews/readings.ts'
import { type Act, addActs } from '../authorship/acts.queries.ts'
import type { Lookups } from '../lookups/lookups.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import type { Context, ReviewState } from '../platform/db/schema/reviews.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { CountedReview, SettledAnswers } from '../statistics/counted.ts'
import { openReview, type ReviewRow, sealReview } from '../statistics/sealed.ts'
import { count, lockCountedOf } from '../statistics/statistics.queries.ts'
import { filterStillTrue } from './context.ts'
import { findRegionIn, readFacts, replaceJoinedInContext } from './current-facts.ts'
import type { WaitingEdit, WaitingReview, WaitingSeal } from './rounds/contribution.ts'
import { buildWords } from './words/found-by.ts'
import { asWords } from './words/words.queries.ts'

type ReviewedCompany = { id: number; name: string; approved: boolean; closed: boolean }

/** Returns the company a review is about, with its English name; null when there is none. */
export async function findCompanyOfReview(db: Database, id: number): Promise<ReviewedCompany | null> {
  const [row] = await queryRows<ReviewedCompany>(
    db,
    sql`select id, name_en as name, is_approved as approved, closed from companies where id = ${id}`,
  )
  return row ?? null
}

/**
 * Returns the id of the company a review of any state is about; null when there is no such review. Where reviews are
 * partitioned by company, this one query goes to every partition, so that those that follow go to one (decision 126).
 */
export async function findReviewedCompanyId(db: Database, id: string): Promise<number | null> {
  const [row] = await queryRows<{ company_id: number }>(db, sql`select company_id from reviews where id = ${id}::uuid`)
  return row?.company_id ?? null
}

/** Creates a random id for a review: it reveals neither order nor author. */
export const createReviewId = (): string => randomUUID()

/**
 * The database and the key: a review is stored, and taken out of the counters, with a part sealed under the author key.
 */
export type Dependencies = { db: Database; privacy: Privacy }
/** The company whose reviews are published, and the lists their answers are from. */
export type PublicationContext = Dependencies & { companyId: number; lookups: Lookups }

/**
 * Publishes reviews of one company and updates the counters, in the caller's transaction, which holds the lock on what
 * is counted of the company; `hidden` ones are stored for their authors alone, and replace nothing. A later round removes their authors' earlier ones: in the same one it would show whose
 * they are. What is shown of the authors is decided later (`contexts.queries.ts`).
 */
export async function publishReviews(
  publishing: PublicationContext,
  waiting: readonly WaitingReview[],
  state: Exclude<ReviewState, 'replaced'> = 'published',
): Promise<void> {
  const { db: tx, privacy, companyId } = publishing
  if (waiting.length === 0) return
  const company = await findCompanyOfReview(tx, companyId)
  // An author who wrote before and after the turn of a year may have two reviews here; nobody has to read the older
  // one.
  const late = new Set(waiting.flatMap(({ earlier }) => earlier))
  const reviews = waiting
    .filter(({ id }) => !late.has(id))
    .map((one) => ({ ...one, answers: { ...one.answers, employer_name: company!.name } }))
  const earlier = await lockEarlier(publishing, reviews)
  const rows = reviews.map((review) => {
    const settled = review.joins.tells ? undefined : null
    const { shown, sealed } = sealReview(privacy, { ...review, settled })
    const words = buildWords({ ...review, companyId, state, shown })
    return { ...review, settled, shown, sealed, state, words, undecided: isReadOneByOne(review.kind) }
  })
  const bindColumn = <T>(of: (row: (typeof rows)[number]) => T) => sql.param(rows.map(of))
  await tx.execute(
    sql`insert into reviews (id, company_id, kind, month, answers, undecided, proven, sealed, own, state, words)
      select id, ${companyId}, kind, month, answers::jsonb, undecided, proven, decode(sealed, 'hex'), decode(own, 'base64'),
        state, ${asWords(sql`words`)}
      from unnest(
        ${bindColumn(({ id }) => id)}::uuid[],
        ${bindColumn(({ kind }) => kind)}::text[],
        ${bindColumn(({ month }) => month)}::text[],
        ${bindColumn(({ shown }) => JSON.stringify(shown))}::text[],
        ${bindColumn(({ undecided }) => undecided)}::boolean[],
        ${bindColumn(({ proven = false }) => proven)}::boolean[],
        ${bindColumn(({ sealed }) => sealed.toString('hex'))}::text[],
        ${bindColumn(({ own = null }) => own)}::text[],
        ${bindColumn(({ state }) => state)}::text[],
        ${bindColumn(({ words }) => words)}::text[]
      ) as review (id, kind, month, answers, undecided, proven, sealed, own, state, words)
      order by id`,
  )
  if (state === 'hidden') return
  for (const review of rows) await count(tx, companyId, { added: [review] })
  const removals = rows.flatMap(({ earlier: ids, retires = 0 }) =>
    ids
      .filter((id) => earlier.has(id))
      .map((id): Act => ({ what: 'removal', of: 'review', id, companyId, from: retires })),
  )
  await addActs(publishing, removals)
}

/** Returns what releases count of a review from its settlement on, no matter what happens to its answers. */
const getSettled = ({ settled, answers, writer }: CountedReview): SettledAnswers | null =>
  settled === undefined ? { answers, writer } : settled

/** Locks the reviews that these replace until the transaction ends; they stay counted until a round removes them. */
async function lockEarlier(
  { db: tx, companyId }: PublicationContext,
  reviews: readonly WaitingReview[],
): Promise<ReadonlySet<string>> {
  const ids = reviews.flatMap(({ earlier }) => earlier)
  if (ids.length === 0) return new Set()
  const rows = await queryRows<{ id: string }>(
    tx,
    sql`select id from reviews where id = any(${sql.param(ids)}::uuid[]) and company_id = ${companyId}
      and state <> 'replaced' order by id for update`,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Gives published reviews their changed answers and updates the counters by the difference; what is shown of an author
 * gets no finer. What a release has published of a review stays as it was published: a change included in a later
 * release would be disclosed as well, one in each release.
 */
export async function changeReviews(
  { db: tx, privacy, companyId, lookups }: PublicationContext,
  edits: readonly WaitingEdit[],
): Promise<void> {
  for (const { id, answers, own = null } of edits) {
    const [row] = await queryRows<CountedRow & ToldFlags & { state: ReviewState; context: Context }>(
      tx,
      sql`select kind, answers, month, sealed, state, context, told_by_company, told_by_country
        from reviews where id = ${id}::uuid and company_id = ${companyId} for update`,
    )
    if (!row || row.state === 'replaced') continue
    const { kind } = row
    const before = toCounted(privacy, row)
    const after = {
      ...before,
      answers,
      settled: row.told_by_company || row.told_by_country ? getSettled(before) : before.settled,
    }
    const { shown, sealed } = sealReview(privacy, after)
    const { context, isSame } = isReadOneByOne(kind)
      ? judgeFacts(kind, { shown: row.context, before: before.answers, after: answers }, lookups)
      : { context: row.context, isSame: true }
    await tx.execute(
      sql`update reviews set answers = ${JSON.stringify(shown)}::jsonb, context = ${JSON.stringify(context)}::jsonb,
        sealed = decode(${sealed.toString('hex')}, 'hex'), own = decode(${own}, 'base64'), whole = true,
        undecided = undecided and ${isSame},
        words = ${asWords(sql`${buildWords({ kind, companyId, state: row.state, shown })}::text`)}
        where id = ${id}::uuid and company_id = ${companyId}`,
    )
    if (row.state === 'published') await count(tx, companyId, { added: [after], taken: [before] })
  }
}

/**
 * Returns what is still shown of an author who has changed their answers, and whether their facts are the same: with
 * others their review counts for nobody, since accounts of long ago could say what an employer has learned since.
 */
function judgeFacts(
  kind: OneByOneKind,
  { shown, before, after }: { shown: Context; before: RawAnswers; after: RawAnswers },
  lookups: Lookups,
): { context: Context; isSame: boolean } {
  const facts = readFacts(lookups, kind, after)
  return {
    context: filterStillTrue(kind, replaceJoinedInContext(lookups, shown), facts, findRegionIn(lookups)),
    isSame: JSON.stringify(readFacts(lookups, kind, before)) === JSON.stringify(facts),
  }
}

/** Keeps the answers of earlier reviews for their authors. */
export async function storeForAuthors(tx: Database, seals: readonly WaitingSeal[]): Promise<void> {
  for (const { id, companyId, own } of seals)
    await tx.execute(sql`update reviews set own = decode(${own}, 'base64')
      where id = ${id}::uuid and company_id = ${companyId} and own is null`)
}

/** The part of a stored review that is counted. */
export type CountedRow = ReviewRow & { month: string }
type ToldFlags = { told_by_company: boolean; told_by_country: boolean }
export const toCounted = (privacy: Privacy, row: CountedRow) => ({
  ...openReview(privacy, row),
  month: row.month,
})

/**
 * Publishes or hides a review and adds it to the counters or takes it out of them, in one transaction. Returns its new
 * state: a replaced review stays replaced. Null for an unknown id.
 */
export function setReviewState(
  { db, privacy }: Dependencies,
  id: string,
  state: Exclude<ReviewState, 'replaced'>,
): Promise<ReviewState | null> {
  return db.transaction(async (tx) => {
    const companyId = await lockCountedOf(tx, () => findReviewedCompanyId(tx, id))
    if (companyId === null) return null
    const [review] = await queryRows<CountedRow & { state: ReviewState }>(
      tx,
      sql`select kind, answers, month, sealed, state from reviews
        where id = ${id}::uuid and company_id = ${companyId} for update`,
    )
    if (!review) return null
    if (review.state === state || review.state === 'replaced') return review.state
    const words = buildWords({ kind: review.kind, companyId, state, shown: review.answers })
    await tx.execute(sql`update reviews set state = ${state}, words = ${asWords(sql`${words}::text`)}
      where id = ${id}::uuid and company_id = ${companyId}`)
    const counted = [toCounted(privacy, review)]
    await count(tx, companyId, state === 'published' ? { added: counted } : { taken: counted })
    return state
  })
}

export type StoredReview = {
  id: string
  month: string
  /** The answers that readers see word for word. */
  answers: RawAnswers
  context: Context
  response: { text: string; month: string } | null
  helpful: number
  unhelpful: number
  /** The stars of a company review; null for other kinds. */
  stars: number | null
  proven: boolean
}
