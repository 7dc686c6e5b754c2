import type { BenefitSummary } from '../../../contract/companies/benefits.ts'
import { type CultureSet, cultureQuestions } from '../../../contract/companies/culture.ts'
import type { InterviewSummary } from '../../../contract/companies/interviews.ts'
import type { CompanyStatistics } from '../../../contract/statistics/people.ts'
import type { Database } from '../../db/database.ts'
import type { Language } from '../../http/words.ts'
import { type Lookups, nameOf } from '../../lookups/lookups.ts'
import { countersOf } from '../companies/store.ts'
import { peopleIn, releasedMeasure } from '../guard.ts'
import { partsOf, peopleCounters, trendOf } from '../people/reading.ts'
import { cultureScore } from './culture.ts'

/** Everything here is read from counters alone: the cost does not grow with the number of reviews. */
type Reader = { db: Database; lookups: Lookups; language: Language }

/** Interview reviews are public one by one, so their counts need no guard. */
export async function interviewSummary(db: Database, companyId: number): Promise<InterviewSummary> {
  const questions = ['rate', 'difficulty', 'get_offer', 'get_by'] as const
  const counters = await countersOf(db, companyId, ['count', ...questions.map((name) => `interview.${name}`)])
  const answers = (name: string) => Object.fromEntries(counters.get(`interview.${name}`) ?? [])
  return {
    count: counters.get('count')?.get('interview') ?? 0,
    rate: answers('rate'),
    difficulty: answers('difficulty'),
    get_offer: answers('get_offer'),
    get_by: answers('get_by'),
  }
}

/** What everybody said of each benefit of the list, in its order; those nobody answered are left out. */
export async function benefitSummary({ db, lookups, language }: Reader, companyId: number): Promise<BenefitSummary> {
  const items = lookups.items('benefits')
  const offered = (id: number) => `benefit.offered.${id}`
  const counters = await countersOf(db, companyId, ['count', 'benefit.rate', ...items.map(({ id }) => offered(id))])
  const offers = items.flatMap((item) => {
    const said = counters.get(offered(item.id))
    const people = (answer: number) => said?.get(String(answer)) ?? 0
    return said ? [{ id: item.id, name: nameOf(item, language), yes: people(1), no: people(0), unsure: people(2) }] : []
  })
  const rate = Object.fromEntries(counters.get('benefit.rate') ?? [])
  return { count: counters.get('count')?.get('benefit') ?? 0, rate, offers }
}

/** Who reviewed the company, as last released, and how they rated it over time. */
export async function peopleStatistics(
  { db, lookups, language }: Reader,
  companyId: number,
): Promise<CompanyStatistics> {
  const counters = await countersOf(db, companyId, [...peopleCounters, 'company.rate', 'company.month'])
  return {
    reviewers: peopleIn(counters.get('company.rate') ?? new Map()),
    parts: partsOf(counters, lookups, language),
    trend: trendOf(counters.get('company.month') ?? new Map()),
  }
}

/** What people answered to the questions of each set, as last released; questions of fewer than 5 people are left out. */
export async function cultureStatistics(db: Database, companyId: number): Promise<CultureSet[]> {
  const sets = Object.entries(cultureQuestions) as [CultureSet['set'], (typeof cultureQuestions)['careerpath']][]
  const released = (set: string, name: string) => releasedMeasure(`${set}.${name}`)
  const counters = await countersOf(
    db,
    companyId,
    sets.flatMap(([set, questions]) => questions.map(({ name }) => released(set, name))),
  )
  return sets.map(([set, questions]) => ({
    set,
    questions: questions.flatMap((question) => {
      const score = cultureScore(question, counters.get(released(set, question.name)) ?? new Map())
      return score ? [score] : []
    }),
  }))
}
