import { unusualRules } from '../../src/contract/reviews/unusual.ts'
import type { Random } from '../../src/demo/seed/random.ts'
import { getDayAfter, toMonth } from '../../src/server/platform/months.ts'
import type { SeenReview } from '../../src/server/reviews/bursts/judge.ts'
import { isUnusual, judgeReviews } from '../../src/server/reviews/bursts/judge.ts'
import {
  addDays,
  addStars,
  countAll,
  createStars,
  type DayCounts,
  sortOut,
} from '../../src/server/reviews/bursts/sort-out.ts'
import { buildUsual } from '../../src/server/reviews/bursts/usual.ts'

/** A review of the simulation: `invented` ones are of an attack, `together` ones of an honest burst. */
export type Review = SeenReview & { origin: 'usual' | 'invented' | 'together' }

/** How often honest people give each number of stars: 3.9 on average. */
const honestStars = [0.07, 0.08, 0.15, 0.28, 0.42]
const stars = [1, 2, 3, 4, 5] as const
export const giveStars = (random: Random, shares: readonly number[] = honestStars): number =>
  random.weighted(stars, (star) => shares[star - 1]!)

/** Networks: 24 of carriers that many share, one of the company's office, and as many others as people. */
export const carriers = 24
export const office = 4000
let others = 5000
export const newNetwork = (): number => {
  others += 1
  return others
}
const honestNetwork = (random: Random): number => {
  const of = random.next()
  return of < 0.35 ? random.whole(1, carriers) : of < 0.45 ? office : newNetwork()
}

/** An honest review: four of five come from an account that was opened for it. */
export const writeHonest = (random: Random, of: Partial<Review> = {}): Review => ({
  ...{ stars: giveStars(random), young: random.chance(0.8), network: honestNetwork(random), origin: 'usual' },
  ...of,
})

const hours12 = 12 * 3_600_000
const begun = Date.UTC(2025, 0, 15, 3)
/** The rounds of two years of the past, and those that are played. */
const pastRounds = 2 * 730
export const roundsOfDay = 2

/** What a company's page and the moderators show after the rounds that were played. */
export type Played = {
  /** Unrounded: before the first round, and after the last one with and without the test. */
  before: number | null
  untested: number | null
  tested: number | null
  held: Review[]
  published: Review[]
  /** How many rounds had reviews that wait, and the first of them; whether the page noted the last months. */
  alarms: number
  firstAlarm: number | null
  noted: boolean
}

const average = (counts: readonly number[]): number | null => {
  const count = countAll(counts)
  return count === 0 ? null : counts.reduce((sum, some, place) => sum + some * (place + 1), 0) / count
}

/** So many usual reviews come in a round: now and then several together. */
function countUsual(random: Random, perRound: number): number {
  if (!random.chance(Math.min(1, perRound / 1.5))) return 0
  return random.chance(0.5) ? 1 : 2
}

/**
 * Plays a company with `size` reviews of two years: `rounds` more in which as many come as usual, and those that `arrive`
 * gives. Judges each round by the product's own functions, as `reviews/bursts/postpone-unusual.ts` does.
 */
export function play(
  random: Random,
  { size, rounds, arrive }: { size: number; rounds: number; arrive: (round: number) => Review[] },
): Played {
  const byMonth = new Map<string, number[]>()
  const add = (month: string, some: readonly number[]) =>
    byMonth.set(month, addStars(byMonth.get(month) ?? createStars(), some))
  const at = (round: number) => new Date(begun + round * hours12)
  let all = createStars()
  for (let n = 0; n < size; n += 1) {
    const given = createStars()
    given[giveStars(random) - 1] = 1
    add(toMonth(at(random.whole(0, pastRounds - 1))), given)
    all = addStars(all, given)
  }
  const before = average(all)
  let untested = all
  let tested = all
  let recent: Record<string, DayCounts> = {}
  const played = { held: [] as Review[], published: [] as Review[], alarms: 0, noted: false }
  let firstAlarm: number | null = null
  for (let round = 0; round < rounds; round += 1) {
    const now = at(pastRounds + round)
    const usualOnes = Array.from({ length: countUsual(random, size / pastRounds) }, () => writeHonest(random))
    const reviews = [...usualOnes, ...arrive(round)]
    if (reviews.length === 0) continue
    const first = getDayAfter(now, 1 - unusualRules.days)
    recent = Object.fromEntries(Object.entries(recent).filter(([day]) => day >= first))
    const earlier = addDays(Object.values(recent))
    const { usual, months } = buildUsual(byMonth, { passed: earlier.passed, now })
    const { held, passed, arrived } = sortOut(reviews, (one) => one, { usual, earlier })
    const today = getDayAfter(now, 0)
    recent[today] = addDays([...(recent[today] ? [recent[today]] : []), arrived])
    const came = arrived.stars
    untested = addStars(untested, came)
    tested = addStars(tested, arrived.passed)
    add(toMonth(now), arrived.passed)
    played.held.push(...held)
    played.published.push(...passed)
    if (held.length > 0) {
      played.alarms += 1
      firstAlarm ??= round
    } else if (months) {
      const counted = addStars(months.stars, arrived.passed)
      const evidence = judgeReviews(months.usual, { stars: counted, young: 0, networks: {} }, months.days)
      if (isUnusual(evidence)) played.noted = true
    }
  }
  return { before, untested: average(untested), tested: average(tested), ...played, firstAlarm }
}
