import { getKeysBeside } from './keyboard.ts'
import { normalise } from './normalise.ts'
import { toSound } from './sound.ts'

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

const isVowel = (letter: string) => /[aeiouyاويع]/.test(letter)
/** Whether a letter looks or sounds like another. */
const isLike = (letter: string, other: string) =>
  stripDots(letter) === stripDots(other) ||
  listHeardAlike(letter).includes(other) ||
  toSound(`b${letter}`) === toSound(`b${other}`)

/** Words up to this length are one letter away from too many others: only some slips are likely in them. */
const short = 4

/**
 * Whether a word that differs from another by one letter is likely a slip: a letter missing after the first, two
 * swapped, a letter twice or with the key beside it, or one for another that looks or sounds like it; in a longer word
 * also for one that lies beside it, or a vowel for a vowel.
 */
export function isLikelySlip(typed: string, meant: string): boolean {
  let at = 0
  while (typed[at] === meant[at]) at++
  if (typed.length < meant.length) return at > 0 || meant.length > short + 1
  const [letter, before, after] = [typed[at]!, typed[at - 1] ?? '', typed[at + 1] ?? '']
  const isShort = typed.length <= short
  if (typed.length > meant.length)
    return (
      [before, after].some(
        (beside) => beside !== '' && (beside === letter || getKeysBeside(letter).includes(beside)),
      ) || isVowel(letter)
    )
  const isSwapped = [...typed].filter((one, place) => one !== meant[place]).length === 2
  if (isSwapped) return at > 0 || !isShort
  if (isLike(letter, meant[at]!) && !isVowel(letter)) return true
  return !isShort && ((isVowel(letter) && isVowel(meant[at]!)) || listLettersMeant(letter).includes(meant[at]!))
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
