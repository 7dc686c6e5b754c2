import type { Pay, PayBar } from '../../../../contract/salaries/pay.schema.ts'
import type { PublishedNumber } from '../../../../contract/statistics/published.ts'
import { intervalRule, payRules, peopleStep } from '../../../../contract/statistics/rules.ts'
import { computeNoise, publishCounts, type ReleasedCounts, roundToSteps } from '../../guard.ts'
import { type Bands, payBands, percentBands, yearlyBands } from '../../pay.ts'

/** The bands that the counters of a measure stand for, and the step their amounts are rounded to. */
type Scale = { bands: Bands; to: number }
const riyals: Scale = { bands: payBands, to: 100 }
export const ofYear: Scale = { bands: yearlyBands, to: 100 }
export const percent: Scale = { bands: percentBands, to: 1 }

/** A distribution read from noisy counters: only the stretch of bands that most likely contains people. */
type Distribution = {
  people: number
  /** The first band of the stretch, and the count of each of its bands, none below 0. */
  first: number
  counts: readonly number[]
  /** How far noise moves the rank of the median, as a share of all people: one standard deviation. */
  noise: number
  /** The ends of the band that contains more than four of ten people, if there is one: within it nothing is known. */
  lump: readonly [low: number, high: number] | null
  /** Returns the logarithm of the amount that this share of the people (0..1) earn less than. */
  at: (share: number) => number
}

/**
 * Estimates the distribution behind noisy counters. Of all stretches of bands it takes the one with most people beyond
 * what noise adds, and drops the bands outside; null when there is none.
 */
export function buildDistribution(released: ReleasedCounts, { edges }: Bands): Distribution | null {
  const deviation = computeNoise(released)
  const counts = Array.from({ length: edges.length - 1 }, (_, band) => released.counts.get(String(band)) ?? 0)
  const [first, last] = findStretch(counts.map((n) => n - deviation / 2))
  const kept = counts.slice(first, last).map((n) => Math.max(0, n))
  const people = kept.reduce((sum, n) => sum + n, 0)
  if (people <= 0) return null
  const crowded = kept.findIndex((n) => n > payRules.lump * people)
  return {
    ...{ people, first, counts: kept },
    lump: crowded < 0 ? null : [edges[first + crowded]!, edges[first + crowded + 1]!],
    noise: (Math.sqrt(kept.length) * deviation) / 2 / people,
    at: (share) => {
      let below = 0
      for (const [place, n] of kept.entries()) {
        const [low, high] = [edges[first + place]!, edges[first + place + 1]!]
        if (n > 0 && below + n >= share * people) return low + Math.max(0, (share * people - below) / n) * (high - low)
        below += n
      }
      return edges[last]!
    },
  }
}

/**
 * Limits the counters of a part to the bands that contain people of the whole: outside them stands only noise. All of
 * it follows from what is published.
 */
export function limitToWhole(whole: ReleasedCounts, part: ReleasedCounts): ReleasedCounts {
  const found = buildDistribution(whole, payBands)
  // With few people, or many noisy counters, the whole says less than the part.
  if (!found || found.noise > payRules.surely) return part
  const isInside = ([band]: readonly [string, number]) =>
    Number(band) >= found.first && Number(band) < found.first + found.counts.length
  return { ...part, counts: new Map([...part.counts].filter(isInside)) }
}

/** Finds the neighbouring entries with the largest sum: the first, and the one after the last. */
function findStretch(values: readonly number[]): [first: number, last: number] {
  let best = { sum: 0, first: 0, last: 0 }
  let open = { sum: 0, first: 0 }
  for (const [place, value] of values.entries()) {
    if (open.sum <= 0) open = { sum: 0, first: place }
    open.sum += value
    if (open.sum > best.sum) best = { ...open, last: place + 1 }
  }
  return [best.first, best.last]
}

const { deviations: z } = intervalRule

/**
 * Computes the interval of the amount that this share of the people earn less than: by chance and by noise (`all`), by
 * noise alone (`noise`). Bands tell amounts to within a few percent of themselves.
 */
export function computeReach({ at, people, noise }: Distribution, share: number) {
  const computeEnds = (deviation: number) =>
    [at(Math.max(0, share - z * deviation)), at(Math.min(1, share + z * deviation))] as const
  const blur = Math.log(1 + payRules.wider) / 6
  const [lower, upper] = computeEnds(Math.sqrt(noise ** 2 + (share * (1 - share)) / people))
  const [least, most] = computeEnds(noise)
  return { lower: lower - blur, upper: upper + blur, width: (most - least) / 2 }
}

/** Returns the pay that is published of released counters (`payRules`); null when it would not be worth reading. */
export function payOf(released: ReleasedCounts, { bands, to }: Scale = riyals): Pay | null {
  const found = buildDistribution(released, bands)
  // The number of people must exceed what noise in all bands together could produce.
  const fewest = Math.max(2 * peopleStep, 3 * computeNoise(released) * Math.sqrt(released.counts.size))
  if (!found || found.people < fewest) return null
  const publishRounded = (log: number) => publishCounts(released, Math.round(Math.exp(log) / to) * to)
  const reached = computeReach(found, 1 / 2)
  const [least, most] = found.lump ?? [reached.lower, reached.upper]
  const middle = { lower: Math.min(reached.lower, least), upper: Math.max(reached.upper, most) }
  if ((middle.upper - middle.lower) / 2 > payRules.widest) return null
  const publishAmount = (share: number, exact: number): PublishedNumber | null =>
    !found.lump && computeReach(found, share).width <= exact ? publishRounded(found.at(share)) : null
  const median = publishAmount(1 / 2, payRules.exact)
  const [p25, p75] = [publishAmount(1 / 4, 2 * payRules.exact), publishAmount(3 / 4, 2 * payRules.exact)]
  const whole = median !== null && p25 !== null && p75 !== null && p25 <= median && median <= p75
  return {
    people: roundToSteps(released, found.people),
    median,
    ...{ p25: whole ? p25 : null, p75: whole ? p75 : null },
    ...{ lower: publishRounded(middle.lower), upper: publishRounded(middle.upper) },
  }
}

/** Returns the average pay of everybody in released counters; null when even the median is only a range. */
export function computeAveragePay(released: ReleasedCounts): PublishedNumber | null {
  const found = buildDistribution(released, payBands)
  if (!found || payOf(released)?.median == null) return null
  const { edges } = payBands
  const sum = found.counts.reduce((all, n, place) => {
    const [low, high] = [edges[found.first + place]!, edges[found.first + place + 1]!]
    return all + n * Math.exp((low + high) / 2)
  }, 0)
  return publishCounts(released, Math.round(sum / found.people / 100) * 100)
}

/**
 * Builds the histogram: neighbouring bands are joined until each bar contains clearly more people than noise does, at
 * least 10. The end bars are open. Empty when there are fewer than three bars, and when the median is published as a
 * range only.
 */
export function buildBars(released: ReleasedCounts): PayBar[] {
  const found = buildDistribution(released, payBands)
  if (!found || payOf(released)?.median == null) return []
  const fewest = Math.max(peopleStep, 3 * computeNoise(released))
  const bars: { from: number; people: number }[] = []
  let open: { from: number; people: number } | undefined
  for (const [place, n] of found.counts.entries()) {
    open = { from: open?.from ?? found.first + place, people: (open?.people ?? 0) + n }
    if (open.people < fewest) continue
    bars.push(open)
    open = undefined
  }
  const end = bars.at(-1)
  if (open && end) end.people += open.people
  if (bars.length < 3) return []
  const publishEdge = (band: number) => publishCounts(released, Math.round(Math.exp(payBands.edges[band]!) / 100) * 100)
  return bars.map((bar, place) => ({
    from: place === 0 ? null : publishEdge(bar.from),
    to: place === bars.length - 1 ? null : publishEdge(bars[place + 1]!.from),
    people: roundToSteps(released, bar.people),
  }))
}
