/** A scale of riyals with its first, middle and last amount, all of them round. */
export type PayScale = { start: number; middle: number; end: number }

const steps = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000]

/** Returns the shortest round scale, of at most six steps, that contains every amount. */
export function computeScale(amounts: readonly number[]): PayScale {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  for (const step of steps) {
    const start = Math.max(0, Math.floor(least / step) * step)
    const half = Math.max(1, Math.ceil((most - start) / step / 2)) * step
    if (half <= 3 * step) return { start, middle: start + half, end: start + 2 * half }
  }
  return { start: 0, middle: most / 2, end: most }
}

/** Returns the place of an amount on a scale in percent, at its ends for what lies beyond. */
export const computePlaceOnScale = ({ start, end }: PayScale, riyals: number): number =>
  Math.min(100, Math.max(0, ((riyals - start) / (end - start)) * 100))
