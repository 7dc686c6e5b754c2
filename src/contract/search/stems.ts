const arabicEnding = /(?:ات|ون|ين|تين|ان|ه)$/
/** The article and particles that Arabic attaches to a word, where enough of the word follows to still be one. */
const arabicArticle = /^(?:و?[بكف]?ال|و?لل)(?=\p{L}{3})/u
/** Returns a normalised word without the Arabic article and the particles before it: والرواتب and رواتب become one. */
export const stripArticle = (word: string): string => word.replace(arabicArticle, '')
const englishEnding = /(?:e?s)$/
/** Feminine forms that are not the masculine with an ending. */
const irregular: Record<string, string> = { اولي: 'اول', كبري: 'كبير', عليا: 'عالي' }

/** Returns a normalised word without article, number and gender: محاسبة، المحاسبات and محاسب become one. */
export function stemOf(word: string): string {
  if (!/\p{Script=Arabic}/u.test(word))
    return word.length > 3 && !word.endsWith('ss') ? word.replace(englishEnding, '') : word
  const bare = stripArticle(word)
  const stem = bare.replace(arabicEnding, '')
  return irregular[bare] ?? (stem.length > 2 ? stem : bare)
}

/** Whether a word is another one with an s: the stem of "houses" is not that of "house". */
export const isPlural = (one: { plain: string }, other: { plain: string }): boolean => one.plain === `${other.plain}s`

const derived = /(?:ement|ment|ancy|ing|ion|ers?|ors?|ists?|ants?|e)$/

/** The ending of an Arabic word that says what something belongs to. */
const belonging = /يا?$/

/**
 * Returns a word without the suffix of a person, an activity or what it belongs to: accounting and accountant become
 * one, and so do عقاري and عقارات.
 */
export function findRoot(word: string): string {
  const stem = stemOf(word)
  const root = stem.replace(/\p{Script=Arabic}/u.test(word) ? belonging : derived, '')
  return root.length > 3 ? root : stem
}
