import { sql } from 'drizzle-orm'
import type { Company, CompanyCard } from '../../contract/companies/companies.schema.ts'
import { type CultureType, cultureQuestions } from '../../contract/companies/culture.ts'
import type { CompanyNews } from '../../contract/following/news.schema.ts'
import { meaningOfWord, type WordName, wordMeanings } from '../lookups/word-meanings.ts'
import { type Database, queryRows } from '../platform/db/database.ts'
import { listSums } from './answer-sums.ts'
import { type Counts, publishCounts, roundToSteps } from './guard.ts'
import {
  ofCompany,
  openCounters,
  readReleasedCounters,
  readReleasedOfCompanies,
  readReleasedSums,
} from './ledger.queries.ts'
import { payBands } from './pay.ts'
import { payMeasure } from './pay-measures.ts'
import { computeRatingInterval, type Scores } from './rating.ts'
import { computeCeoRating, computeCultureScore } from './reading/culture.ts'
import { readPayWithin } from './reading/pay/crowds.queries.ts'
import { buildDistribution, payOf } from './reading/pay/figures.ts'
import { readThreats } from './threats.queries.ts'
import { readUnusual } from './unusual.queries.ts'

export type CompanyStatistics = Pick<
  Company,
  | 'rate'
  | 'total_ratings'
  | 'ceo_rate'
  | 'ceo_ratings'
  | 'pay'
  | 'recommended'
  | 'rating'
  | 'counts'
  | 'unusual'
  | 'threatens'
> & { words: Record<'good' | 'bad', (WordName & { count: number })[]> }
export type CardStatistics = Pick<CompanyCard, 'rate' | 'total_ratings'> &
  Record<'good_word' | 'bad_word', WordName | null>

/** The measure of the chief executive's ratings, which are released separately. */
export const ceoMeasure = 'leadership.ceo_rate'
const wordMeasures = ['company.good_word', 'company.bad_word']

/**
 * Returns the numbers of a company's page, from counters alone: the cost does not grow with the number of reviews. The
 * chief executive is rated 1 to 10 and shown as stars, from 0.5 to 5, as last released: null and 0 when there is not
 * enough to publish.
 */
export async function readCompanyStatistics(db: Database, companyId: number): Promise<CompanyStatistics> {
  const counters = await openCounters(db, companyId, ['count', 'company.rate'])
  const released = await readReleasedCounters(db, ofCompany(companyId), [ceoMeasure, payMeasure])
  const getCount = (bucket: string) => counters.get('count')?.get(bucket) ?? 0
  const scores = listScores(counters.get('company.rate'))
  const distribution = scores.map(([, people]) => people)
  const rating = computeRatingInterval(scores)
  const months = await readMonths(db, companyId)
  const ceo = computeCeoRating(released(ceoMeasure))
  const pay = released(payMeasure)
  return {
    rate: rating?.average ?? null,
    total_ratings: rating?.count ?? 0,
    ceo_rate: ceo?.rate ?? null,
    ceo_ratings: ceo?.people ?? publishCounts([], 0),
    pay: await readPayWithin(db, companyId, pay),
    recommended: await readRecommended(db, companyId),
    rating: {
      count: rating?.count ?? 0,
      average: rating?.average ?? null,
      lower: rating?.lower ?? null,
      upper: rating?.upper ?? null,
      distribution,
      ...months,
    },
    words: await readWords(db, companyId),
    counts: {
      reviews: getCount('company'),
      salaries: roundToSteps(pay, buildDistribution(pay, payBands)?.people ?? 0),
      interviews: roundToSteps([], getCount('interview')),
      questions: getCount('question'),
    },
    unusual: await readUnusual(db, companyId, distribution),
    threatens: await readThreats(db, companyId),
  }
}

/**
 * Returns the numbers of companies in a list, by company id; each of `ids` has an entry. Two queries, no matter how
 * many ids.
 */
export async function readCardsStatistics(db: Database, ids: readonly number[]): Promise<Map<number, CardStatistics>> {
  type Card = { company_id: number; people: number; stars: number }
  const cards = new Map<number, CardStatistics>(
    ids.map((id) => [id, { rate: null, total_ratings: 0, good_word: null, bad_word: null }]),
  )
  if (ids.length === 0) return cards
  const rates = await queryRows<Card>(
    db,
    sql`select company_id, sum(live)::int as people, sum(live * bucket::int)::int as stars from tallies
      where company_id = any(${sql.param(ids)}::int[]) and measure = 'company.rate' group by company_id`,
  )
  const words = await readTopWords(db, ids, 1)
  for (const { company_id, people, stars } of rates)
    Object.assign(cards.get(company_id)!, { rate: people > 0 ? stars / people : null, total_ratings: people })
  for (const { company_id, measure, name } of words)
    Object.assign(cards.get(company_id)!, { [measure.slice('company.'.length)]: name })
  return cards
}

/**
 * Returns what devices compare of companies they follow (decision 150): public reviews, the rating in tenths of a star
 * and the median of their own pay as last released, in the order of `ids`. Two queries, no matter how many ids.
 */
export async function readComparedNumbers(db: Database, ids: readonly number[]): Promise<CompanyNews[]> {
  type Row = { company_id: number; reviews: number; people: number; stars: number }
  const rows = await queryRows<Row>(
    db,
    sql`select company_id, coalesce(sum(live) filter (where measure = 'count'), 0)::int as reviews,
        coalesce(sum(live) filter (where measure = 'company.rate'), 0)::int as people,
        coalesce(sum(live * bucket::int) filter (where measure = 'company.rate'), 0)::int as stars
      from tallies where company_id = any(${sql.param(ids)}::int[]) and open
        and (measure = 'company.rate' or (measure = 'count' and bucket = 'company')) group by company_id`,
  )
  const released = await readReleasedOfCompanies(db, ids, [payMeasure])
  const byId = new Map(rows.map((row) => [row.company_id, row]))
  return ids.map((id) => {
    const { reviews = 0, people = 0, stars = 0 } = byId.get(id) ?? {}
    const rate = people > 0 ? Math.round((stars / people) * 10) / 10 : null
    return { id, reviews, rate, pay: payOf(released.get(id)!.counters(payMeasure))?.median ?? null }
  })
}

/**
 * Returns the stars of a company, which are public: average, interval and how many gave each; null when there are none.
 */
export async function openRating(db: Database, companyId: number) {
  const scores = listScores((await openCounters(db, companyId, ['company.rate'])).get('company.rate'))
  const interval = computeRatingInterval(scores)
  return interval && { ...interval, stars: scores.map(([, people]) => people) }
}

const listScores = (counts?: Counts): Scores => [1, 2, 3, 4, 5].map((star) => [star, counts?.get(String(star)) ?? 0])

/**
 * Returns the first and last month with a rating; a bucket is a month and its stars, so both come from the ends of the
 * index.
 */
async function readMonths(db: Database, companyId: number) {
  const [row] = await queryRows<{ first_month: string | null; last_month: string | null }>(
    db,
    sql`select left(min(bucket), 7) as first_month, left(max(bucket), 7) as last_month from tallies
      where company_id = ${companyId} and measure = 'company.month'`,
  )
  return { first_month: row?.first_month ?? null, last_month: row?.last_month ?? null }
}

/** The question set with the question whether people would recommend the company, and that question. */
const [recommendedSet, recommendedQuestion] = (
  Object.entries(cultureQuestions) as [CultureType, (typeof cultureQuestions)[CultureType]][]
).flatMap(([set, questions]) =>
  questions.filter(({ name }) => name === 'referral_to_others').map((one) => [set, one] as const),
)[0]!

/** Returns how far people would recommend the company (1 to 10), as last released; null when too few have answered. */
async function readRecommended(db: Database, companyId: number): Promise<Company['recommended']> {
  const released = await readReleasedSums(db, ofCompany(companyId), recommendedSet, listSums(recommendedSet, []))
  const score = computeCultureScore(recommendedQuestion, recommendedSet, released)
  return score?.value == null ? null : { value: score.value, people: score.people }
}

/** Returns the four words chosen most often of each sort. */
async function readWords(db: Database, companyId: number): Promise<CompanyStatistics['words']> {
  const words = await readTopWords(db, [companyId], 4)
  const of = (wanted: string) =>
    words.filter(({ measure }) => measure === wanted).map(({ name, count }) => ({ ...name, count }))
  return { good: of('company.good_word'), bad: of('company.bad_word') }
}

const meaningKeys = [...meaningOfWord.keys()]
const meaningIds = [...meaningOfWord.values()]

type TopWord = { company_id: number; measure: string; count: number; name: WordName }

/**
 * Returns the words chosen most often of each sort and company. Words of one meaning count together, in any
 * language and form they were written, under the name of the meaning; any other word is shown as it is most often
 * written.
 */
async function readTopWords(db: Database, ids: readonly number[], most: number): Promise<TopWord[]> {
  type Row = { company_id: number; measure: string; meaning: number | null; word: string; count: number }
  const rows = await queryRows<Row>(
    db,
    sql`with meanings as (select * from unnest(${sql.param(meaningKeys)}::text[], ${sql.param(meaningIds)}::int[])
        as one (key, meaning)),
      said as (select company_id, measure, meaning, sum(live)::int as count, min(bucket) as bucket,
          row_number() over (partition by company_id, measure order by sum(live) desc, min(bucket)) as place
        from tallies left join meanings on key = bucket
        where company_id = any(${sql.param(ids)}::int[]) and measure = any(${sql.param(wordMeasures)}::text[])
          and live > 0
        group by company_id, measure, meaning, case when meaning is null then bucket end)
      select said.company_id, said.measure, said.meaning, said.count, spelling.bucket as word from said
      cross join lateral (select bucket from tallies
        where company_id = said.company_id and company_id = any(${sql.param(ids)}::int[])
        and measure = said.measure || '.' || said.bucket order by live desc, bucket limit 1) as spelling
      where said.place <= ${most} order by said.company_id, said.measure, said.place`,
  )
  return rows.map(({ meaning, word, ...row }) => ({
    ...row,
    name: meaning === null ? { en: word, ar: word } : wordMeanings[meaning]!,
  }))
}
