import { randomInt } from 'node:crypto'

declare module '../platform/services.ts' {
  interface Services {
    /** The source of noise for releases; real noise comes from `createNoise` alone. */
    noise: Noise
  }
}

/** Returns a whole number from 0 to below `below`, uniformly distributed. */
export type Uniform = (below: number) => number

/**
 * Noise as whole numbers. `laplace`: one number, for a counter; its probability falls by e^(-epsilon/1000) with each
 * step away from 0. `cube`: one number for each of several sums that a person moves all at once, each by `range` at
 * most; the probability of them together falls with the largest alone, by e^(-epsilon/1000/range) with each step,
 * no matter what the others are. That is less noise than each sum would need for itself.
 */
export type Noise = {
  laplace: (epsilon: number) => number
  cube: (epsilon: number, size: number, range: number) => number[]
}

const ofSystem: Uniform = (below) => randomInt(below)

/**
 * Creates noise from the system's own randomness, without any floating-point number: the rounding of a floating-point
 * sample reveals what it was added to. Geometric numbers are sampled as Canonne, Kamath and Steinke (2020) do,
 * algorithms 1 and 2; cubes are the mechanism of the largest norm (Hardt and Talwar 2010) on whole numbers.
 */
export function createNoise(uniform: Uniform = ofSystem): Noise {
  /** Returns true with the probability `top / bottom`. */
  const sampleChance = (top: number, bottom: number) => uniform(bottom) < top

  /** Returns true with the probability e^(-top/bottom), for 0 <= top <= bottom. */
  function sampleChanceOfExp(top: number, bottom: number): boolean {
    let tries = 1
    while (sampleChance(top, bottom * tries)) tries += 1
    return tries % 2 === 1
  }

  /** Samples a number of 0 or more whose probability falls by e^(-top/bottom) with each step. */
  function sampleGeometric(top: number, bottom: number): number {
    for (;;) {
      const rest = uniform(bottom)
      if (!sampleChanceOfExp(rest, bottom)) continue
      let whole = 0
      while (sampleChanceOfExp(1, 1)) whole += 1
      return Math.floor((rest + bottom * whole) / top)
    }
  }

  /**
   * Samples the size of the cube: the probability of `reach` is proportional to (2 reach + 1)^size e^(-top reach /
   * bottom). A sum of geometric numbers is nearly so distributed, and rejection sampling makes it exactly so.
   */
  function sampleReach(size: number, top: number, bottom: number): number {
    for (;;) {
      let reach = 0
      for (let n = 0; n <= size; n += 1) reach += sampleGeometric(top, bottom)
      let kept = true
      for (let n = 1; n <= size && kept; n += 1) kept = sampleChance(2 * reach + 1, 2 * (reach + n))
      if (kept) return reach
    }
  }

  return {
    laplace(epsilon) {
      assertThousandths(epsilon)
      for (;;) {
        const size = sampleGeometric(epsilon, thousand)
        const negative = uniform(2) === 1
        if (negative && size === 0) continue
        return negative ? -size : size
      }
    },
    cube(epsilon, size, range) {
      assertThousandths(epsilon)
      const reach = sampleReach(size, epsilon, thousand * range)
      return Array.from({ length: size }, () => uniform(2 * reach + 1) - reach)
    },
  }
}
const thousand = 1000

function assertThousandths(epsilon: number): void {
  if (!Number.isSafeInteger(epsilon) || epsilon <= 0) throw new Error(`no noise for ${epsilon} thousandths`)
}

/** Returns the standard deviation of one number sampled by `laplace`. */
export function computeDeviation(epsilon: number): number {
  const step = Math.exp(-epsilon / thousand)
  return Math.sqrt(2 * step) / (1 - step)
}

/** Returns the standard deviation of each number of a cube, as a part of `range`, for ranges of a hundred and more. */
export const computeCubeDeviation = (epsilon: number, size: number): number =>
  (thousand / epsilon) * Math.sqrt(((size + 1) * (size + 2)) / 3)
