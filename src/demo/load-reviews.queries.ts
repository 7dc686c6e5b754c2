import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { listVisible } from '../contract/form/check.ts'
import type { RawAnswers } from '../contract/form/form.ts'
import { isReadOneByOne } from '../contract/reviews/readings.ts'
import { getFormOfKind, type ReviewKind } from '../contract/reviews/reviews.ts'
import { splitBatches } from '../server/platform/db/batches.ts'
import type { Database } from '../server/platform/db/database.ts'
import type { Privacy } from '../server/platform/privacy/privacy.ts'
import { buildWords } from '../server/reviews/words/found-by.ts'
import { asWords } from '../server/reviews/words/words.queries.ts'
import { openTallies } from '../server/statistics/counted.ts'
import type { Writer } from '../server/statistics/people/writer.ts'
import { sealReview } from '../server/statistics/sealed.ts'

/** A review as a person would have sent it (`answers` as sent), and the employer's answer to it. */
export type LoadedReview = {
  companyId: number
  type: ReviewKind
  /** The month, as `2026-10`. */
  month: string
  answers: Record<string, unknown>
  helpful?: { yes: number; no: number }
  response?: { text: string; month: string }
  /** The groups its author gives of themselves. */
  writer?: Writer
}

/** The number of rows in one statement: large enough to be fast, small enough that no other query waits long. */
const rowsAtOnce = 400
const countersAtOnce = 2000

type Dependencies = { db: Database; privacy: Privacy }

/**
 * Stores published reviews with the public counters, thousands a second. Companies with these ids must exist. The
 * reviews have no author, are in no release yet, and their contexts are not decided. Returns how many there were.
 */
export async function loadReviews({ db, privacy }: Dependencies, reviews: Iterable<LoadedReview>): Promise<number> {
  const counters: Counters = new Map()
  let loaded = 0
  let batch: Row[] = []
  for (const review of reviews) {
    const answers = listAnswers(review.type, review.answers)
    batch.push({ ...review, answers, id: randomUUID() })
    addUp(counters, review, answers)
    if (batch.length < rowsAtOnce) continue
    loaded += await insertReviews({ db, privacy }, batch)
    batch = []
  }
  if (batch.length > 0) loaded += await insertReviews({ db, privacy }, batch)
  await insertCounters(db, counters)
  return loaded
}

/** Lists what the form would have stored: the fields that show, under their own names. */
function listAnswers(kind: ReviewKind, sent: RawAnswers): Record<string, unknown> {
  const shown = listVisible(getFormOfKind(kind), sent, 'wire').filter(({ answer }) => answer !== undefined)
  return Object.fromEntries(shown.map(({ field, answer }) => [field.name, answer]))
}

/** Counters by company. */
type Counters = Map<number, Map<string, number>>

function addUp(counters: Counters, { companyId, type: kind, month }: LoadedReview, answers: RawAnswers) {
  const counts = counters.get(companyId) ?? new Map<string, number>()
  counters.set(companyId, counts)
  for (const { measure, bucket, n = 1 } of openTallies({ kind, answers, month, writer: null })) {
    const key = `${measure}\n${bucket}`
    counts.set(key, (counts.get(key) ?? 0) + n)
  }
}

type Row = LoadedReview & { id: string }

async function insertReviews({ db, privacy }: Dependencies, batch: Row[]): Promise<number> {
  const rows = batch.map(({ type: kind, writer = null, ...review }) => {
    const { answers } = review
    const { shown, sealed } = sealReview(privacy, { kind, answers, writer })
    const words = buildWords({ kind, companyId: review.companyId, state: 'published', shown })
    return { ...review, kind, undecided: isReadOneByOne(kind), shown, sealed, words }
  })
  const bindColumn = <T>(of: (review: (typeof rows)[number]) => T) => sql.param(rows.map(of))
  await db.execute(
    sql`insert into reviews
        (id, company_id, kind, month, answers, undecided, response, sealed, helpful, unhelpful, words)
      select id, company_id, kind, month, answers::jsonb, undecided, response::jsonb, decode(sealed, 'hex'), helpful,
        unhelpful, ${asWords(sql`words`)}
      from unnest(
        ${bindColumn(({ id }) => id)}::uuid[],
        ${bindColumn(({ companyId }) => companyId)}::int[],
        ${bindColumn(({ kind }) => kind)}::text[],
        ${bindColumn(({ month }) => month)}::text[],
        ${bindColumn(({ shown }) => JSON.stringify(shown))}::text[],
        ${bindColumn(({ undecided }) => undecided)}::boolean[],
        ${bindColumn(({ response }) => (response ? JSON.stringify(response) : null))}::text[],
        ${bindColumn(({ sealed }) => sealed.toString('hex'))}::text[],
        ${bindColumn(({ helpful }) => helpful?.yes ?? 0)}::int[],
        ${bindColumn(({ helpful }) => helpful?.no ?? 0)}::int[],
        ${bindColumn(({ words }) => words)}::text[]
      ) as review (id, company_id, kind, month, answers, undecided, response, sealed, helpful, unhelpful, words)`,
  )
  await breathe()
  return batch.length
}

async function insertCounters(db: Database, counters: Counters) {
  const rows = [...counters].flatMap(([companyId, counts]) =>
    [...counts].map(([key, n]) => {
      const [measure = '', bucket = ''] = key.split('\n')
      return { companyId, measure, bucket, n }
    }),
  )
  await insertInBatches(rows, (column) =>
    db.execute(
      sql`insert into tallies (company_id, measure, bucket, live, open) select *, true from unnest(
        ${column(({ companyId }) => companyId)}::int[], ${column(({ measure }) => measure)}::text[],
        ${column(({ bucket }) => bucket)}::text[], ${column(({ n }) => n)}::int[])
      on conflict (company_id, measure, bucket) do update set live = tallies.live + excluded.live`,
    ),
  )
}

async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (column: (of: (row: Row) => unknown) => SQL) => Promise<unknown>,
) {
  for (const batch of splitBatches(rows, countersAtOnce)) {
    await insert((of) => sql`${sql.param(batch.map(of))}`)
    await breathe()
  }
}
