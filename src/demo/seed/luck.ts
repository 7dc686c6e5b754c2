import { createRandom, pickBetween } from './random.ts'

const chance = createRandom('luck')

/** The distribution of people's luck at one company, in stars, from worst to best: for one in eight it went badly. */
const lucks: readonly number[] = Array.from({ length: 500 }, () =>
  chance.chance(0.125) ? chance.normal(-1.9, 0.6) : chance.normal(0.27, 0.8),
).sort((a, b) => a - b)

/**
 * Creates a function that returns the luck of the next person. Steps of the golden section visit all lucks evenly, so
 * that few people already average out as many do. `first` is at least 0 and less than 1.
 */
export function createLuck(first: number): () => number {
  let share = first
  return () => {
    share = (share + 0.6180339887) % 1
    return lucks[Math.floor(share * lucks.length)]!
  }
}

/**
 * Computes the happiness from which these lucks lead to an average of `quality` stars. Nobody gives less than 1 or more
 * than 5, so very good companies need a start above their average.
 */
export function computeUsualHappiness(quality: number): number {
  let low = 0
  let high = 7
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2
    const average = lucks.reduce((sum, luck) => sum + pickBetween(1, 5, middle + luck), 0) / lucks.length
    if (average < quality) low = middle
    else high = middle
  }
  return (low + high) / 2
}
