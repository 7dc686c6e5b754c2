/**
 * What a formula may do with its numbers, whatever they are made of: a formula that is a function of an `Arithmetic` is
 * written once, is computed with numbers here, and is said in SQL where the database computes it (`platform/db/formula`).
 * Only what every IEEE 754 arithmetic rounds alike is in it, so both give the same bits: squares are products, never powers.
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
  /** The same value under a name, where it is used more than once: SQL computes it once under that name. */
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
