import { sql } from 'drizzle-orm'
import type { Company, CompanyCard } from '../../contract/companies/companies.ts'
import { type Database, rowsOf } from '../platform/db/database.ts'
import { type Counts, inSteps, told } from './guard.ts'
import { ofCompany, openCounters, releasedCounters } from './ledger.queries.ts'
import { payBands } from './pay.ts'
import { payMeasure } from './pay-measures.ts'
import { intervalOf, type Scores } from './rating.ts'
import { ceoRatingOf } from './reading/culture.ts'
import { distributionOf } from './reading/pay/figures.ts'
import { releasedInterviews } from './release/release.queries.ts'

export type CompanyStatistics = Pick<
  Company,
  'rate' | 'total_ratings' | 'ceo_rate' | 'ceo_ratings' | 'rating' | 'words' | 'counts'
>
export type CardStatistics = Pick<CompanyCard, 'rate' | 'total_ratings' | 'good_word' | 'bad_word'>

/** What a CEO's ratings are counted under, told by themselves. */
export const ceoMeasure = 'leadership.ceo_rate'
const wordMeasures = ['company.good_word', 'company.bad_word']

/**
 * The numbers of a company's page, from counters alone: the cost does not grow with the number of reviews. The CEO is
 * rated 1 to 10 and shown as stars, from 0.5 to 5, as last released: null and 0 where there is not enough to tell.
 */
export async function companyStatistics(db: Database, companyId: number): Promise<CompanyStatistics> {
  const counters = await countersOf(db, companyId, ['count', 'company.rate'])
  const released = await releasedCounters(db, ofCompany(companyId), [ceoMeasure, payMeasure])
  const counted = (bucket: string) => counters.get('count')?.get(bucket) ?? 0
  const rating = intervalOf(starsOf(counters.get('company.rate')))
  const months = await monthsOf(db, companyId)
  const ceo = ceoRatingOf(released(ceoMeasure))
  const pay = released(payMeasure)
  return {
    rate: rating?.average ?? null,
    total_ratings: rating?.count ?? 0,
    ceo_rate: ceo?.rate ?? null,
    ceo_ratings: ceo?.people ?? told([], 0),
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
      salaries: inSteps(pay, distributionOf(pay, payBands)?.people ?? 0),
      interviews: inSteps([], await releasedInterviews(db, companyId)),
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
    sql`select company_id, sum(live)::int as people, sum(live * bucket::int)::int as stars from tallies
      where company_id = any(${sql.param(ids)}::int[]) and measure = 'company.rate' group by company_id`,
  )
  const words = await rowsOf<Word>(
    db,
    sql`select company.id as company_id, word.measure, spelling.bucket as word
      from unnest(${sql.param(ids)}::int[]) as company (id)
      cross join unnest(${sql.param(wordMeasures)}::text[]) as word (measure)
      cross join lateral (select bucket from tallies where company_id = company.id and measure = word.measure
        order by live desc, bucket limit 1) as top
      cross join lateral (select bucket from tallies where company_id = company.id
        and measure = word.measure || '.' || top.bucket order by live desc, bucket limit 1) as spelling`,
  )
  for (const { company_id, people, stars } of rates)
    Object.assign(cards.get(company_id)!, { rate: people > 0 ? stars / people : null, total_ratings: people })
  for (const { company_id, measure, word } of words)
    Object.assign(cards.get(company_id)!, { [measure.slice('company.'.length)]: word })
  return cards
}

/** Counters of one company that everybody reads at once, by measure and bucket. */
export const countersOf = (db: Database, companyId: number, measures: readonly string[]) =>
  openCounters(db, ofCompany(companyId), measures)

const starsOf = (counts?: Counts): Scores => [1, 2, 3, 4, 5].map((star) => [star, counts?.get(String(star)) ?? 0])

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
    sql`select word.measure, spelling.bucket as word, top.live::int as count
      from unnest(${sql.param(wordMeasures)}::text[]) as word (measure)
      cross join lateral (select bucket, live from tallies where company_id = ${companyId} and measure = word.measure
        order by live desc, bucket limit 4) as top
      cross join lateral (select bucket from tallies where company_id = ${companyId}
        and measure = word.measure || '.' || top.bucket order by live desc, bucket limit 1) as spelling
      order by word.measure, top.live desc, top.bucket`,
  )
  const of = (measure: string) =>
    rows.filter((row) => row.measure === measure).map(({ word, count }) => ({ word, count }))
  return { good: of('company.good_word'), bad: of('company.bad_word') }
}
