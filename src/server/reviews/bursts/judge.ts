import { unusualFrom, unusualLimits } from '../../../contract/reviews/unusual.ts'

/** What is known of a new review: its stars, whether its author's account is young, the mark of their wide network. */
export type SeenReview = { stars: number; young: boolean; network?: number | undefined }

/**
 * What is usual of a company: the reviews of the months before (how many, over how many days), all there are, and how
 * many have 1 to 5 stars.
 */
export type Usual = { reviews: number; days: number; all: number; stars: readonly number[] }

/** What is counted of the new reviews of some days: so many of each star, of young accounts, of each network. */
export type Counts = {
  stars: readonly number[]
  young: number
  networks: Readonly<Record<string, number>>
}

/**
 * How far the reviews of some days are from the usual, each in powers of ten: 3 means that it happens once in a thousand
 * times, or that it is a thousand times more likely in a burst. `side` are the stars it leans to, by their place (0 to
 * 4).
 */
export type Evidence = { rate: number; stars: number; young: number; networks: number; total: number; side: number }

/** How uneven honest reviews come: reviews of three days vary as if they were given by two causes. */
const causesPerDay = 2 / 3
/** A company without reviews: one in ten days; one with reviews of long ago: a share of these. */
const rateOfNew = 0.1
const daysOfAll = 3 * 365
/** How often each number of stars is given on the site, where a company has few reviews: counted as ten of them. */
const starsOfNew = [1, 1.2, 2, 3, 2.8]
/** In a burst, this share of the reviews leans to one side; the others are as usual. */
const leaning = 0.8
/** How often honest reviews, and those of a burst, come from a young account, and from a network that others share. */
const youngShare = { usual: 0.7, burst: 0.97 }
const sharedNetwork = { usual: 0.3, burst: 0.8 }

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const limit = (value: number, to: number) => Math.max(0, Math.min(to, value))
const weigh = ({ usual, burst }: { usual: number; burst: number }, yes: boolean) =>
  yes ? Math.log10(burst / usual) : Math.log10((1 - burst) / (1 - usual))

/** Estimates how many reviews are usual in `days` days: the company's own, and a guess by its size where it has few. */
export function computeUsualReviews({ reviews, days: known, all }: Usual, days: number): number {
  const guess = rateOfNew + all / daysOfAll
  return (days * (1 + reviews)) / (1 / guess + known)
}

/**
 * Returns how unlikely at least `count` reviews are where `mean` are usual, in powers of ten: the tail of a negative
 * binomial distribution, since honest reviews come together more often than by chance.
 */
export function computeSurprise(count: number, mean: number, days: number): number {
  const causes = causesPerDay * days
  const success = Math.log(mean / (mean + causes))
  let log = causes * Math.log(causes / (mean + causes))
  let tail = count === 0 ? Math.exp(log) : 0
  for (let n = 1; n < count + 400; n += 1) {
    log += Math.log((n - 1 + causes) / n) + success
    if (n >= count) tail += Math.exp(log)
  }
  return tail > 0 ? Math.max(0, -Math.log10(tail)) : Number.POSITIVE_INFINITY
}

/** Returns how much a review of each number of stars says for a burst that leans to `side`. */
function weighStars({ stars }: Usual, side: number): number[] {
  const total = sum(stars) + sum(starsOfNew)
  return starsOfNew.map((prior, place) => {
    const usual = ((stars[place] ?? 0) + prior) / total
    return Math.log10((leaning * Number(place === side) + (1 - leaning) * usual) / usual)
  })
}

/** The side that the reviews lean to, the lowest stars or the highest, and how far: a test by betting (an e-value). */
function judgeStars(usual: Usual, stars: readonly number[]): { side: number; weight: number } {
  const bets = [0, 4].map((side) => {
    const weights = weighStars(usual, side)
    return { side, weight: sum(stars.map((count, place) => count * weights[place]!)) }
  })
  const [low, high] = bets as [(typeof bets)[0], (typeof bets)[0]]
  const best = low.weight >= high.weight ? low : high
  // Half of the stake is on each side.
  return { side: best.side, weight: best.weight - Math.log10(2) }
}

/** Returns how many reviews come from a network from which another has come, and how many do not. */
function countShared(networks: Counts['networks']): { shared: number; alone: number } {
  const counts = Object.values(networks)
  return { shared: sum(counts.map((count) => count - 1)), alone: counts.length }
}

/** Judges the reviews of `days` days against what is usual of the company. */
export function judgeReviews(usual: Usual, { stars, young, networks }: Counts, days: number): Evidence {
  const count = sum(stars)
  const rate = limit(computeSurprise(count, computeUsualReviews(usual, days), days), unusualLimits.rate)
  const { side, weight } = judgeStars(usual, stars)
  const { shared, alone } = countShared(networks)
  const parts = {
    stars: limit(weight, unusualLimits.stars),
    young: limit(young * weigh(youngShare, true) + (count - young) * weigh(youngShare, false), unusualLimits.young),
    networks: limit(shared * weigh(sharedNetwork, true) + alone * weigh(sharedNetwork, false), unusualLimits.networks),
  }
  return { rate, ...parts, side, total: rate + parts.stars + parts.young + parts.networks }
}

export const isUnusual = ({ rate, total }: Evidence): boolean => rate >= unusualFrom.rate && total >= unusualFrom.total

/**
 * Returns whether one review is part of what is unusual: what it says for a burst weighs more than what it says
 * against. Others of the same days are published as always.
 */
export function isPart(usual: Usual, evidence: Evidence, review: SeenReview, networks: Counts['networks']): boolean {
  const { side, stars, young, networks: ofNetworks } = evidence
  const shares = review.network !== undefined && (networks[review.network] ?? 0) > 1
  const weight =
    (stars >= 1 ? weighStars(usual, side)[review.stars - 1]! : 0) +
    (young >= 1 ? weigh(youngShare, review.young) : 0) +
    (ofNetworks >= 1 ? weigh(sharedNetwork, shares) : 0)
  return weight > 0
}
