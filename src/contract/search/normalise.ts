import { toLatinDigits } from '../form/clean.ts'

/** Letters that have no accent to take off and are still typed as others. */
const alike: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ء: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Cyrillic and Greek letters that look like Latin ones: a name written with them is the same name to whoever reads it.
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ү: 'y',
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
}
const alikes = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')
/** What Arabic writes onto a word, with enough of the word behind it to still be one; and how Latin letters write it. */
const attached = /^(?:[وب]?ال(?=\p{L}{2})|ل{1,2}(?=\p{L}{3})|[ae]l(?=[a-z]{3}))/u
/** The article as a word of its own. */
const article = /^(?:[ae]l|ال)$/

/** The longest key kept; nobody types more to find a company. */
const keyLength = 80
/** What is looked at of a text that is typed; written out, a single sign can be many letters. */
export const maxTyped = 160
/** So many different words tell companies apart; each further one is work and no help. */
export const maxWords = 6

/**
 * A name or what is typed to find it, as it is compared: hamza forms, ta marbuta and ha, alef maqsura and ya, vowel marks,
 * stretching, digits of either script, case and Latin accents make no difference; signs separate words.
 */
export const normalise = (text: string): string => fold(text).replace(separators, ' ').trim()

const separators = /[^\p{L}\p{N}]+/gu

/** The same letter for letter, signs between words as they stand. */
function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u0640'’ʼ`´]/gu, '')
    .replace(alikes, (letter) => alike[letter] ?? letter)
}

/** Each letter of the scripts of names is folded once; a text has no other way to make this grow. */
const folded = new Map<string, string>()
const lastRemembered = '\u06FF'

function foldLetter(letter: string): string {
  if (letter > lastRemembered) return fold(letter)
  const known = folded.get(letter)
  if (known !== undefined) return known
  const made = fold(letter)
  folded.set(letter, made)
  return made
}

/** A word of a text as it is compared; `at` says where each of its letters stands in the text, and `end` where it ends. */
export type PlacedWord = { plain: string; at: readonly number[]; end: number }

/** The words of a text with their places, so that what matches can be marked where it stands. */
export function splitPlacedWords(text: string): PlacedWord[] {
  const words: { plain: string; at: number[]; end: number }[] = []
  let inWord = false
  let place = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    if (/[\p{L}\p{N}]/u.test(plain)) {
      if (!inWord) words.push({ plain: '', at: [], end: place })
      const word = words.at(-1)!
      for (const one of plain) {
        word.plain += one
        word.at.push(place)
      }
      word.end = place + letter.length
      inWord = true
    } else if (plain !== '') inWord = false
    else if (inWord) words.at(-1)!.end = place + letter.length
    place += letter.length
  }
  return words
}

export const splitWords = (text: string): string[] => normalise(text).split(' ').filter(Boolean)

/** What is typed, as it is compared, and no longer than a name: what a search does grows with it. */
export const asTyped = (text: string): string => normalise(text.slice(0, maxTyped)).slice(0, maxTyped).trim()

/** The first few of these words, each once. */
export const takeFewWords = (words: readonly string[]): string[] => [...new Set(words)].slice(0, maxWords)

/** The words without their articles, and without what else is written onto them. */
export function splitBareWords(words: readonly string[]): string[] {
  const bare = words.filter((word) => !article.test(word)).map((word) => word.replace(attached, ''))
  return bare.length > 0 ? bare : [...words]
}

export type Key = { key: string; weight: number }

/**
 * What these names are found by: each name as it is written and without articles (weight 0); its endings from each later
 * word, and the whole without spaces (weight 1).
 */
export function toSearchKeys(names: readonly string[]): Key[] {
  const keys = new Map<string, number>()
  const add = (words: readonly string[], weight: number, between = ' ') => {
    const key = words.join(between).slice(0, keyLength)
    if (key && (keys.get(key) ?? 2) > weight) keys.set(key, weight)
  }
  for (const name of names) {
    const words = splitWords(name)
    for (let from = 0; from < Math.min(words.length, 12); from++) {
      const ending = words.slice(from)
      add(ending, Math.min(from, 1))
      add(splitBareWords(ending), Math.min(from, 1))
    }
    if (words.length > 1) add(words, 1, '')
  }
  return [...keys].map(([key, weight]) => ({ key, weight }))
}

/** The beginnings a search for this text looks for, the likelier first; none for a text without letters or digits. */
export function listBeginnings(typed: string): string[] {
  const words = splitWords(asTyped(typed))
  const forms = [words.join(' '), splitBareWords(words).join(' '), words.join('')]
  return [...new Set(forms.map((form) => form.slice(0, keyLength)))].filter(Boolean)
}
