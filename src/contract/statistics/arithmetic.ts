/**
 * The operations a formula may use, independent of the type of its numbers: a formula written as a function of an
 * `Arithmetic` is written once, computed with numbers here, and expressed in SQL where the database computes it
 * (`platform/db/formula`). It contains only operations that every IEEE 754 arithmetic rounds alike, so both give the
 * same bits: squares are products, never powers.
 */
export type Arithmetic<N> = {
  of: (value: number) => N
  add: (a: N, b: N) => N
  subtract: (a: N, b: N) => N
  multiply: (a: N, b: N) => N
  divide: (a: N, b: N) => N
  squareRoot: (a: N) => N
  least: (a: N, b: N) => N
  greatest: (a: N, b: N) => N
  /** Names a value that is used more than once: SQL computes it once under that name. */
  name: (name: string, value: N) => N
}

export const numbers: Arithmetic<number> = {
  of: (value) => value,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  squareRoot: Math.sqrt,
  least: Math.min,
  greatest: Math.max,
  name: (_, value) => value,
}
