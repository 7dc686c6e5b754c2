import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { visible } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { formOfKind, type ReviewKind } from '../../../contract/reviews/reviews.ts'
import type { Privacy } from '../../privacy/privacy.ts'
import { isGuarded, isReleasedByCell, releasedCell, releasedMeasure } from '../../statistics/guard.ts'
import { nationalTallies } from '../../statistics/pay-tally.ts'
import { sealWriter, type Writer } from '../../statistics/people/writer.ts'
import { type Tally, tallyOf } from '../../statistics/tally.ts'
import type { Database } from '../database.ts'

/** A review as somebody would have sent it (`answers` as they travel), and the employer's answer to it. */
export type LoadedReview = {
  companyId: number
  type: ReviewKind
  /** As `2026-10`. */
  month: string
  answers: Record<string, unknown>
  helpful?: { yes: number; no: number }
  response?: { text: string; month: string }
  /** What its writer says of themselves, as groups. */
  writer?: Writer
}

/** So many rows go in one statement: long enough to be fast, short enough that nobody waits for the rest. */
const rowsAtOnce = 400
const countersAtOnce = 2000

/**
 * Stores published reviews with their counters, thousands a second. Companies with these ids must exist. They have no
 * author. Meant for a new database: what the guard releases is all of what was loaded. Answers how many there were.
 */
export async function loadReviews(
  { db, privacy }: { db: Database; privacy: Privacy },
  reviews: Iterable<LoadedReview>,
): Promise<number> {
  const counters: Counters = new Map()
  let loaded = 0
  let batch: Row[] = []
  for (const review of reviews) {
    const answers = answersOf(review.type, review.answers)
    batch.push({ ...review, answers, id: randomUUID(), sealed: sealWriter(privacy, review.writer) })
    addUp(counters, review, answers)
    if (batch.length < rowsAtOnce) continue
    loaded += await insertReviews(db, batch)
    batch = []
  }
  if (batch.length > 0) loaded += await insertReviews(db, batch)
  await insertCounters(db, counters)
  return loaded
}

/** What the form would have stored: the fields that show, under their own names. */
function answersOf(kind: ReviewKind, sent: RawAnswers): Record<string, unknown> {
  const shown = visible(formOfKind(kind), sent, 'wire').filter(({ answer }) => answer !== undefined)
  return Object.fromEntries(shown.map(({ field, answer }) => [field.name, answer]))
}

/** Counters by ledger: a company, or null for the whole country. */
type Counters = Map<number | null, Map<string, number>>

function addUp(counters: Counters, { companyId, type, month, writer }: LoadedReview, answers: RawAnswers) {
  const add = (ledger: number | null, tallies: readonly Tally[]) => {
    const counts = counters.get(ledger) ?? new Map<string, number>()
    counters.set(ledger, counts)
    for (const { measure, bucket } of tallies)
      for (const one of isGuarded(measure) ? [measure, releasedMeasure(measure)] : [measure]) {
        const key = `${one}\n${bucket}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
  }
  add(companyId, tallyOf(type, answers, month, writer))
  add(null, nationalTallies(type, answers))
}

type Row = LoadedReview & { id: string; sealed: Buffer | null }

async function insertReviews(db: Database, batch: Row[]): Promise<number> {
  const column = <T>(of: (review: (typeof batch)[number]) => T) => sql.param(batch.map(of))
  await db.execute(
    sql`insert into reviews (id, company_id, kind, month, answers, response, writer, helpful, unhelpful)
      select id, company_id, kind, month, answers::jsonb, response::jsonb, decode(writer, 'hex'), helpful, unhelpful
      from unnest(
        ${column(({ id }) => id)}::uuid[],
        ${column(({ companyId }) => companyId)}::int[],
        ${column(({ type }) => type)}::text[],
        ${column(({ month }) => month)}::text[],
        ${column(({ answers }) => JSON.stringify(answers))}::text[],
        ${column(({ response }) => (response ? JSON.stringify(response) : null))}::text[],
        ${column(({ sealed }) => sealed?.toString('hex') ?? null)}::text[],
        ${column(({ helpful }) => helpful?.yes ?? 0)}::int[],
        ${column(({ helpful }) => helpful?.no ?? 0)}::int[]
      ) as review (id, company_id, kind, month, answers, response, writer, helpful, unhelpful)`,
  )
  await breathe()
  return batch.length
}

async function insertCounters(db: Database, counters: Counters) {
  const rows = [...counters].flatMap(([companyId, counts]) =>
    [...counts].flatMap(([key, n]) => {
      const [measure = '', bucket = ''] = key.split('\n')
      const row = { companyId, measure, bucket, n }
      const released = isReleasedByCell(measure) ? releasedCell(n, 0) : 0
      return released > 0 ? [row, { ...row, measure: releasedMeasure(measure), n: released }] : [row]
    }),
  )
  const national = rows.filter(({ companyId }) => companyId === null)
  const ofCompanies = rows.filter(({ companyId }) => companyId !== null)
  await inBatches(ofCompanies, (column) =>
    db.execute(
      sql`insert into tallies (company_id, measure, bucket, n) select * from unnest(
        ${column(({ companyId }) => companyId)}::int[], ${column(({ measure }) => measure)}::text[],
        ${column(({ bucket }) => bucket)}::text[], ${column(({ n }) => n)}::int[])
      on conflict (company_id, measure, bucket) do update set n = tallies.n + excluded.n`,
    ),
  )
  await inBatches(national, (column) =>
    db.execute(
      sql`insert into national_tallies (measure, bucket, n) select * from unnest(
        ${column(({ measure }) => measure)}::text[], ${column(({ bucket }) => bucket)}::text[],
        ${column(({ n }) => n)}::int[])
      on conflict (measure, bucket) do update set n = national_tallies.n + excluded.n`,
    ),
  )
}

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (column: (of: (row: Row) => unknown) => SQL) => Promise<unknown>,
) {
  for (let from = 0; from < rows.length; from += countersAtOnce) {
    const batch = rows.slice(from, from + countersAtOnce)
    await insert((of) => sql`${sql.param(batch.map(of))}`)
    await breathe()
  }
}
