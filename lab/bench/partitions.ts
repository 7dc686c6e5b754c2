import { sql } from 'drizzle-orm'
import { queryRows } from '../../src/server/platform/db/database.ts'
import type { Position } from '../../src/server/platform/paging/cursor.ts'
import { listPublished } from '../../src/server/reviews/listing.queries.ts'
import { findReviewedCompanyId } from '../../src/server/reviews/reviews.queries.ts'
import { readCardsStatistics, readCompanyStatistics } from '../../src/server/statistics/company-statistics.queries.ts'
import { partition } from '../../tests/support/postgres/partitioned.ts'
import { newCompany, take } from '../../tests/support/server/reviewed-company.ts'
import { startTestServer, type TestServer } from '../../tests/support/server/server.ts'
import { median } from './load.ts'

/** The share of all reviews that belongs to the measured company. */
const share = 0.1

/** Medians in ms: the same work on an unpartitioned and on a partitioned database. */
export type PartitionTimes = { what: string; whole: number; partitioned: number }

type Filled = { server: TestServer; companyId: number; late: Position | null; id: string }

/** Fills a database with that many reviews, copied from a few that were submitted in the normal way. */
export async function fill(DATABASE_URL: string, many: number, companies = 2000): Promise<Filled> {
  const server = await startTestServer({ env: { DATABASE_URL } })
  const { background } = server.database
  const companyId = await newCompany(server)
  for (let n = 0; n < 40; n += 1) await take(server, companyId, { also: { rate: 1 + (n % 5) } })
  await server.publish()
  await background.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into companies (name_en, name_ar) select 'Bench ' || n, 'Bench ' || n
      from generate_series(1, ${companies}::int) as n`)
    await tx.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
      select id, measure, bucket, open, live from tallies join companies on companies.id <> company_id`)
    await tx.execute(sql`insert into reviews (company_id, kind, month, answers, context, sealed, words, helpful)
      select case when n % ${Math.round(1 / share)}::int = 0 then ${companyId}::int
          else ${companyId}::int + 1 + n % ${companies}::int end, kind,
        to_char(date '2016-01-01' + (n % 120) * interval '1 month', 'YYYY-MM'), answers, context, sealed, words, n % 7
      from (select *, row_number() over () as nth from reviews) as made
      join generate_series(1, ${many}::int) as n on n % 40 = nth - 1`)
  })
  await background.execute(sql`vacuum analyze`)
  const page = await listPublished(server.db, { companyId, kind: 'company', after: null, limit: 2000 })
  return { server, companyId, late: page.at(-1)!, id: page.at(-1)!.id }
}

/** The work done on both databases. */
const works: Record<string, (filled: Filled) => Promise<unknown>> = {
  'first page of a company': ({ server: { db }, companyId }) =>
    listPublished(db, { companyId, kind: 'company', after: null, limit: 10 }),
  'page 201 of a company': ({ server: { db }, companyId, late }) =>
    listPublished(db, { companyId, kind: 'company', after: late, limit: 10 }),
  'its most helpful with five stars': ({ server: { db }, companyId }) =>
    listPublished(db, { companyId, kind: 'company', after: null, limit: 10, sort: 'helpful', stars: [5] }),
  'its numbers': ({ server: { db }, companyId }) => readCompanyStatistics(db, companyId),
  'cards of ten companies': ({ server: { db }, companyId }) =>
    readCardsStatistics(
      db,
      Array.from({ length: 10 }, (_, n) => companyId + n),
    ),
  'a review accepted': ({ server, companyId }) => take(server, companyId),
  'that review published and counted': ({ server }) => server.publish(),
  'the company of a review, by its id alone': ({ server: { db }, id }) => findReviewedCompanyId(db, id),
}

/** The work that queries several partitions, and is more expensive for it. */
export const crossesPartitions = /ten companies|by its id alone/

/** Fills two databases alike, partitions one of them, and does the same work on both alternately, in random order. */
export async function comparePartitioned(
  [wholeUrl, partitionedUrl]: readonly [string, string],
  many: number,
  parts: number,
  rounds = 100,
): Promise<{ beside: PartitionTimes[]; seconds: number }> {
  const whole = await fill(wholeUrl, many)
  const made = await fill(partitionedUrl, many)
  await made.server.close()
  const began = performance.now()
  await partition(partitionedUrl, parts)
  const seconds = (performance.now() - began) / 1000
  const partitioned = { ...made, server: await startTestServer({ env: { DATABASE_URL: partitionedUrl } }) }
  await queryRows(partitioned.server.database.background, sql`vacuum analyze`)
  const took = new Map(Object.keys(works).map((what) => [what, { whole: [] as number[], partitioned: [] as number[] }]))
  for (let round = -10; round < rounds; round += 1)
    for (const [what, work] of Object.entries(works))
      for (const which of Math.random() < 0.5
        ? (['whole', 'partitioned'] as const)
        : (['partitioned', 'whole'] as const)) {
        const started = performance.now()
        await work(which === 'whole' ? whole : partitioned)
        // The first rounds warm up, and settle which plans are cached.
        if (round >= 0) took.get(what)![which].push(performance.now() - started)
      }
  await whole.server.close()
  await partitioned.server.close()
  const beside = [...took].map(([what, times]) => ({
    what,
    whole: median(times.whole),
    partitioned: median(times.partitioned),
  }))
  return { beside, seconds }
}
