import { sql } from 'drizzle-orm'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { ReviewKind } from '../../contract/reviews/reviews.ts'
import { type Database, rowsOf } from '../platform/db/database.ts'
import { type Ledger, national, ofCompany } from './ledger.queries.ts'
import { nationalTallies } from './pay-tally.ts'
import type { Writer } from './people/writer.ts'
import { isOpen, tallyOf } from './tally.ts'
import type { Tally } from './tally-type.ts'

/** What releases count of a review: its answers, and its writer as they were then. */
export type Settled = Pick<Counted, 'answers' | 'writer'>
/**
 * A review as far as it is counted; `writer` is null where its writer said nothing of themselves. `settled` is what releases
 * count of it where that is not what it says now: what they have told of it stays as told. Null: they count nothing of it.
 */
export type Counted = {
  kind: ReviewKind
  answers: RawAnswers
  month: string
  writer: Writer | null
  settled?: Settled | null | undefined
}
type Change = Required<Tally>

/**
 * Adds and takes back reviews of one company in its live counters and in those of the whole country, each in one statement;
 * call it in the transaction that stores the reviews. What is published of them changes with the next release only
 * (`release/`). Rows are touched in one fixed order everywhere, so that two such transactions wait for each other rather
 * than block each other. `added` and `taken` together are one contribution (a review and the one it replaces).
 */
export async function count(
  tx: Database,
  companyId: number,
  { added = [], taken = [] }: { added?: Counted[]; taken?: Counted[] },
): Promise<void> {
  await change(tx, ofCompany(companyId), changesOf(added, taken))
  await change(tx, national, changesOf(added, taken, nationally))
}

async function change(tx: Database, ledger: Ledger, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const { table, column, value, mine } = ledger
  const rows = await rowsOf<{ measure: string; bucket: string; empty: boolean }>(
    tx,
    sql`insert into ${table} (${column}measure, bucket, open, live)
      select ${value}measure, bucket, open, n
      from unnest(${sql.param(changes.map(({ measure }) => measure))}::text[],
        ${sql.param(changes.map(({ bucket }) => bucket))}::text[],
        ${sql.param(changes.map(({ measure }) => isOpen(measure)))}::boolean[],
        ${sql.param(changes.map(({ n }) => n))}::int[]) as change (measure, bucket, open, n)
      on conflict (${column}measure, bucket) do update set live = ${table}.live + excluded.live
      returning measure, bucket, live = 0 and releases = 0 as empty`,
  )
  // An emptied counter goes away: the words of a hidden review do not stay behind as a row of zero.
  const emptied = rows.filter(({ empty }) => empty)
  if (emptied.length === 0) return
  await tx.execute(
    sql`delete from ${table} using unnest(${sql.param(emptied.map(({ measure }) => measure))}::text[],
        ${sql.param(emptied.map(({ bucket }) => bucket))}::text[]) as emptied (measure, bucket)
      where ${mine} ${table}.live = 0 and ${table}.releases = 0
        and ${table}.measure = emptied.measure and ${table}.bucket = emptied.bucket`,
  )
}

/** The net change of every counter, in the order of the counters. */
export function changesOf(
  added: readonly Counted[],
  taken: readonly Counted[],
  talliesOf: TalliesOf = atCompany,
): Change[] {
  const changes = new Map<string, Change>()
  const add = (reviews: readonly Counted[], n: number) => {
    for (const review of reviews)
      for (const tally of talliesOf(review)) {
        const key = `${tally.measure}\n${tally.bucket}`
        changes.set(key, { ...tally, n: (changes.get(key)?.n ?? 0) + n * (tally.n ?? 1) })
      }
  }
  add(added, 1)
  add(taken, -1)
  const net = [...changes.values()].filter(({ n }) => n !== 0)
  return net.sort((a, b) => order(a.measure, b.measure) || order(a.bucket, b.bucket))
}

/** What a review is counted in, in one ledger. */
type TalliesOf = (review: Counted) => Tally[]
const atCompany: TalliesOf = ({ kind, answers, month, writer, settled }) => {
  const said = tallyOf(kind, answers, month, writer)
  if (settled === undefined) return said
  const told = settled === null ? [] : tallyOf(kind, settled.answers, month, settled.writer)
  return [...said.filter(({ measure }) => isOpen(measure)), ...told.filter(({ measure }) => !isOpen(measure))]
}
export const nationally: TalliesOf = ({ settled, ...review }) => {
  if (settled === null) return []
  const { answers, writer } = settled ?? review
  return nationalTallies(review.kind, answers, writer?.nation)
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
