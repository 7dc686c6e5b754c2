import { sql } from 'drizzle-orm'
import { toSearchKeys } from '../../src/contract/search/normalise.ts'
import { searchCompanies } from '../../src/server/companies/search/search.queries.ts'
import { type Database, queryRows } from '../../src/server/platform/db/database.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import type { Position } from '../../src/server/platform/paging/cursor.ts'
import { listSoundKeys } from '../../src/server/platform/sound.ts'
import { listPublished } from '../../src/server/reviews/listing.queries.ts'
import { readCompanyStatistics } from '../../src/server/statistics/company-statistics.queries.ts'
import { costlyQueries } from '../../tests/support/oracles/costly-queries.ts'
import { seededNumbers } from '../../tests/support/seeded.ts'
import { median } from './load.ts'

/**
 * The 99th percentile of autocomplete and of `%q%` with a trigram index, in milliseconds, over that many companies;
 * also of whole names, and of texts made to cost a search as much as they can.
 */
export type Found = { companies: number; ours: number; trigram: number; names: number; costly: number }

const syllables = {
  en: ['al', 'ra', 'ma', 'sa', 'no', 'ri', 'da', 'ha', 'ka', 'lu', 'mi', 'ta', 'zu', 'fa', 'ja', 'wa', 'ba', 'sh'],
  ar: ['ال', 'را', 'ما', 'سا', 'نو', 'ري', 'دا', 'ها', 'كا', 'لو', 'مي', 'تا', 'زو', 'فا', 'جا', 'وا', 'با', 'شر'],
}
const kinds = { en: ['Trading', 'Logistics', 'Group', 'Company'], ar: ['للتجارة', 'للنقل', 'مجموعة', 'شركة'] }

function nameIn(language: 'en' | 'ar', random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const word = () => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables[language])).join('')
  return `${word()} ${word()} ${pick(kinds[language])}`
}

/**
 * Fills the tables of names with invented companies, with keys from the code of the product. Returns the name of every
 * thousandth of them.
 */
async function fill(db: Database, companies: number): Promise<string[]> {
  const random = seededNumbers(7)
  const sample: string[] = []
  // Triggers derive other data from a company; none of it is read here. Indexes are faster to build at the end.
  await db.execute(sql`set session_replication_role = replica`)
  await db.execute(sql`alter table company_names drop constraint company_names_weight_key_company_id_pk`)
  await db.execute(sql`drop index company_names_company`)
  for (let from = 1; from <= companies; from += 5000) {
    const rows = Array.from({ length: Math.min(5000, companies - from + 1) }, (_, at) => {
      const names = [nameIn('en', random), nameIn('ar', random)]
      return { id: from + at, names, keys: [...toSearchKeys(names), ...listSoundKeys(names)] }
    })
    await db.execute(sql`insert into companies (id, name_en, name_ar)
      select * from unnest(${sql.param(rows.map(({ id }) => id))}::int[],
        ${sql.param(rows.map(({ names }) => names[0]!))}::text[], ${sql.param(rows.map(({ names }) => names[1]!))}::text[])`)
    sample.push(...rows.flatMap(({ id, names }) => (id % 500 === 0 ? [names[id % 1000 === 0 ? 0 : 1]!] : [])))
    const keys = rows.flatMap(({ id, keys }) => keys.map((key) => ({ ...key, id })))
    await db.execute(sql`insert into company_names (company_id, key, weight)
      select * from unnest(${sql.param(keys.map(({ id }) => id))}::int[],
        ${sql.param(keys.map(({ key }) => key))}::text[], ${sql.param(keys.map(({ weight }) => weight))}::int[])`)
  }
  await db.execute(sql`alter table company_names add primary key (weight, key, company_id)`)
  await db.execute(sql`create index company_names_company on company_names (company_id)`)
  await db.execute(sql`create extension if not exists pg_trgm`)
  await db.execute(sql`create index bench_en on companies using gin (name_en gin_trgm_ops)`)
  await db.execute(sql`create index bench_ar on companies using gin (name_ar gin_trgm_ops)`)
  // PostgreSQL does this by itself once a table has grown.
  await db.execute(sql`vacuum analyze companies`)
  await db.execute(sql`vacuum analyze company_names`)
  return sample
}

/**
 * Measures autocomplete over that many companies, 1 to 8 characters of a name in either script, and `%q%` with the same
 * limit. Both run every query once a round, alternately; the 99th percentile is over the medians of the queries.
 */
export async function autocomplete(DATABASE_URL: string, companies: number, times = 400, rounds = 7): Promise<Found> {
  const { db, background, close } = await openDatabase({ DATABASE_URL, DATA_DIR: 'memory://' })
  const names = await fill(background, companies)
  const random = seededNumbers(11)
  const typed = Array.from({ length: times }, () =>
    names[Math.floor(random() * names.length)]!.slice(0, 1 + Math.floor(random() * 8)).trim(),
  )
  const ours = (q: string) => searchCompanies(db, q, 10)
  const trigram = (q: string) =>
    queryRows(
      db,
      sql`select id from companies where name_en ilike ${`%${q}%`} or name_ar ilike ${`%${q}%`} order by id limit 10`,
    )
  const took = { ours: typed.map((): number[] => []), trigram: typed.map((): number[] => []) }
  for (let round = -1; round < rounds; round += 1)
    for (const [at, q] of typed.entries())
      for (const [list, ask] of [[took.ours, ours] as const, [took.trigram, trigram] as const]) {
        const began = performance.now()
        await ask(q)
        // The first round warms up.
        if (round >= 0) list[at]!.push(performance.now() - began)
      }
  const percentileOf = async (texts: readonly string[]) => {
    const times: number[] = []
    for (const text of texts) {
      const began = performance.now()
      await ours(text)
      times.push(performance.now() - began)
    }
    return highest(times)
  }
  const longer = { names: await percentileOf(names.slice(0, 1000)), costly: await percentileOf(costlyQueries(1000)) }
  await close()
  return { companies, ours: highest(took.ours.map(median)), trigram: highest(took.trigram.map(median)), ...longer }
}

const highest = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!

/**
 * The milliseconds for reading the numbers of a company with few and with many reviews, and its first and a late page.
 */
export type Read = { few: number; many: number; statistics: [number, number]; pages: [number, number] }

/**
 * Compares one company with `few` reviews and one with `many`, copied from the same answers; medians of interleaved
 * rounds.
 */
export async function reading(DATABASE_URL: string, few: number, many: number, rounds = 40): Promise<Read> {
  const { db, background, close } = await openDatabase({ DATABASE_URL, DATA_DIR: 'memory://' })
  await background.execute(sql`set session_replication_role = replica`)
  const [source] = await queryRows<{ id: number }>(
    background,
    sql`select company_id as id from reviews where kind = 'company' group by 1 order by count(*) desc limit 1`,
  )
  const sizes = [few, many]
  for (const [at, size] of sizes.entries()) {
    const id = 900_001 + at
    await background.execute(sql`insert into companies (id, name_en, name_ar) values (${id}, 'Bench', 'Bench')`)
    await background.execute(sql`insert into reviews (company_id, kind, month, answers, context, sealed, words)
      select ${id}, 'company', to_char(date '2016-01-01' + (n % 120) * interval '1 month', 'YYYY-MM'), answers, context, sealed,
        (select array_to_tsvector(array_agg(regexp_replace(entry, '^\\d+', '${sql.raw(String(id))}'))) from unnest(tsvector_to_array(words)) as entry)
      from (select answers, context, sealed, words, row_number() over () as nth, count(*) over () as all_of from reviews
        where company_id = ${source!.id} and kind = 'company') as made
      join generate_series(1, ${size}::int) as n on n % all_of = nth - 1`)
    await background.execute(sql`insert into tallies (company_id, measure, bucket, open, live)
      select ${id}, measure, bucket, open, live * greatest(1, ${size}::int / 100) from tallies where company_id = ${source!.id}`)
  }
  await background.execute(sql`analyze`)
  const took = { few: [] as number[], many: [] as number[], first: [] as number[], late: [] as number[] }
  const page = (after: Position | null) => listPublished(db, { companyId: 900_002, kind: 'company', after, limit: 10 })
  let late: Position | null = null
  for (let nth = 1; nth < 900; nth += 1) late = (await page(late)).at(-1) ?? null
  for (let round = -3; round < rounds; round += 1)
    for (const [name, work] of [
      ['few', () => readCompanyStatistics(db, 900_001)],
      ['many', () => readCompanyStatistics(db, 900_002)],
      ['first', () => page(null)],
      ['late', () => page(late)],
    ] as const) {
      const began = performance.now()
      await work()
      if (round >= 0) took[name].push(performance.now() - began)
    }
  await close()
  return {
    few,
    many,
    statistics: [median(took.few), median(took.many)],
    pages: [median(took.first), median(took.late)],
  }
}
