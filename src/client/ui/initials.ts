/** The Arabic article says nothing about a name. */
const removeArticle = (word: string) => (word.length > 3 ? word.replace(/^ال/, '') : word)

/** The first letters of the first and last word of a name; Arabic letters are kept apart so that they do not join. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean).map(removeArticle)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = chosen.map((word) => [...(word ?? '')][0] ?? '')
  return letters.join(/\p{Script=Arabic}/u.test(name) ? ' ' : '').toUpperCase()
}
