import { test } from 'vitest'

/** Whether this run includes all tests, the long ones at full length: `npm run test:whole` sets `WHOLE=1`. */
export const isWhole = process.env.WHOLE === '1'

/**
 * Adds a test to a whole run alone: it repeats at length what others prove every day (`docs/testing.md` names them).
 */
export function wholeTest(name: string, run: () => void | Promise<void>): void {
  if (isWhole) test(name, run)
}

/**
 * Returns `all` in a whole run, otherwise `few` of them: those that `npm test` runs every day. Use it where cases repeat
 * one promise, in the other language or for another form. `few` still covers the promise.
 */
export function choose<T>(all: readonly T[], few: readonly NoInfer<T>[]): readonly T[] {
  return isWhole ? all : few
}
