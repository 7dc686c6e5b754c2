import { cultureQuestions } from '../../../src/contract/companies/culture.ts'
import type { RawAnswers } from '../../../src/contract/form/form.ts'
import groups from '../../../src/server/lookups/lists/word-meanings.json' with { type: 'json' }
import type { Written } from '../server/random-writes.ts'

/** The number of people by answer, in the simplest form. */
export type Tally = Record<string, number>

export function tally(values: Iterable<unknown>): Tally {
  const counts: Tally = {}
  for (const value of values) if (value !== undefined) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}
export const total = (counts: Tally) => Object.values(counts).reduce((sum, n) => sum + n, 0)

const of = (reviews: readonly Written[], kind: string) => reviews.filter((review) => review.kind === kind)
const answersOf = (reviews: readonly Written[], kind: string, name: string) =>
  of(reviews, kind).map(({ answers }) => answers[name])

/** Computes the charts that are public at once, from a plain list of reviews. */
export function openCharts(reviews: readonly Written[]) {
  const stars = answersOf(reviews, 'company', 'rate').map(Number)
  const byQuarter = new Map<string, number[]>()
  for (const { month, answers } of of(reviews, 'company')) {
    const quarter = `${month.slice(0, 4)}-Q${Math.floor((Number(month.slice(5)) - 1) / 3) + 1}`
    byQuarter.set(quarter, [...(byQuarter.get(quarter) ?? []), Number(answers.rate)])
  }
  const months = of(reviews, 'company')
    .map(({ month }) => month)
    .sort()
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  const offers = of(reviews, 'benefit').flatMap(
    ({ answers }) => answers.benefits as { benefit_id: number; offered: number }[],
  )
  return {
    stars,
    count: stars.length,
    average: stars.length > 0 ? mean(stars) : null,
    distribution: [1, 2, 3, 4, 5].map((star) => stars.filter((one) => one === star).length),
    from: months[0] ?? null,
    to: months.at(-1) ?? null,
    trend: [...byQuarter.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([quarter, ratings]) => ({ quarter, ratings: ratings.length, average: mean(ratings) })),
    good: tally(answersOf(reviews, 'company', 'good_word').map(meaningIn)),
    bad: tally(answersOf(reviews, 'company', 'bad_word').map(meaningIn)),
    counts: {
      reviews: of(reviews, 'company').length,
      salaries: of(reviews, 'salary').length,
      interviews: of(reviews, 'interview').length,
    },
    interviews: Object.fromEntries(
      ['rate', 'difficulty', 'get_offer', 'get_by'].map((name) => [name, tally(answersOf(reviews, 'interview', name))]),
    ),
    feelings: tally(answersOf(reviews, 'benefit', 'rate')),
    offers: tally(offers.map(({ benefit_id, offered }) => `${benefit_id}:${offered}`)),
  }
}

/** Returns the English name of a word's meaning from the list, or the word itself. */
const meaningIn = (word: unknown) =>
  groups.find((group) => group.some((one) => one.toLowerCase() === String(word).toLowerCase()))?.[0] ?? word

/**
 * Returns the interval of the true average of scores from `bottom` to `top`, by the formulas the methodology page
 * prints.
 */
export function naiveInterval(scores: readonly number[], bottom: number, top: number): [lower: number, upper: number] {
  const z = 1.959964
  const shares = scores.map((score) => (score - bottom) / (top - bottom))
  const n = shares.length
  const p = shares.reduce((sum, one) => sum + one, 0) / n
  const q = (n * p + 2) / (n + 4)
  const w = q * (1 - q)
  const v = (shares.reduce((sum, one) => sum + (one - p) ** 2, 0) + 2 * w) / (n + 1)
  const m = n * Math.min(4, Math.max(1, w / v))
  const reach = z * Math.sqrt((p * (1 - p)) / m + z ** 2 / (4 * m ** 2))
  const end = (sign: number) => (p + z ** 2 / (2 * m) + sign * reach) / (1 + z ** 2 / m)
  return [bottom + (top - bottom) * end(-1), bottom + (top - bottom) * end(1)]
}

/** The charts published only in releases: by name, the kind of review and what they count in each. */
type Chart = { kind: string } & ({ of: (review: Written) => unknown } | { sum: (review: Written) => Tally })
const told: Record<string, Chart> = {
  'company.department': { kind: 'company', of: ({ answers }) => answers.department },
  'company.cities': { kind: 'company', of: ({ answers }) => answers.cities },
  'company.education': { kind: 'company', of: ({ answers }) => answers.education },
  'company.experience': { kind: 'company', of: ({ writer }) => writer.experience },
  'company.age': { kind: 'company', of: ({ writer }) => writer.age },
  'company.gender': { kind: 'company', of: ({ writer }) => writer.gender },
  'salary.pay': { kind: 'salary', of: ({ answers }) => bandOf(answers) },
  ...Object.fromEntries(
    Object.entries(cultureQuestions).flatMap(([kind, questions]) =>
      questions.map(({ name, measure, values }) => [
        `${kind}.${name}`,
        name === 'ceo_rate'
          ? { kind, of: ({ answers }: Written) => answers[name] }
          : { kind, sum: ({ answers }: Written) => placesOf(answers[name], measure, values) },
      ]),
    ),
  ),
}

/**
 * Returns the salary band: each is a quarter wider than the one before, from 2,000 riyals a month to 80,000; other
 * currencies are not counted.
 */
function bandOf({ salary, per_duration, currency_id }: RawAnswers): number | undefined {
  if (currency_id !== 1) return undefined
  const monthly = Number(salary) * (per_duration === 'year' ? 1 / 12 : per_duration === 'hour' ? 208 : 1)
  let band = 0
  for (let edge = 2000 * 1.25; edge <= monthly * (1 + 1e-9) && band < 16; edge *= 1.25) band += 1
  return band
}

/**
 * Returns what an answer adds to the sums of its question: from -225 to 225 along its scale, or for each possible
 * answer.
 */
function placesOf(answer: unknown, measure: string, values: readonly (string | number)[]): Tally {
  if (measure === 'choice') return Object.fromEntries(values.map((value) => [value, value === answer ? 225 : -225]))
  if (measure === 'hours') return { all: 9 * (Math.min(70, Math.max(20, Number(answer))) - 45) }
  return { all: measure === 'yes' ? (answer === 1 ? 225 : -225) : 25 * (2 * Number(answer) - 11) }
}

/** Adds up several tallies, and leaves out sums of zero. */
function summed(all: readonly Tally[]): Tally {
  const sums: Tally = {}
  for (const one of all) for (const [name, n] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + n
  return Object.fromEntries(Object.entries(sums).filter(([, n]) => n !== 0))
}

/**
 * Creates an oracle of what is published without noise, which follows the written rule independently of the server: it
 * must be called at every release, with all reviews that were ever written. A release tells of the published reviews of
 * all that it finds, and no later one of any of them.
 */
export function naiveReleases() {
  const released = new Map<string, Tally>()
  const settled = new Set<Written>()
  return {
    charts: () => [...released].map(([chart, counts]) => [chart, total(counts)] as const),
    released: (chart: string): Tally => released.get(chart) ?? {},
    release(reviews: readonly Written[]) {
      for (const kind of new Set(Object.values(told).map((chart) => chart.kind))) {
        const found = of(reviews, kind).filter((review) => !settled.has(review))
        const written = found.filter(({ state }) => state === 'published')
        for (const review of found) settled.add(review)
        for (const [name, chart] of Object.entries(told)) {
          if (chart.kind !== kind) continue
          const added = 'sum' in chart ? written.map(chart.sum) : [tally(written.map(chart.of))]
          released.set(name, summed([released.get(name) ?? {}, ...added]))
        }
      }
    },
  }
}
