import { define, type Struct } from 'superstruct'

declare const released: unique symbol

/**
 * A value that went through a release: only the server's guard (`statistics/guard.ts`) makes one, so that a number about
 * pay or people that did not pass it does not compile where the contract asks for this.
 */
export type Published<T> = T & { readonly [released]: true }
export type PublishedNumber = Published<number>

/** Defines a number of people, an amount or an average as released. On the wire it is a plain number. */
export const definePublished = (): Struct<PublishedNumber, null> =>
  define('published', (value) => typeof value === 'number' && Number.isFinite(value))
