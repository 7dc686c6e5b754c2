import { cultureQuestions } from '../../src/contract/companies/culture.ts'
import type { RawAnswers } from '../../src/contract/form/form.ts'
import type { Written } from './random-writes.ts'

/** How many gave each answer, written down the plainest way there is. */
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

/** The charts that are public at once, from a plain list of reviews. */
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
    good: tally(answersOf(reviews, 'company', 'good_word')),
    bad: tally(answersOf(reviews, 'company', 'bad_word')),
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

/** Between what the true average of scores from `bottom` to `top` lies, by the formulas the methodology page prints. */
export function naiveInterval(scores: readonly number[], bottom: number, top: number): [low: number, high: number] {
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

/** The guarded charts: by name, what of each review they count. The company's people are released answer by answer. */
const peopleCharts: Record<string, (review: Written) => unknown> = {
  department: ({ answers }) => answers.department,
  city: ({ answers }) => answers.cities,
  education: ({ answers }) => answers.education,
  experience: ({ writer }) => writer.experience,
  age: ({ writer }) => writer.age,
  gender: ({ writer }) => writer.gender,
}
const cultureCharts = Object.entries(cultureQuestions).flatMap(([set, questions]) =>
  questions.map(({ name }) => ({ chart: `${set}.${name}`, set, of: (answers: RawAnswers) => answers[name] })),
)

/** Of the people who differ between two states of a list of answers: how many at least. */
export const between = (a: Tally, b: Tally) => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const more = names.reduce((sum, name) => sum + Math.max(0, (a[name] ?? 0) - (b[name] ?? 0)), 0)
  const less = names.reduce((sum, name) => sum + Math.max(0, (b[name] ?? 0) - (a[name] ?? 0)), 0)
  return Math.max(more, less)
}

/** What everybody may see of the guarded charts, kept by the written rule beside the server: tell it of every step. */
export function naiveGuard() {
  const released = new Map<string, Tally>()
  return {
    released: (chart: string): Tally => released.get(chart) ?? {},
    look(reviews: readonly Written[]) {
      for (const [chart, value] of Object.entries(peopleCharts)) {
        const live = tally(of(reviews, 'company').map(value))
        const shown = released.get(chart) ?? {}
        const next: Tally = {}
        for (const answer of new Set([...Object.keys(live), ...Object.keys(shown)])) {
          const [now, then] = [live[answer] ?? 0, shown[answer] ?? 0]
          const told = now - then >= 5 || then - now >= 5 ? now : then
          if (told >= 5) next[answer] = told
        }
        released.set(chart, next)
      }
      for (const { chart, set, of: answer } of cultureCharts) {
        const live = tally(of(reviews, set).map(({ answers }) => answer(answers)))
        if (between(live, released.get(chart) ?? {}) >= 5) released.set(chart, live)
      }
    },
  }
}
