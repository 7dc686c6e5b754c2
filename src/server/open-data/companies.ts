import { listCultureRows } from '../../contract/companies/culture.schema.ts'
import { interviewQuestions } from '../../contract/companies/interviews.ts'
import { breakdowns } from '../../contract/statistics/people.ts'
import { rankedRatings } from '../../contract/statistics/rules.ts'
import { computeStarScores, rankCandidates } from '../awards/rank.ts'
import { listProofKeys } from '../proofs/proofs.queries.ts'
import { readCompanyStatistics } from '../statistics/company-statistics.queries.ts'
import { readOwnPay } from '../statistics/reading/pay/pay.queries.ts'
import type { Reader } from '../statistics/reading/pay/reader.ts'
import {
  readBenefitSummary,
  readCultureStatistics,
  readInterviewSummary,
  readPeopleStatistics,
} from '../statistics/reading/reading.queries.ts'
import type { ListedCompany } from './releases.queries.ts'
import type { Tables } from './tables.ts'

/** Adds the public data of a company to the tables, with the functions that answer the calls about it. */
export async function readCompany(
  reader: Reader,
  { id: company, ...listed }: ListedCompany,
  year: number,
  into: Tables,
) {
  const { db } = reader
  const { industry } = listed
  into.companies.push({ company, ...listed })
  const { rating, counts, ceo_rate, ceo_ratings } = await readCompanyStatistics(db, company)
  const { average, lower, upper, count: ratings, distribution } = rating
  if (average !== null && lower !== null && upper !== null) {
    const [stars_1 = 0, stars_2 = 0, stars_3 = 0, stars_4 = 0, stars_5 = 0] = distribution
    const stars = { stars_1, stars_2, stars_3, stars_4, stars_5 }
    into.ratings.push({ company, industry, ratings, ...stars, average, lower, upper, rank: null, ranked: null })
  }
  into.proof_keys.push(...(await listProofKeys(db, company, year)))
  if (Object.values(counts).some((count) => count > 0)) into.counts.push({ company, ...counts })
  if (ceo_rate !== null) into.ceos.push({ company, rate: ceo_rate, people: ceo_ratings })

  const { parts, trend } = await readPeopleStatistics(reader, company)
  for (const quarter of trend) into.quarters.push({ company, ...quarter })
  for (const breakdown of breakdowns)
    for (const { id, people } of parts[breakdown]) into.people.push({ company, breakdown, id, people })

  const interviews = await readInterviewSummary(db, company)
  for (const question of interviewQuestions)
    for (const [answer, people] of Object.entries(interviews[question]))
      into.interviews.push({ company, question, answer, people })

  for (const row of listCultureRows(await readCultureStatistics(db, company))) into.culture.push({ company, ...row })
  const { rate, offers } = await readBenefitSummary(reader, company)
  for (const [answer, people] of Object.entries(rate)) into.feelings.push({ company, answer, people })
  for (const { name: _, ...offer } of offers) into.benefits.push({ company, ...offer })

  const { pay, bars, level } = await readOwnPay(reader, company)
  if (pay) into.pay.push({ group: 'company', company, id: null, ...pay })
  for (const { name: _, ...part } of level.parts) into.pay.push({ group: 'joblevel', company, ...part })
  for (const bar of bars) into.pay_bars.push({ company, jobtitle: null, ...bar })
}

/** Ranks the companies of each industry by the same rule as the site, from the numbers in the same rows. */
export function rankRatings({ ratings }: Pick<Tables, 'ratings'>): void {
  const industries = new Set(ratings.flatMap(({ industry }) => (industry === null ? [] : [industry])))
  for (const industry of industries) {
    const rows = ratings.filter((row) => row.industry === industry)
    const places = rankCandidates(
      rows.map(({ company: companyId, stars_1, stars_2, stars_3, stars_4, stars_5 }) => ({
        companyId,
        scores: computeStarScores(new Map([stars_1, stars_2, stars_3, stars_4, stars_5].map((n, at) => [at + 1, n]))),
      })),
      rankedRatings,
    )
    const byCompany = new Map(places.map(({ companyId, place }) => [companyId, place]))
    for (const row of rows) {
      const rank = byCompany.get(row.company)
      if (rank !== undefined) Object.assign(row, { rank, ranked: places.length })
    }
  }
}
