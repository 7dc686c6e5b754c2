import type { Rows } from './examples.ts'

/** The weight of each feature, and what a score begins with. */
export type Weights = { bias: number; weights: Float64Array }

/** How much a wrong score costs, against large weights; chosen by cross-validation. */
const cost = 0.1
const rounds = 12
const tolerance = 0.05

/** Creates a sequence of numbers (0..1), the same each time (mulberry32). */
export function createNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Shuffles numbers in their array. */
function shuffle(numbers: Int32Array, next: () => number): void {
  for (let at = numbers.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1))
    const kept = numbers[at]!
    numbers[at] = numbers[other]!
    numbers[other] = kept
  }
}

export function scoreRow({ begins, features, values }: Rows, { bias, weights }: Weights, row: number): number {
  let score = bias
  for (let at = begins[row]!; at < begins[row + 1]!; at += 1) score += weights[features[at]!]! * values[at]!
  return score
}

/**
 * Learns the weights by which these rows are told apart: a support vector machine with squared hinge loss and small
 * weights, by dual coordinate descent (Hsieh et al. 2008). The order is the same each time, and so are the weights.
 */
export function trainWeights(
  matrix: Rows,
  rows: readonly number[],
  isThere: (row: number) => boolean,
  size: number,
): Weights {
  const { begins, features, values } = matrix
  const weights = new Float64Array(size)
  let bias = 0
  const signs = Float64Array.from(rows, (row) => (isThere(row) ? 1 : -1))
  const duals = new Float64Array(rows.length)
  const diagonal = 0.5 / cost
  const curves = Float64Array.from(rows, (row) => {
    let sum = diagonal + 1
    for (let at = begins[row]!; at < begins[row + 1]!; at += 1) sum += values[at]! * values[at]!
    return sum
  })
  const order = Int32Array.from(rows.keys())
  const next = createNumbers(7)
  for (let round = 0, largest = Infinity; round < rounds && largest > tolerance; round += 1) {
    shuffle(order, next)
    largest = 0
    for (const one of order) {
      const row = rows[one]!
      const sign = signs[one]!
      const dual = duals[one]!
      const gradient = sign * scoreRow(matrix, { bias, weights }, row) - 1 + diagonal * dual
      const projected = dual === 0 ? Math.min(gradient, 0) : gradient
      if (projected === 0) continue
      largest = Math.max(largest, Math.abs(projected))
      const changed = Math.max(dual - gradient / curves[one]!, 0)
      const step = (changed - dual) * sign
      duals[one] = changed
      bias += step
      for (let at = begins[row]!; at < begins[row + 1]!; at += 1) {
        const feature = features[at]!
        weights[feature] = weights[feature]! + step * values[at]!
      }
    }
  }
  return { bias, weights }
}
