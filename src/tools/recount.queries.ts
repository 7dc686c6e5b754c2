import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../server/platform/db/database.ts'
import type { Privacy } from '../server/platform/privacy/privacy.ts'
import { type CountedRow, toCounted } from '../server/reviews/reviews.queries.ts'
import { listChangesOf } from '../server/statistics/statistics.queries.ts'
import { countMeasure } from '../server/statistics/tally.ts'

/** Counts by `measure` and `bucket`, joined by a line break. Zeros are left out. */
export type Counters = Map<string, number>

const batch = 500

/**
 * Computes what the public counters of a company must be, from its published reviews. For tests and repair: it reads
 * every review, in batches. What is published in releases has no counters; releases count it themselves.
 */
export async function recount(db: Database, companyId: number, privacy: Privacy): Promise<Counters> {
  const counters: Counters = new Map()
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const reviews = await queryRows<CountedRow & { id: string }>(
      db,
      sql`select id, kind, answers, month, sealed from reviews
        where company_id = ${companyId} and state = 'published' and id > ${after} order by id limit ${batch}`,
    )
    const opened = reviews.map((review) => toCounted(privacy, review))
    for (const { measure, bucket, n } of listChangesOf(opened, [])) {
      const key = `${measure}\n${bucket}`
      counters.set(key, (counters.get(key) ?? 0) + n)
    }
    if (reviews.length < batch) return withQuestions(db, companyId, counters)
    after = reviews[reviews.length - 1]!.id
  }
}

/** Adds the number of questions, which are counted beside the reviews. */
async function withQuestions(db: Database, companyId: number, counters: Counters): Promise<Counters> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from questions where company_id = ${companyId} and state = 'published'`,
  )
  if (row && row.n > 0) counters.set(`${countMeasure}\nquestion`, row.n)
  return counters
}

/** Reads the stored live counters. */
export async function readKeptCounters(db: Database, companyId: number): Promise<Counters> {
  const rows = await queryRows<{ measure: string; bucket: string; n: number }>(
    db,
    sql`select measure, bucket, live as n from tallies
      where company_id = ${companyId} and live <> 0`,
  )
  return new Map(rows.map(({ measure, bucket, n }) => [`${measure}\n${bucket}`, Number(n)]))
}

/**
 * Sets the live counters of a company to a recount; returns how many were wrong. Nobody else counts meanwhile. What is
 * published stays as it is.
 */
export function repair(db: Database, companyId: number, privacy: Privacy): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table tallies in share row exclusive mode`)
    const [kept, counted] = [await readKeptCounters(tx, companyId), await recount(tx, companyId, privacy)]
    const wrong = [...new Set([...kept.keys(), ...counted.keys()])].filter((key) => kept.get(key) !== counted.get(key))
    for (const key of wrong) {
      const [measure, bucket] = key.split('\n')
      const n = counted.get(key) ?? 0
      await tx.execute(
        n === 0
          ? sql`update tallies set live = 0
              where company_id = ${companyId} and measure = ${measure} and bucket = ${bucket}`
          : sql`insert into tallies (company_id, measure, bucket, open, live)
              values (${companyId}, ${measure}, ${bucket}, true, ${n})
              on conflict (company_id, measure, bucket) do update set live = excluded.live`,
      )
    }
    return wrong.length
  })
}
