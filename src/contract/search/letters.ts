import { getKeysBeside } from './keyboard.ts'
import { normalise } from './normalise.ts'

/** Letters that differ only by their dots, each group under one of them. */
const shapes = ['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق']
const shapeOf = new Map(shapes.flatMap((group) => [...group].map((letter) => [letter, group[0]!] as const)))

/**
 * Returns a normalised word without the dots of its Arabic letters, so that a wrong or missing dot makes no difference.
 */
export const stripDots = (word: string): string => [...word].map((letter) => shapeOf.get(letter) ?? letter).join('')

/**
 * Whether two words that are equal without their dots may be meant for one another: at most a third of the letters
 * differ.
 */
export const isFewDotsApart = (one: string, other: string): boolean =>
  [...one].filter((letter, at) => letter !== other[at]).length <= Math.max(1, Math.floor(one.length / 3))

/** Letters that sound alike and are written for one another. */
const heardAlike = ['قغج', 'ثسص', 'ذزظض', 'تط', 'حه', 'كق', 'دض', 'تد', 'خغ', 'اع']
const listHeardAlike = (letter: string) => heardAlike.filter((group) => group.includes(letter)).join('')

/**
 * Lists the letters that may have been meant by a normalised one: of the same shape, the same sound, or a neighbouring
 * key.
 */
export function listLettersMeant(letter: string): string[] {
  const shape = shapes.find((group) => group.includes(letter)) ?? ''
  const meant = new Set(shape + listHeardAlike(letter) + normalise(getKeysBeside(letter)).replaceAll(' ', ''))
  meant.delete(letter)
  return [...meant]
}

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

const derived = /(?:ement|ment|ancy|ing|ion|ers?|ors?|ists?|ants?|e)$/

/** Returns a Latin word without the suffix of a person or an activity: accounting and accountant become one. */
export function findRoot(word: string): string {
  const root = stemOf(word).replace(derived, '')
  return root.length > 3 ? root : stemOf(word)
}

/** Whether two words differ by one letter added, missing, replaced or transposed. */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const cutBeginning = (text: string, cut: number) => text.slice(from + cut)
  if (one.length !== other.length)
    return one.length > other.length
      ? cutBeginning(one, 1) === cutBeginning(other, 0)
      : cutBeginning(one, 0) === cutBeginning(other, 1)
  const swapped =
    one[from] === other[from + 1] && one[from + 1] === other[from] && cutBeginning(one, 2) === cutBeginning(other, 2)
  return swapped || cutBeginning(one, 1) === cutBeginning(other, 1)
}
