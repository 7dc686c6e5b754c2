/** A source of repeatable pseudo-random numbers: the same seed gives the same numbers on every machine. */
export type Random = {
  /** Returns a number of at least 0 and less than 1. */
  next(): number
  /** Returns a whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  /** Returns a number that is normally distributed around `mean`; `spread` is the standard deviation. */
  normal(mean: number, spread: number): number
  /** Picks one item, each equally likely. Throws on an empty list. */
  pick<T>(items: readonly T[]): T
  /** Picks one item by its weight. Throws on an empty list. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T
  /** Returns a new list in random order. */
  shuffled<T>(items: readonly T[]): T[]
}

/** Creates mulberry32 seeded by the characters of `seed`, so that each part of the data can have its own sequence. */
export function createRandom(seed: string): Random {
  let state = 0x9e3779b9
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x5bd1e995) ^ (state >>> 13)

  const sampleNext = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const sampleWhole = (low: number, high: number) => low + Math.floor(sampleNext() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('nothing to pick from')
    return items[sampleWhole(0, items.length - 1)] as T
  }
  return {
    next: sampleNext,
    whole: sampleWhole,
    pick,
    chance: (probability) => sampleNext() < probability,
    // The sum of four uniform numbers is close enough to a normal distribution and costs no logarithm.
    normal: (mean, spread) =>
      mean + (sampleNext() + sampleNext() + sampleNext() + sampleNext() - 2) * spread * Math.sqrt(3),
    weighted(items, weightOf) {
      let left = sampleNext() * items.reduce((sum, item) => sum + weightOf(item), 0)
      for (const item of items) {
        left -= weightOf(item)
        if (left < 0) return item
      }
      return pick(items.slice(-1))
    },
    shuffled(items) {
      const copy = [...items]
      for (let at = copy.length - 1; at > 0; at--) {
        const other = sampleWhole(0, at)
        ;[copy[at], copy[other]] = [copy[other]!, copy[at]!]
      }
      return copy
    },
  }
}

/** Clamps `value` between `low` and `high`. */
export const pickBetween = (low: number, high: number, value: number) => Math.min(high, Math.max(low, value))
