import type { PayBar } from '../../../contract/salaries/pay.schema.ts'

/** One column of the chart: its bounds (an open end has none), and its dots, with those of the middle half separate. */
export interface DotColumn {
  from: number | null
  to: number | null
  /** The dots below the middle half, in it, and above it; together all of the column. */
  dots: readonly [below: number, middle: number, above: number]
}

/** People as dots in columns of equal width. */
export interface Dots {
  columns: readonly DotColumn[]
  /** The width of a column in riyals; 0 where there are only the two open ends. */
  width: number
  /** How many people a dot stands for. */
  people: number
}

/** Round numbers that readers count in. */
const widths = [100, 200, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000, 100_000]
const perDot = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
/** Not much finer than the bars: the distribution between their edges is unknown. */
const limitColumns = (bars: number) => Math.min(10, bars + 2)
const maxDots = 9

/**
 * Converts bars into dots: columns of one round width, as narrow as the bars allow, and dots of ten people, the step in
 * which numbers of people are published, or of more where a column would be higher than nine. It uses only the
 * bars: inside one, people are distributed as for the place among 100, evenly by ratio; the two ends are as open as
 * those of the bars. Null without bars.
 */
export function buildDots(bars: readonly PayBar[]): Dots | null {
  const [low, high] = [bars[0]?.to, bars.at(-1)?.from]
  if (bars.length < 3 || low == null || high == null) return null
  const all = bars.reduce((sum, bar) => sum + bar.people, 0)
  const { width, edges } = computeEdges(low, high, limitColumns(bars.length))
  const belows = [0, ...edges.map((edge) => countBelow(bars, edge)), all]
  const tallest = Math.max(...belows.slice(1).map((below, at) => below - belows[at]!))
  const people = perDot.find((one) => tallest / one <= maxDots) ?? perDot.at(-1)!
  // Cumulative counts are rounded, so that no dot is lost or added: together they stand for all people.
  const places = belows.map((below) => Math.round(below / people))
  const dots = places.at(-1)!
  const [start, end] = [Math.round(dots / 4), dots - Math.round(dots / 4)]
  const columns = places.slice(1).map((place, at): DotColumn => {
    const first = places[at]!
    const computeOverlap = (from: number, to: number) => Math.max(0, Math.min(place, to) - Math.max(first, from))
    return {
      ...{ from: edges[at - 1] ?? null, to: edges[at] ?? null },
      dots: [computeOverlap(0, start), computeOverlap(start, end), computeOverlap(end, dots)],
    }
  })
  return { columns, width, people }
}

/**
 * Returns the position of an amount in the chart, 0..1 from its start. Past the last edges it stays within the open
 * end.
 */
export function computePlace({ columns, width }: Dots, amount: number): number {
  const first = columns[0]!.to!
  const inColumns = width === 0 ? (amount < first ? 0.5 : 1.5) : 1 + (amount - first) / width
  return Math.min(columns.length - 0.15, Math.max(0.15, inColumns)) / columns.length
}

/** Returns the round amounts between the columns, all within the range of the bars between their open ends. */
function computeEdges(low: number, high: number, most: number): { width: number; edges: number[] } {
  for (const width of widths) {
    const [first, last] = [Math.ceil(low / width), Math.floor(high / width)]
    if (last - first + 2 > most || last < first) continue
    const edges = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * width)
    return { width: edges.length > 1 ? width : 0, edges }
  }
  return { width: 0, edges: [low] }
}

/** Estimates how many people of the bars earn less than an amount that is between their open ends. */
function countBelow(bars: readonly PayBar[], amount: number): number {
  let below = 0
  for (const { from, to, people } of bars) {
    if (to !== null && to <= amount) below += people
    else if (from !== null && to !== null && from < amount)
      below += (people * Math.log(amount / from)) / Math.log(to / from)
  }
  return below
}
