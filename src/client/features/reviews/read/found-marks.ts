import type { Mark } from '../../../../contract/search/match.ts'
import { limitWords, splitPlacedWords, splitWords } from '../../../../contract/search/normalise.ts'
import { stemOf, stripArticle } from '../../../../contract/search/stems.ts'

/**
 * Finds the searched words in a text by their letters: a word that begins with one of them, or has the same stem. What
 * the server finds by another form of a word (a broken plural) is not highlighted.
 */
export function findMarks(text: string, q: string | undefined): Mark[] {
  const typed = limitWords(splitWords(q ?? '')).map(stripArticle)
  if (typed.length === 0) return []
  return splitPlacedWords(text).flatMap(({ plain, at, end }) => {
    const word = stripArticle(plain)
    const isFound = typed.some((one) => word.startsWith(one) || stemOf(word) === stemOf(one))
    return isFound ? [[at[0]!, end] as const] : []
  })
}
