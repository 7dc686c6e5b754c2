/** Removes the Arabic article, which does not distinguish names. */
const removeArticle = (word: string) => (word.length > 3 ? word.replace(/^ال/, '') : word)

/**
 * Returns the first letters of the first and last word of a name; Arabic letters are separated so that they do not
 * join.
 */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).map(removeArticle)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word) => [...(word ?? '')][0] ?? '')
  return letters.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toUpperCase()
}
