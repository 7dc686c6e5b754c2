/**
 * Returns the text with another beginning: it takes the place of the one of `beginnings` that stands there, and what
 * was written after it, or without one, stays.
 */
export function replaceBeginning(words: string, text: string, beginnings: readonly string[]): string {
  const standing = beginnings.filter((one) => text.startsWith(one)).map(({ length }) => length)
  return `${words} ${text.slice(Math.max(0, ...standing)).trimStart()}`
}
