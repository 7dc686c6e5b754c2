import { describe, expect, test } from 'vitest'
import { awardRules } from '../../contract/statistics/rules.ts'
import { intervalOf } from '../statistics/rating.ts'
import { awardsOf, type Candidate, ceoScores, ranked, starScores } from './rank.ts'

const company = (companyId: number, ...people: number[]): Candidate => ({
  companyId,
  scores: starScores(new Map(people.map((n, index) => [index + 1, n]))),
})

describe('the rule of the awards', () => {
  test('many good ratings beat few perfect ones', () => {
    const [first, second] = ranked([company(1, 0, 0, 0, 0, 20), company(2, 0, 0, 2, 40, 300)], 20)
    expect([first!.companyId, second!.companyId]).toEqual([2, 1])
    expect(first!.average).toBeLessThan(second!.average)
  })

  test('the score is the lower end of the printed interval', () => {
    const scores = starScores(
      new Map([
        [5, 30],
        [1, 4],
      ]),
    )
    expect(ranked([{ companyId: 1, scores }], 1)[0]!.score).toBe(intervalOf(scores)!.low)
  })

  test('one rating too few is none', () => {
    const { companyRatings: fewest } = awardRules
    expect(ranked([company(1, 0, 0, 0, 0, fewest - 1)], fewest)).toEqual([])
    expect(ranked([company(1, 0, 0, 0, 0, fewest)], fewest)).toHaveLength(1)
  })

  test('equals keep one order whoever comes first', () => {
    const equal = [company(3, 0, 0, 0, 0, 30), company(1, 0, 0, 0, 0, 30), company(2, 0, 0, 0, 0, 30)]
    for (const candidates of [equal, [...equal].reverse()])
      expect(ranked(candidates, 1).map(({ companyId, place }) => [companyId, place])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
      ])
  })

  test('a CEO is rated 1 to 10 and shown in stars; five of each are named', () => {
    const ceos = Array.from({ length: 7 }, (_, index) => ({
      companyId: index + 1,
      scores: ceoScores(new Map([[10 - index, 40]])),
    }))
    const given = awardsOf({ companies: [], ceos })
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
