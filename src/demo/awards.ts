import { getAwardWindow, getLastFinishedQuarter, getLastMonth, listQuartersBetween } from '../server/awards/quarters.ts'
import { type Candidate, type Candidates, computeCeoScores, computeStarScores } from '../server/awards/rank.ts'
import type { DemoCompany } from './seed/companies.ts'
import { lastMonth } from './seed/months.ts'
import type { DemoReview } from './seed/reviews.ts'

/** The first quarter with a year of reviews before its end. */
const firstQuarter = '2024-Q4'

type RatedCompany = { companyId: number; month: string; value: number }

/**
 * Counts the candidates of awards in the demonstration's finished quarters, as the job would have at the time: `watch`
 * passes the reviews on and remembers what counts; afterwards `candidates` has them by quarter, oldest first.
 */
export function createDemoAwards(companies: readonly DemoCompany[]) {
  const stars: RatedCompany[] = []
  const ceos: RatedCompany[] = []
  const approved = new Set(companies.filter(({ is_approved }) => is_approved === 1).map(({ id }) => id))
  const led = new Set(companies.filter(({ ceo }) => ceo !== null).map(({ id }) => id))

  function* watch(reviews: Iterable<DemoReview>): Generator<DemoReview> {
    for (const review of reviews) {
      const { companyId, type, month, answers } = review
      if (approved.has(companyId) && type === 'company') stars.push({ companyId, month, value: Number(answers.rate) })
      if (approved.has(companyId) && type === 'leadership' && led.has(companyId))
        ceos.push({ companyId, month, value: Number(answers.ceo_rate) })
      yield review
    }
  }

  function* listCandidates(): Generator<[quarter: string, candidates: Candidates]> {
    for (const quarter of listQuartersBetween(firstQuarter, getLastFinishedQuarter(lastMonth))) {
      const { from, to } = getAwardWindow(quarter)
      yield [
        quarter,
        {
          companies: countByCompany(stars, computeStarScores, ({ month }) => month >= from && month <= to),
          ceos: countByCompany(ceos, computeCeoScores, ({ month }) => month <= getLastMonth(quarter)),
        },
      ]
    }
  }
  return { watch, candidates: listCandidates }
}

function countByCompany(
  all: readonly RatedCompany[],
  scores: (counts: ReadonlyMap<number, number>) => Candidate['scores'],
  counts: (one: RatedCompany) => boolean,
): Candidate[] {
  const byCompany = new Map<number, Map<number, number>>()
  for (const { companyId, value } of all.filter(counts)) {
    const of = byCompany.get(companyId) ?? new Map<number, number>()
    byCompany.set(companyId, of.set(value, (of.get(value) ?? 0) + 1))
  }
  return [...byCompany].map(([companyId, of]) => ({ companyId, scores: scores(of) }))
}
