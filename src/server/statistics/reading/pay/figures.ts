import type { Pay, PayBar } from '../../../../contract/salaries/pay.ts'
import { payRules } from '../../../../contract/statistics/rules.ts'
import { type Counts, fewestPeople, guarded, guardedSum, peopleIn, sumMayBeTold } from '../../guard.ts'
import { binWidth, lowestOfBin, payBin, payOfBin } from '../../pay.ts'

/** Numbers of people are told in fives, rounded down: "at least". So no two of them ever differ by one person. */
export const inFives = (people: number): number => people - (people % fewestPeople)

/** What the buckets of a measure stand for, and what their amounts are rounded to. */
type Scale = { worth: (bucket: number) => number; to: number }
const riyals: Scale = { worth: payOfBin, to: 100 }
export const percent: Scale = { worth: (value) => value, to: 1 }

const inOrder = (counts: Counts) => [...counts].map(([bin, n]) => [Number(bin), n] as const).sort(([a], [b]) => a - b)

/**
 * What may be told of released counts; null under 5 people. Nobody's own amount is: a median is the average of the five
 * or six people in the middle and a quartile that of the five around it, and none where one of them is more than a
 * quarter of the sum. The likely range is computed from what is told alone (`payRules`).
 */
export function payOf(counts: Counts, { worth, to }: Scale = riyals): Pay | null {
  return guarded(counts, () => {
    const people = peopleIn(counts)
    const bins = inOrder(counts)
    const rounded = (amount: number) => Math.round(amount / to) * to
    /** The average of the people from rank `first` to rank `last`, counted from 1. */
    const average = (first: number, last: number) => {
      const sum = guardedSum(amountsOf(bins, first, last, worth))
      return sum === null ? null : rounded(sum / (last - first + 1))
    }
    const median = average(Math.ceil(people / 2) - 2, Math.floor(people / 2) + 3)
    const quarter = Math.ceil(people / 4)
    const told = people >= payRules.quartilesFrom && median !== null
    const low = told ? average(quarter - 2, quarter + 2) : null
    const high = told ? average(people - quarter - 1, people - quarter + 3) : null
    const sure = median !== null && low !== null && high !== null && low > 0
    const reach = sure ? (high / low) ** (payRules.medianReach / Math.sqrt(inFives(people))) : 1
    return {
      people: inFives(people),
      ...{ median, low: sure ? low : null, high: sure ? high : null },
      ...{ from: sure ? rounded(median / reach) : null, to: sure ? rounded(median * reach) : null },
    }
  })
}

/** What the people of these ranks get, one by one. */
function amountsOf(
  bins: readonly (readonly [bucket: number, n: number])[],
  first: number,
  last: number,
  worth: Scale['worth'],
): number[] {
  const amounts: number[] = []
  let rank = 0
  for (const [bucket, n] of bins) {
    const within = Math.min(last, rank + n) - Math.max(first - 1, rank)
    for (let one = 0; one < within; one++) amounts.push(worth(bucket))
    rank += n
    if (rank >= last) break
  }
  return amounts
}

/** The average pay of everybody in released counts; null where it would tell too much of one of them. */
export function averageOf(counts: Counts): number | null {
  const people = peopleIn(counts)
  let [sum, largest] = [0, 0]
  for (const [bin, n] of inOrder(counts)) {
    sum += n * payOfBin(bin)
    largest = payOfBin(bin)
  }
  return sumMayBeTold({ people, sum, largest }) ? Math.round(sum / people / 100) * 100 : null
}

/**
 * The histogram. Its edges lie on a grid that does not move with the lowest or the highest pay: as wide as a third of the
 * middle half, which is told anyway, and only around it; the ends are open. Every bar is about at least 5 people, smaller
 * ones joining their neighbours. Empty while the middle half is not told.
 */
export function barsOf(counts: Counts): PayBar[] {
  const pay = payOf(counts)
  if (!pay?.low || !pay.high) return []
  const width = Math.max(1, Math.round(Math.log(pay.high / pay.low) / binWidth / 3))
  const cell = (bin: number) => Math.floor(bin / width)
  const [first, last] = [cell(payBin(pay.low)) - 2, cell(payBin(pay.high)) + 2]
  const people = new Map<number, number>()
  for (const [bin, n] of counts) {
    const at = Math.min(last, Math.max(first, cell(Number(bin))))
    people.set(at, (people.get(at) ?? 0) + n)
  }
  const bars: { from: number; people: number }[] = []
  let open: { from: number; people: number } | undefined
  for (let at = first; at <= last; at++) {
    open = { from: open?.from ?? at, people: (open?.people ?? 0) + (people.get(at) ?? 0) }
    if (open.people < fewestPeople) continue
    bars.push(open)
    open = undefined
  }
  if (open) bars.at(-1)!.people += open.people
  if (bars.length < 2) return []
  const edge = (at: number) => Math.round(lowestOfBin(at * width) / 100) * 100
  return bars.map((bar, place) => ({
    from: place === 0 ? null : edge(bar.from),
    to: place === bars.length - 1 ? null : edge(bars[place + 1]!.from),
    people: inFives(bar.people),
  }))
}
