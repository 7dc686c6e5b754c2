import { randomInt } from 'node:crypto'

declare module '../platform/services.ts' {
  interface Services {
    /** The noise of releases; real noise comes from `createNoise` alone. */
    noise: Noise
  }
}

/** A whole number from 0 up to under `below`, each as likely as the others. */
export type Uniform = (below: number) => number

/** Whole numbers of noise: how likely one is falls by e^(-epsilon/1000) with each step away from 0. */
export type Noise = (epsilon: number) => number

const ofSystem: Uniform = (below) => randomInt(below)

/**
 * Noise from the system's own randomness, without a floating point number anywhere: what rounding adds to a floating
 * sample gives away what it was added to. The sampler is the one of Canonne, Kamath and Steinke (2020), algorithms 1 and 2.
 */
export function createNoise(uniform: Uniform = ofSystem): Noise {
  /** True with the probability `top / bottom`. */
  const chance = (top: number, bottom: number) => uniform(bottom) < top

  /** True with the probability e^(-top/bottom), for 0 <= top <= bottom. */
  function chanceOfExp(top: number, bottom: number): boolean {
    let tries = 1
    while (chance(top, bottom * tries)) tries += 1
    return tries % 2 === 1
  }

  return (epsilon) => {
    if (!Number.isSafeInteger(epsilon) || epsilon <= 0) throw new Error(`no noise for ${epsilon} thousandths`)
    for (;;) {
      const rest = uniform(thousand)
      if (!chanceOfExp(rest, thousand)) continue
      let whole = 0
      while (chanceOfExp(1, 1)) whole += 1
      const size = Math.floor((rest + thousand * whole) / epsilon)
      const negative = uniform(2) === 1
      if (negative && size === 0) continue
      return negative ? -size : size
    }
  }
}
const thousand = 1000

/** The standard deviation of one such number. */
export function deviationOf(epsilon: number): number {
  const step = Math.exp(-epsilon / thousand)
  return Math.sqrt(2 * step) / (1 - step)
}
