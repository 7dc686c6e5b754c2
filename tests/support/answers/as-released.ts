import type { PublishedNumber } from '../../../src/contract/statistics/published.ts'

/** The type of a response with plain numbers in place of published ones. */
export type Plain<T> = T extends PublishedNumber
  ? number
  : T extends readonly (infer One)[]
    ? Plain<One>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T

/** Returns a response typed as the server would have released it, for tests of what is rendered from it. */
export const asReleased = <T>(plain: Plain<T>): T => plain as T
