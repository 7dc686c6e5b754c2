/** Marks that embed or isolate a direction, or override it (`\u202D`, `\u202E`), up to a mark that closes them. */
const pair =
  /[\u202A\u202B\u202D]([^\n\u202A-\u202E\u2066-\u2069]*)\u202C|[\u2066-\u2068]([^\n\u202A-\u202E\u2066-\u2069]*)\u2069/g
/** A closing mark, of which the opening one was not copied. */
const closing = /^([^\n\u202A-\u202B\u202D-\u202E\u2066-\u2068]*)[\u202C\u2069]/gm

/** Marks after which letters may read in another order than they stand in. */
export const turning = /[\u202A-\u202E\u2066-\u2069]/

/**
 * Removes pairs of marks that messengers and contact lists put around a name or a number: what is between them reads
 * the same without. What turns letters around (`\u202E`), or is never closed, stays, and is refused (`rules.ts`).
 */
export function stripPairs(text: string): string {
  if (!turning.test(text)) return text
  const done = text.replace(pair, '$1$2').replace(closing, '$1')
  return done === text ? done : stripPairs(done)
}

/** Removes all marks but those that turn letters around, which no number or address has. */
export const dropDirections = (text: string): string =>
  text.replace(/[\u202A-\u202D\u2066-\u2069]/g, (mark, at) =>
    mark === '\u202C' && text.lastIndexOf('\u202E', at) >= 0 ? mark : '',
  )

/** Returns a text in the order in which it is read: what stands after `\u202E` reads backwards. */
export const asRead = (text: string): string =>
  text.replace(/\u202E([^\n\u202C\u202E]*)[\u202C]?/g, (_, turned: string) => [...turned].reverse().join(''))
