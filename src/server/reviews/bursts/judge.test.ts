import { expect, test } from 'vitest'
import { computeSurprise, computeUsualReviews, isPart, isUnusual, judgeReviews, type Usual } from './judge.ts'

const usualOf = (all: number, reviews = all / 2): Usual => ({
  ...{ all, reviews, days: all === 0 ? 0 : 365 },
  stars: [0.1, 0.1, 0.2, 0.3, 0.3].map((share) => Math.round(share * all)),
})
const networks = (count: number, of: number) =>
  Object.fromEntries(Array.from({ length: of }, (_, n) => [n, Math.ceil((count - n) / of)]))
const judge = (all: number, stars: number[], { young = 0, from = 0 } = {}) => {
  const count = stars.reduce((sum, one) => sum + one, 0)
  return judgeReviews(usualOf(all), { stars, young, networks: networks(count, from || count) }, 3)
}

test('what is usual follows the own reviews of a company, and a guess by its size where it has few', () => {
  expect(computeUsualReviews(usualOf(0), 3)).toBeCloseTo(0.3)
  expect(computeUsualReviews(usualOf(188), 3)).toBeCloseTo((3 * 95) / (1 / (0.1 + 188 / 1095) + 365))
  expect(computeUsualReviews(usualOf(900), 3)).toBeGreaterThan(3.5)
})

test('the surprise is the tail of a negative binomial distribution', () => {
  expect(computeSurprise(0, 2, 3)).toBeCloseTo(0)
  // Two causes, a mean of 2: the probability of none is a quarter.
  expect(computeSurprise(1, 2, 3)).toBeCloseTo(-Math.log10(0.75))
  expect(computeSurprise(40, 1, 3)).toBeGreaterThan(10)
})

test.each([0, 20, 188, 900])('forty reviews of one star, young accounts and one network are unusual of %i', (all) => {
  expect(isUnusual(judge(all, [40, 0, 0, 0, 0], { young: 40, from: 1 }))).toBe(true)
})

test.each([0, 20, 188, 900])('three reviews of a day are not unusual of a company of %i', (all) => {
  expect(isUnusual(judge(all, [0, 0, 0, 0, 3], { young: 3, from: 1 }))).toBe(false)
})

test('many reviews alone are not unusual where they come as others do', () => {
  expect(isUnusual(judge(188, [4, 4, 8, 12, 12], { young: 28 }))).toBe(false)
})

test('low stars alone are not unusual where no more come than usual', () => {
  expect(isUnusual(judge(900, [4, 0, 0, 0, 0], { young: 4, from: 1 }))).toBe(false)
})

test('a review that is like others of the company is not part of what is unusual', () => {
  const evidence = judge(188, [40, 0, 0, 0, 0], { young: 40, from: 1 })
  const shared = { 0: 40, 1: 1 }
  expect(isPart(usualOf(188), evidence, { stars: 1, young: true, network: 0 }, shared)).toBe(true)
  expect(isPart(usualOf(188), evidence, { stars: 4, young: false, network: 1 }, shared)).toBe(false)
})
