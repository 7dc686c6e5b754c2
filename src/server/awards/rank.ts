import { awardRules } from '../../contract/statistics/rules.ts'
import { intervalOf, type Scores } from '../statistics/rating.ts'

/** The ratings of a company, or of its CEO, by stars. */
export type Candidate = { companyId: number; scores: Scores }
export type Place = { companyId: number; place: number; average: number; score: number; ratings: number }

/**
 * Candidates with at least `fewest` ratings, best first: by the lower end of the interval, so that many good ratings beat
 * few perfect ones; then by the number of ratings, then by id. This is the whole rule of the awards and of the rank.
 */
export function ranked(candidates: readonly Candidate[], fewest: number): Place[] {
  return candidates
    .flatMap(({ companyId, scores }) => {
      const interval = intervalOf(scores)
      if (!interval || interval.count < fewest) return []
      return [{ companyId, average: interval.average, score: interval.low, ratings: interval.count }]
    })
    .sort((a, b) => b.score - a.score || b.ratings - a.ratings || a.companyId - b.companyId)
    .map((one, index) => ({ ...one, place: index + 1 }))
}

export type Given = { companies: Place[]; ceos: Place[] }

/** The awards of a quarter. */
export function awardsOf({ companies, ceos }: { companies: Candidate[]; ceos: Candidate[] }): Given {
  return {
    companies: ranked(companies, awardRules.companyRatings).slice(0, awardRules.places),
    ceos: ranked(ceos, awardRules.ceoRatings).slice(0, awardRules.places),
  }
}

/** Counts of 1 to 5 stars, by star, as scores. */
export const starScores = (counts: ReadonlyMap<number, number>): Scores =>
  [1, 2, 3, 4, 5].map((star) => [star, counts.get(star) ?? 0])

/** Counts of 1 to 10, as a CEO is rated, as scores of half a star to five. */
export const ceoScores = (counts: ReadonlyMap<number, number>): Scores =>
  Array.from({ length: 10 }, (_, index) => [(index + 1) / 2, counts.get(index + 1) ?? 0])
