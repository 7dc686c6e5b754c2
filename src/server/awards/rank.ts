import { awardRules } from '../../contract/statistics/rules.ts'
import { computeRatingInterval, type Scores } from '../statistics/rating.ts'

/** The ratings of a company, or of its chief executive, by stars. */
export type Candidate = { companyId: number; scores: Scores }
export type Place = { companyId: number; place: number; average: number; score: number; ratings: number }

/**
 * Ranks the candidates with at least `fewest` ratings, best first: by the lower end of the interval, so that many good
 * ratings beat few perfect ones; then by the number of ratings, then by id. This is the whole rule of the awards and of
 * the rank.
 */
export function rankCandidates(candidates: readonly Candidate[], fewest: number): Place[] {
  return candidates
    .flatMap(({ companyId, scores }) => {
      const interval = computeRatingInterval(scores)
      if (!interval || interval.count < fewest) return []
      return [{ companyId, average: interval.average, score: interval.lower, ratings: interval.count }]
    })
    .sort((a, b) => b.score - a.score || b.ratings - a.ratings || a.companyId - b.companyId)
    .map((one, index) => ({ ...one, place: index + 1 }))
}

/** The candidates for the awards of a quarter. */
export type Candidates = { companies: Candidate[]; ceos: Candidate[] }
export type GivenAwards = { companies: Place[]; ceos: Place[] }

/** Picks the awards of a quarter. */
export function pickAwards({ companies, ceos }: Candidates): GivenAwards {
  return {
    companies: rankCandidates(companies, awardRules.companyRatings).slice(0, awardRules.places),
    ceos: rankCandidates(ceos, awardRules.ceoRatings).slice(0, awardRules.places),
  }
}

/** Returns the candidates with enough ratings: the awards follow from them alone. */
export function withEnough({ companies, ceos }: Candidates): Candidates {
  const hasEnough = (fewest: number) => (one: Candidate) => rankCandidates([one], fewest).length > 0
  return {
    companies: companies.filter(hasEnough(awardRules.companyRatings)),
    ceos: ceos.filter(hasEnough(awardRules.ceoRatings)),
  }
}

/** Converts counts of 1 to 5 stars, by star, to scores. */
export const computeStarScores = (counts: ReadonlyMap<number, number>): Scores =>
  [1, 2, 3, 4, 5].map((star) => [star, counts.get(star) ?? 0])

/** Converts counts of 1 to 10, the rating of a chief executive, to scores of half a star to five. */
export const computeCeoScores = (counts: ReadonlyMap<number, number>): Scores =>
  Array.from({ length: 10 }, (_, index) => [(index + 1) / 2, counts.get(index + 1) ?? 0])
