import type { BenefitSummary } from '../../../contract/companies/benefits.schema.ts'
import type { CultureSet } from '../../../contract/companies/culture.schema.ts'
import { cultureQuestions } from '../../../contract/companies/culture.ts'
import type { InterviewSummary } from '../../../contract/companies/interviews.schema.ts'
import type { CompanyStatistics } from '../../../contract/statistics/people.schema.ts'
import { type Lookups, nameOf } from '../../lookups/lookups.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Language } from '../../platform/http/words.ts'
import { buildOfferedMeasure, listSums } from '../answer-sums.ts'
import { ceoMeasure } from '../company-statistics.queries.ts'
import { countPeople, roundToSteps } from '../guard.ts'
import {
  type CompanyLedger,
  ofCompany,
  openCounters,
  readReleasedCounters,
  readReleasedOfCompanies,
  readReleasedSums,
} from '../ledger.queries.ts'
import { computeLastYear, computeTrend, peopleCounters, toParts } from '../people/reading.ts'
import { computeCultureScore, computeScaleScore, computeSharesOfSums } from './culture.ts'

/**
 * What the queries of this file read with. They read counters alone: the cost does not grow with the number of reviews.
 */
type Reader = { db: Database; lookups: Lookups; language: Language }

/** Reads the counts of interview reviews, which are public one by one and so need no guard. */
export async function readInterviewSummary(db: Database, companyId: number): Promise<InterviewSummary> {
  const questions = ['rate', 'difficulty', 'get_offer', 'get_by'] as const
  const counters = await openCounters(db, companyId, ['count', ...questions.map((name) => `interview.${name}`)])
  const listCounts = (name: string) => Object.fromEntries(counters.get(`interview.${name}`) ?? [])
  return {
    count: counters.get('count')?.get('interview') ?? 0,
    rate: listCounts('rate'),
    difficulty: listCounts('difficulty'),
    get_offer: listCounts('get_offer'),
    get_by: listCounts('get_by'),
  }
}

/**
 * Reads how people feel about the benefits, which is public one by one with their comments; and what everybody said of
 * each benefit of the list, in its order, as last released.
 */
export async function readBenefitSummary(
  { db, lookups, language }: Reader,
  companyId: number,
): Promise<BenefitSummary> {
  const items = lookups.items('benefits')
  const counters = await openCounters(db, companyId, ['count', 'benefit.rate'])
  const ids = items.map(({ id }) => String(id))
  const said = await readReleasedSums(db, ofCompany(companyId), 'benefit', listSums('benefit', ids))
  const people = roundToSteps(said, said.people)
  const offers = items.flatMap((item) => {
    const shares = computeSharesOfSums(said, buildOfferedMeasure(item.id), ['1', '2'], '0')
    if (!shares) return []
    const { 1: yes, 0: no, 2: unsure } = shares as Record<'1' | '0' | '2', (typeof shares)[string]>
    return [{ id: item.id, name: nameOf(item, language), people, yes, no, unsure }]
  })
  const rate = Object.fromEntries(counters.get('benefit.rate') ?? [])
  return { count: counters.get('count')?.get('benefit') ?? 0, rate, offers }
}

/** Reads who reviewed the company, as last released, and how they rated it over time. */
export async function readPeopleStatistics(
  { db, lookups, language }: Reader,
  companyId: number,
): Promise<CompanyStatistics> {
  const counters = await openCounters(db, companyId, ['company.rate', 'company.month'])
  const released = await readReleasedCounters(db, ofCompany(companyId), peopleCounters)
  return {
    reviewers: countPeople(counters.get('company.rate') ?? new Map()),
    parts: toParts(released, lookups, language),
    trend: computeTrend(counters.get('company.month') ?? new Map()),
    lastYear: computeLastYear(counters.get('company.month') ?? new Map()),
  }
}

const cultureSets = Object.entries(cultureQuestions) as [CultureSet['set'], (typeof cultureQuestions)['careerpath']][]
/** All the measures that `readCulture` reads of a company. */
export const cultureMeasures = [
  ...new Set([ceoMeasure, ...cultureSets.flatMap(([set]) => listSums(set, []).map(({ measure }) => measure))]),
]

/**
 * Returns the answers to the questions of each set, as last released; questions with too little to publish are left
 * out.
 */
export function readCulture({ counters, sums }: CompanyLedger): CultureSet[] {
  return cultureSets.map(([set, questions]) => {
    const released = sums(set, listSums(set, []))
    const scores = questions.map((question) =>
      `${set}.${question.name}` === ceoMeasure
        ? computeScaleScore(question, counters(ceoMeasure))
        : computeCultureScore(question, set, released),
    )
    return { set, questions: scores.filter((score) => score !== null) }
  })
}

/** Reads the same for a company by its id. */
export async function readCultureStatistics(db: Database, companyId: number): Promise<CultureSet[]> {
  const released = await readReleasedOfCompanies(db, [companyId], cultureMeasures)
  return readCulture(released.get(companyId)!)
}
