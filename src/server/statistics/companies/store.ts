import { sql } from 'drizzle-orm'
import type { Company, CompanyCard } from '../../../contract/companies/companies.ts'
import { type Database, rowsOf } from '../../db/database.ts'
import { type Counts, guarded, peopleIn, releasedMeasure } from '../guard.ts'
import { countersIn, ofCompany } from '../ledger/store.ts'
import { intervalOf, type Scores } from '../rating.ts'

export type CompanyStatistics = Pick<
  Company,
  'rate' | 'total_ratings' | 'ceo_rate' | 'ceo_ratings' | 'rating' | 'words' | 'counts'
>
export type CardStatistics = Pick<CompanyCard, 'rate' | 'total_ratings' | 'good_word' | 'bad_word'>

const ceoMeasure = releasedMeasure('leadership.ceo_rate')
const wordMeasures = ['company.good_word', 'company.bad_word']

/**
 * The numbers of a company's page, from counters alone: the cost does not grow with the number of reviews. The CEO is
 * rated 1 to 10 and shown as stars, from 0.5 to 5, through the guard: fewer than 5 people give null and 0.
 */
export async function companyStatistics(db: Database, companyId: number): Promise<CompanyStatistics> {
  const counters = await countersOf(db, companyId, ['count', 'company.rate', ceoMeasure])
  const counted = (bucket: string) => counters.get('count')?.get(bucket) ?? 0
  const rating = intervalOf(starsOf(counters.get('company.rate')))
  const months = await monthsOf(db, companyId)
  const ceo = guarded(counters.get(ceoMeasure) ?? new Map(), (counts) => ({
    rate: sumOf(counts) / peopleIn(counts) / 2,
    people: peopleIn(counts),
  }))
  return {
    rate: rating?.average ?? null,
    total_ratings: rating?.count ?? 0,
    ceo_rate: ceo?.rate ?? null,
    ceo_ratings: ceo?.people ?? 0,
    rating: {
      count: rating?.count ?? 0,
      average: rating?.average ?? null,
      low: rating?.low ?? null,
      high: rating?.high ?? null,
      distribution: starsOf(counters.get('company.rate')).map(([, people]) => people),
      ...months,
    },
    words: await wordsOf(db, companyId),
    counts: {
      reviews: counted('company'),
      salaries: counted('salary'),
      interviews: counted('interview'),
      questions: counted('question'),
    },
  }
}

/** The numbers of companies in a list, by company id; each of `ids` has an entry. Two queries, however many ids. */
export async function cardsStatistics(db: Database, ids: readonly number[]): Promise<Map<number, CardStatistics>> {
  type Card = { company_id: number; people: number; stars: number }
  type Word = { company_id: number; measure: string; word: string }
  const cards = new Map<number, CardStatistics>(
    ids.map((id) => [id, { rate: null, total_ratings: 0, good_word: null, bad_word: null }]),
  )
  if (ids.length === 0) return cards
  const rates = await rowsOf<Card>(
    db,
    sql`select company_id, sum(n)::int as people, sum(n * bucket::int)::int as stars from tallies
      where company_id = any(${sql.param(ids)}::int[]) and measure = 'company.rate' group by company_id`,
  )
  const words = await rowsOf<Word>(
    db,
    sql`select company.id as company_id, word.measure, spelling.bucket as word
      from unnest(${sql.param(ids)}::int[]) as company (id)
      cross join unnest(${sql.param(wordMeasures)}::text[]) as word (measure)
      cross join lateral (select bucket from tallies where company_id = company.id and measure = word.measure
        order by n desc, bucket limit 1) as top
      cross join lateral (select bucket from tallies where company_id = company.id
        and measure = word.measure || '.' || top.bucket order by n desc, bucket limit 1) as spelling`,
  )
  for (const { company_id, people, stars } of rates)
    Object.assign(cards.get(company_id)!, { rate: people > 0 ? stars / people : null, total_ratings: people })
  for (const { company_id, measure, word } of words)
    Object.assign(cards.get(company_id)!, { [measure.slice('company.'.length)]: word })
  return cards
}

/** Counters of one company by measure and bucket. */
export const countersOf = (db: Database, companyId: number, measures: readonly string[]) =>
  countersIn(db, ofCompany(companyId), measures)

const starsOf = (counts?: Counts): Scores => [1, 2, 3, 4, 5].map((star) => [star, counts?.get(String(star)) ?? 0])
const sumOf = (counts: Counts) => [...counts].reduce((sum, [value, people]) => sum + Number(value) * people, 0)

/** First and last month with a rating; a bucket is a month and its stars, so the two ends of the index tell. */
async function monthsOf(db: Database, companyId: number) {
  const [row] = await rowsOf<{ from: string | null; to: string | null }>(
    db,
    sql`select left(min(bucket), 7) as from, left(max(bucket), 7) as to from tallies
      where company_id = ${companyId} and measure = 'company.month'`,
  )
  return { from: row?.from ?? null, to: row?.to ?? null }
}

/** The four words chosen most often of each sort, each as it is most often written. */
async function wordsOf(db: Database, companyId: number): Promise<Company['words']> {
  const rows = await rowsOf<{ measure: string; word: string; count: number }>(
    db,
    sql`select word.measure, spelling.bucket as word, top.n::int as count
      from unnest(${sql.param(wordMeasures)}::text[]) as word (measure)
      cross join lateral (select bucket, n from tallies where company_id = ${companyId} and measure = word.measure
        order by n desc, bucket limit 4) as top
      cross join lateral (select bucket from tallies where company_id = ${companyId}
        and measure = word.measure || '.' || top.bucket order by n desc, bucket limit 1) as spelling
      order by word.measure, top.n desc, top.bucket`,
  )
  const of = (measure: string) =>
    rows.filter((row) => row.measure === measure).map(({ word, count }) => ({ word, count }))
  return { good: of('company.good_word'), bad: of('company.bad_word') }
}
