import type { Tally } from './naive-statistics.ts'

/**
 * What may be told of pay, worked out anew from the formulas the methodology page prints and from decision 15, by lists
 * of people instead of the server's counters: nothing of the code that publishes is used here.
 */

const twelfth = 13 / 12
/** The range an amount is counted in: the first ends at 13/12 of a riyal, each is a twelfth wider than the one before. */
export function rangeOf(amount: number): number {
  let range = 0
  for (let end = twelfth; end <= amount; end *= twelfth) range += 1
  return range
}
/** What somebody in a range counts as: its middle, as far from its beginning as from its end in proportion. */
const worthOf = (range: number) => Math.sqrt(twelfth ** range * twelfth ** (range + 1))
const beginningOf = (range: number) => twelfth ** range

/** Basic pay in riyals a month: 48 hours a week, 52 weeks, 12 months. Other currencies are not counted. */
export function monthly({ salary, per_duration, currency_id }: Record<string, unknown>): number | null {
  if (currency_id !== 1) return null
  return Number(salary) * { year: 1 / 12, month: 1, hour: (48 * 52) / 12 }[String(per_duration)]!
}

/** Everybody in some released counts, one by one, lowest first. */
const everybody = (told: Tally): number[] =>
  Object.entries(told)
    .flatMap(([range, n]) => Array.from({ length: n }, () => Number(range)))
    .sort((a, b) => a - b)

const fives = (people: number) => Math.floor(people / 5) * 5
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
/** The average, unless one of them is more than a quarter of the sum. */
const average = (amounts: readonly number[]): number | null =>
  Math.max(...amounts) > sumOf(amounts) / 4 ? null : sumOf(amounts) / amounts.length

/** People (in fives), median, quartiles and likely range of released counts; null under 5 people. */
export function payTold(told: Tally, { percent = false } = {}) {
  const amounts = everybody(told).map(percent ? (raise) => raise : worthOf)
  const n = amounts.length
  if (n < 5) return null
  const step = percent ? 1 : 100
  const ranks = (first: number, last: number) => {
    const mean = average(amounts.slice(first - 1, last))
    return mean === null ? null : Math.round(mean / step) * step
  }
  const nothing = { low: null, high: null, from: null, to: null }
  const median = ranks(Math.ceil(n / 2) - 2, Math.floor(n / 2) + 3)
  const quarter = Math.ceil(n / 4)
  const [low, high] = [ranks(quarter - 2, quarter + 2), ranks(n + 1 - quarter - 2, n + 1 - quarter + 2)]
  if (n < 20 || !median || !low || !high) return { people: fives(n), median, ...nothing }
  const reach = (high / low) ** (2 / Math.sqrt(fives(n)))
  const [from, to] = [median / reach, median * reach].map((end) => Math.round(end / step) * step)
  return { people: fives(n), median, low, high, from, to }
}

/** The average of everybody, to a hundred. */
export function averageTold(told: Tally): number | null {
  const mean = average(everybody(told).map(worthOf))
  return mean === null ? null : Math.round(mean / 100) * 100
}

/** The bars: cells a third of the middle half wide, two more on each side of it, the ends open, none under 5 people. */
export function barsTold(told: Tally) {
  const pay = payTold(told)
  if (!pay?.low || !pay.high) return []
  const [low, high] = [pay.low, pay.high]
  const width = Math.max(1, Math.round(Math.log(high / low) / Math.log(twelfth) / 3))
  const cellOf = (range: number) => Math.floor(range / width)
  const [first, last] = [cellOf(rangeOf(low)) - 2, cellOf(rangeOf(high)) + 2]
  const cells = Array.from({ length: last - first + 1 }, (_, at) => ({ cell: first + at, people: 0 }))
  for (const range of everybody(told)) cells[Math.min(last, Math.max(first, cellOf(range))) - first]!.people += 1
  // From the lowest on, a cell of too few joins what comes after it, and what is left over the last bar.
  const bars: { cell: number; people: number }[] = []
  let waiting: typeof bars = []
  for (const cell of cells) {
    waiting.push(cell)
    const people = sumOf(waiting.map((one) => one.people))
    if (people < 5) continue
    bars.push({ cell: waiting[0]!.cell, people })
    waiting = []
  }
  bars.at(-1)!.people += sumOf(waiting.map(({ people }) => people))
  const edges = bars.map(({ cell }) => Math.round(beginningOf(cell * width) / 100) * 100)
  return bars.length < 2
    ? []
    : bars.map(({ people }, at) => ({
        from: at === 0 ? null : edges[at],
        to: at === bars.length - 1 ? null : edges[at + 1],
        people: fives(people),
      }))
}

/**
 * Which parts of a breakdown are told: those of 5 people or more, and the smallest of them not where what is left over
 * would be fewer than 5. Whoever is in no part is a part nobody sees.
 */
export function partsTold(whole: Tally, parts: Record<string, Tally>): { told: string[]; rest: boolean } {
  const all = everybody(whole).length
  const sizes = Object.entries(parts).map(([id, told]) => ({ id, people: everybody(told).length }))
  const inNone = Math.max(0, all - sumOf(sizes.map(({ people }) => people)))
  const shown = [...sizes, { id: '', people: inNone }].filter(({ people }) => people >= 5)
  let left = sumOf([...sizes.map(({ people }) => people), inNone]) - sumOf(shown.map(({ people }) => people))
  shown.sort((a, b) => b.people - a.people || (a.id < b.id ? 1 : -1))
  while (left > 0 && left < 5 && shown.length > 0) left += shown.pop()!.people
  const told = all < 5 ? [] : shown.map(({ id }) => id).filter(Boolean)
  return { told, rest: all > sumOf(sizes.filter(({ id }) => told.includes(id)).map(({ people }) => people)) }
}
