import { intervalRule } from '../../contract/statistics/rules.ts'

/** How many gave each value, lowest first: `[[1, 0], [2, 3], [3, 12], ...]`. */
export type Scores = readonly (readonly [value: number, people: number])[]

/** Unrounded average and the interval the true one most likely lies in (95 % confidence). */
export type Interval = { count: number; average: number; low: number; high: number }

const { deviations: z, caution, mostWorth } = intervalRule

/**
 * Average and 95 % interval of scores on a fixed scale (design: "how many people it rests on and how sure it is").
 *
 * Formula: scores are brought to 0..1, where a mean `p` allows at most the variance `p(1 - p)` (everybody at one of the
 * two ends). The observed variance is drawn towards that worst case as if two more people had answered so:
 * `v = (sum of squared differences + 2 w) / (n + 1)`, with `w = q(1 - q)` taken at `q = (n p + 2) / (n + 4)` so that
 * unanimous answers of few people prove little. The people count as `m = n * max(1, w / v)` answers of yes or no, and
 * the interval is the score interval of Wilson for `p` and `m`:
 * `(p + z²/2m ± z sqrt(p(1 - p)/m + z²/4m²)) / (1 + z²/m)`. It never leaves the scale and always holds the average.
 * `m` is at most `4 n`. Null without scores.
 */
export function intervalOf(scores: Scores): Interval | null {
  const count = scores.reduce((sum, [, people]) => sum + people, 0)
  if (count <= 0) return null
  const [bottom, top] = [scores[0]![0], scores[scores.length - 1]![0]]
  const average = scores.reduce((sum, [value, people]) => sum + value * people, 0) / count
  const scale = top - bottom || 1
  const p = (average - bottom) / scale
  const squares = scores.reduce((sum, [value, people]) => sum + people * ((value - average) / scale) ** 2, 0)
  const q = (count * p + caution) / (count + 2 * caution)
  const worst = q * (1 - q)
  const variance = (squares + caution * worst) / (count + caution - 1)
  const answers = count * Math.min(mostWorth, Math.max(1, worst / variance))
  const middle = p + z ** 2 / (2 * answers)
  const reach = z * Math.sqrt((p * (1 - p)) / answers + z ** 2 / (4 * answers ** 2))
  const end = 1 + z ** 2 / answers
  const at = (share: number) => bottom + scale * Math.min(1, Math.max(0, share))
  return {
    count,
    average,
    low: Math.min(average, at((middle - reach) / end)),
    high: Math.max(average, at((middle + reach) / end)),
  }
}
