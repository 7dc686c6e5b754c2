import { describe, expect, test } from 'vitest'
import { awardRules } from '../../contract/statistics/rules.ts'
import { computeRatingInterval } from '../statistics/rating.ts'
import { type Candidate, computeCeoScores, computeStarScores, pickAwards, rankCandidates } from './rank.ts'

const company = (companyId: number, ...people: number[]): Candidate => ({
  companyId,
  scores: computeStarScores(new Map(people.map((n, index) => [index + 1, n]))),
})

describe('the rule of the awards', () => {
  test('many good ratings beat few perfect ones', () => {
    const [first, second] = rankCandidates([company(1, 0, 0, 0, 0, 20), company(2, 0, 0, 2, 40, 300)], 20)
    expect([first!.companyId, second!.companyId]).toEqual([2, 1])
    expect(first!.average).toBeLessThan(second!.average)
  })

  test('the score is the lower end of the printed interval', () => {
    const scores = computeStarScores(
      new Map([
        [5, 30],
        [1, 4],
      ]),
    )
    expect(rankCandidates([{ companyId: 1, scores }], 1)[0]!.score).toBe(computeRatingInterval(scores)!.lower)
  })

  test('one rating too few is none', () => {
    const { companyRatings: fewest } = awardRules
    expect(rankCandidates([company(1, 0, 0, 0, 0, fewest - 1)], fewest)).toEqual([])
    expect(rankCandidates([company(1, 0, 0, 0, 0, fewest)], fewest)).toHaveLength(1)
  })

  test('equals keep one order, no matter who comes first', () => {
    const equal = [company(3, 0, 0, 0, 0, 30), company(1, 0, 0, 0, 0, 30), company(2, 0, 0, 0, 0, 30)]
    for (const candidates of [equal, [...equal].reverse()])
      expect(rankCandidates(candidates, 1).map(({ companyId, place }) => [companyId, place])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ])
  })

  test('a CEO is rated 1 to 10 and shown in stars; five of each are named', () => {
    const ceos = Array.from({ length: 7 }, (_, index) => ({
      companyId: index + 1,
      scores: computeCeoScores(new Map([[10 - index, 40]])),
    }))
    const given = pickAwards({ companies: [], ceos })
    expect(given.companies).toEqual([])
    expect(given.ceos.map(({ companyId, average }) => [companyId, average])).toEqual([
      [1, 5],
      [2, 4.5],
      [3, 4],
      [4, 3.5],
      [5, 3],
    ])
  })
})
