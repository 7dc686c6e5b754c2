import { unusualRules } from '../../../contract/reviews/unusual.ts'
import { type Counts, isPart, isUnusual, judgeReviews, type SeenReview, type Usual } from './judge.ts'

const starPlaces = [1, 2, 3, 4, 5] as const
export const createStars = (): number[] => starPlaces.map(() => 0)
export const addStars = (a: readonly number[], b: readonly number[], times = 1): number[] =>
  a.map((count, place) => count + times * (b[place] ?? 0))
export const countAll = (stars: readonly number[]): number => stars.reduce((total, count) => total + count, 0)

/** What is counted of one day: all reviews that came, and the stars of those that were published. */
export type DayCounts = Counts & { passed: readonly number[] }

export function countReviews(reviews: readonly SeenReview[]): Counts {
  const networks: Record<string, number> = {}
  const stars = createStars()
  for (const { stars: given, network } of reviews) {
    stars[given - 1] = (stars[given - 1] ?? 0) + 1
    if (network !== undefined) networks[network] = (networks[network] ?? 0) + 1
  }
  return { stars, young: reviews.filter(({ young }) => young).length, networks }
}

function addNetworks(a: Counts['networks'], b: Counts['networks']): Counts['networks'] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(names.map((name) => [name, (a[name] ?? 0) + (b[name] ?? 0)]))
}

export const addDays = (days: readonly DayCounts[]): DayCounts =>
  days.reduce<DayCounts>(
    (sum, one) => ({
      stars: addStars(sum.stars, one.stars),
      young: sum.young + one.young,
      networks: addNetworks(sum.networks, one.networks),
      passed: addStars(sum.passed, one.passed),
    }),
    { stars: createStars(), young: 0, networks: {}, passed: createStars() },
  )

/** The reviews of a round that wait and those that are published, and what is counted of them and of the days before. */
export type SortedReviews<One> = { held: One[]; passed: One[]; counts: Counts; arrived: DayCounts }

/**
 * Sorts the company reviews of a round out, against what is usual of the company and what is counted of the days before:
 * where there are more than usual by far, those that make it unusual are held.
 */
export function sortOut<One>(
  reviews: readonly One[],
  toSeen: (one: One) => SeenReview,
  { usual, earlier }: { usual: Usual; earlier: DayCounts },
): SortedReviews<One> {
  const came = countReviews(reviews.map(toSeen))
  const counts = addDays([earlier, { ...came, passed: createStars() }])
  const evidence = judgeReviews(usual, counts, unusualRules.days)
  const unusual = countAll(counts.stars) >= unusualRules.fewest && isUnusual(evidence)
  const held = reviews.filter((one) => unusual && isPart(usual, evidence, toSeen(one), counts.networks))
  const passed = reviews.filter((one) => !held.includes(one))
  return { held, passed, counts, arrived: { ...came, passed: countReviews(passed.map(toSeen)).stars } }
}
