import type { BenefitSummary } from '../../../contract/companies/benefits.ts'
import { type CultureSet, cultureQuestions } from '../../../contract/companies/culture.ts'
import type { InterviewSummary } from '../../../contract/companies/interviews.ts'
import type { CompanyStatistics } from '../../../contract/statistics/people.ts'
import { type Lookups, nameOf } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import { ceoMeasure } from '../company-statistics.queries.ts'
import { inSteps, peopleIn } from '../guard.ts'
import { ofCompany, openCounters, releasedCounters, releasedSums } from '../ledger.queries.ts'
import { lastYearOf, partsOf, peopleCounters, trendOf } from '../people/reading.ts'
import { offeredMeasure, sumsOf } from '../together.ts'
import { cultureScore, scaleScore, sharesOfSums } from './culture.ts'

/** Everything here is read from counters alone: the cost does not grow with the number of reviews. */
type Reader = { db: Database; lookups: Lookups; language: Language }

/** Interview reviews are public one by one, so their counts need no guard. */
export async function interviewSummary(db: Database, companyId: number): Promise<InterviewSummary> {
  const questions = ['rate', 'difficulty', 'get_offer', 'get_by'] as const
  const counters = await openCounters(db, companyId, ['count', ...questions.map((name) => `interview.${name}`)])
  const answers = (name: string) => Object.fromEntries(counters.get(`interview.${name}`) ?? [])
  return {
    count: counters.get('count')?.get('interview') ?? 0,
    rate: answers('rate'),
    difficulty: answers('difficulty'),
    get_offer: answers('get_offer'),
    get_by: answers('get_by'),
  }
}

/**
 * How people feel about the benefits, which is read one by one with their comments; and what everybody said of each benefit
 * of the list, in its order, as last released.
 */
export async function benefitSummary({ db, lookups, language }: Reader, companyId: number): Promise<BenefitSummary> {
  const items = lookups.items('benefits')
  const counters = await openCounters(db, companyId, ['count', 'benefit.rate'])
  const ids = items.map(({ id }) => String(id))
  const said = await releasedSums(db, ofCompany(companyId), 'benefit', sumsOf('benefit', ids))
  const people = inSteps(said, said.people)
  const offers = items.flatMap((item) => {
    const shares = sharesOfSums(said, offeredMeasure(item.id), ['1', '2'], '0')
    if (!shares) return []
    const { 1: yes, 0: no, 2: unsure } = shares as Record<'1' | '0' | '2', (typeof shares)[string]>
    return [{ id: item.id, name: nameOf(item, language), people, yes, no, unsure }]
  })
  const rate = Object.fromEntries(counters.get('benefit.rate') ?? [])
  return { count: counters.get('count')?.get('benefit') ?? 0, rate, offers }
}

/** Who reviewed the company, as last released, and how they rated it over time. */
export async function peopleStatistics(
  { db, lookups, language }: Reader,
  companyId: number,
): Promise<CompanyStatistics> {
  const counters = await openCounters(db, companyId, ['company.rate', 'company.month'])
  const released = await releasedCounters(db, ofCompany(companyId), peopleCounters)
  return {
    reviewers: peopleIn(counters.get('company.rate') ?? new Map()),
    parts: partsOf(released, lookups, language),
    trend: trendOf(counters.get('company.month') ?? new Map()),
    lastYear: lastYearOf(counters.get('company.month') ?? new Map()),
  }
}

/** What people answered to the questions of each set, as last released; those with too little to tell are left out. */
export async function cultureStatistics(db: Database, companyId: number): Promise<CultureSet[]> {
  const sets = Object.entries(cultureQuestions) as [CultureSet['set'], (typeof cultureQuestions)['careerpath']][]
  const ledger = ofCompany(companyId)
  const ceo = await releasedCounters(db, ledger, [ceoMeasure])
  return Promise.all(
    sets.map(async ([set, questions]) => {
      const released = await releasedSums(db, ledger, set, sumsOf(set, []))
      return {
        set,
        questions: questions.flatMap((question) => {
          const measure = `${set}.${question.name}`
          const score =
            measure === ceoMeasure ? scaleScore(question, ceo(measure)) : cultureScore(question, set, released)
          return score ? [score] : []
        }),
      }
    }),
  )
}
