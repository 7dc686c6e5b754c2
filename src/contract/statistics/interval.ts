import type { Arithmetic } from './arithmetic.ts'
import { intervalRule } from './rules.ts'

const { deviations, caution, mostWorth } = intervalRule

/**
 * Computes the average and 95 % confidence interval of scores on a fixed scale (design: how many people it rests on
 * and how sure it is), in any arithmetic: `values` are the possible scores, lowest first, `people` how many gave each,
 * at least one in all.
 *
 * Formula: scores are scaled to 0..1, where a mean `p` allows at most the variance `p(1 - p)` (everybody at one of the
 * two ends). The observed variance is moved towards that worst case as if two more people had answered so: `v = (sum of
 * squared differences + 2 w) / (n + 1)`, with `w = q(1 - q)` taken at `q = (n p + 2) / (n + 4)` so that unanimous
 * answers of few people prove little. The people count as `m = n * max(1, w / v)` answers of yes or no, and the
 * interval is the score interval of Wilson for `p` and `m`: `(p + z²/2m ± z sqrt(p(1 - p)/m + z²/4m²)) / (1 + z²/m)`.
 * It never leaves the scale and always contains the average. `m` is at most `4 n`.
 */
export function computeInterval<N>(arithmetic: Arithmetic<N>, values: readonly number[], people: readonly N[]) {
  const { of, add, subtract, multiply, divide, squareRoot, least, greatest, name } = arithmetic
  const sum = (parts: readonly N[]) => parts.reduce(add)
  const computeSquare = (a: N) => multiply(a, a)
  const computeVariance = (share: N) => multiply(share, subtract(of(1), share))
  const bottom = values[0]!
  const scale = values[values.length - 1]! - bottom || 1

  const n = name('n', sum(people))
  const average = name('average', divide(sum(people.map((some, at) => multiply(some, of(values[at]!)))), n))
  const p = name('p', divide(subtract(average, of(bottom)), of(scale)))
  const apart = values.map((value, at) => name(`apart_${at + 1}`, subtract(of((value - bottom) / scale), p)))
  const q = name('q', divide(add(multiply(n, p), of(caution)), add(n, of(2 * caution))))
  const w = name('w', computeVariance(q))
  const squares = sum(people.map((some, at) => multiply(some, computeSquare(apart[at]!))))
  const v = name('v', divide(add(squares, multiply(of(caution), w)), add(n, of(caution - 1))))
  const m = name('m', multiply(n, least(of(mostWorth), greatest(of(1), divide(w, v)))))

  const z2 = of(deviations * deviations)
  const middle = name('middle', add(p, divide(z2, multiply(of(2), m))))
  const root = squareRoot(add(divide(computeVariance(p), m), divide(z2, multiply(of(4), computeSquare(m)))))
  const reach = name('reach', multiply(of(deviations), root))
  const end = name('ends', add(of(1), divide(z2, m)))
  const onScale = (share: N) => add(of(bottom), multiply(of(scale), least(of(1), greatest(of(0), divide(share, end)))))
  return {
    average,
    lower: least(average, onScale(subtract(middle, reach))),
    upper: greatest(average, onScale(add(middle, reach))),
  }
}
