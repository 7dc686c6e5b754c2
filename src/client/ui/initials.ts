/** The first letters of the first and last word of a name; Arabic letters are kept apart so that they do not join. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? ([...word][0] ?? '') : '',
  )
  const arabic = /\p{Script=Arabic}/u.test(name)
  return letters
    .filter(Boolean)
    .join(arabic ? ' ' : '')
    .toUpperCase()
}
