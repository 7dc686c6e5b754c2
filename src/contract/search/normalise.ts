import { toLatinDigits } from '../form/digits.ts'

/** Letters without an accent to remove that are still typed as others. */
const alike: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  ے: 'ي',
  ڤ: 'ف',
  گ: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڪ: 'ك',
  ڭ: 'ك',
  ۆ: 'و',
  ۇ: 'و',
  ۈ: 'و',
  ۋ: 'و',
  ې: 'ي',
  ێ: 'ي',
  ؠ: 'ي',
  ژ: 'ز',
  ڕ: 'ر',
  ڑ: 'ر',
  ڵ: 'ل',
  ٹ: 'ت',
  ڈ: 'د',
  ء: '',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ƀ: 'b',
  ƈ: 'c',
  ɗ: 'd',
  ƒ: 'f',
  ħ: 'h',
  ĸ: 'k',
  ƙ: 'k',
  ƚ: 'l',
  ƞ: 'n',
  ŋ: 'n',
  ƥ: 'p',
  ŧ: 't',
  ƭ: 't',
  ƴ: 'y',
  ƶ: 'z',
  ȷ: 'j',
  ɑ: 'a',
  ɛ: 'e',
  ɩ: 'i',
  ǀ: 'l',
  ᴀ: 'a',
  // Armenian.
  օ: 'o',
  ո: 'n',
  ս: 'u',
  հ: 'h',
  ց: 'g',
  զ: 'q',
  ք: 'p',
  // Cyrillic and Greek letters that look like Latin ones: to a reader, a name written with them is the same name.
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
/**
 * The prefixes Arabic attaches to a word, where enough of the word follows to still be one; and their Latin spelling.
 */
const attached = /^(?:[وب]?ال(?=\p{L}{2})|ل{1,2}(?=\p{L}{3})|[ae]l(?=[a-z]{3}))/u
/** The article written as a separate word. */
const article = /^(?:[ae]l|ال)$/

/** The greatest length of a key; nobody types more to find a company. */
const keyLength = 80
/** How many characters of typed text are used; normalised, a single character can become many letters. */
export const maxTyped = 160
/** How many different words are used: they are enough to distinguish companies, and further ones only cost time. */
export const maxWords = 6

/**
 * Returns a name or a typed text in the form it is compared in: hamza forms, ta marbuta and ha, alef maqsura and ya,
 * vowel marks, tatweel, digits of either script, case and Latin accents make no difference; other characters separate
 * words.
 */
export const normalise = (text: string): string => normaliseLetters(text).replace(separators, ' ').trim()

const separators = /[^\p{L}\p{N}]+/gu

/** Normalises letter by letter, keeping the characters between words. */
function normaliseLetters(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u0640'’ʼ`´]/gu, '')
    .replace(alikes, (letter) => alike[letter] ?? letter)
}

/** A cache of folded letters, for the scripts of names only, so that no text can make it grow further. */
const folded = new Map<string, string>()
const lastRemembered = '\u06FF'

function normaliseLetter(letter: string): string {
  if (letter > lastRemembered) return normaliseLetters(letter)
  const known = folded.get(letter)
  if (known !== undefined) return known
  const made = normaliseLetters(letter)
  folded.set(letter, made)
  return made
}

/**
 * A word of a text in normalised form; `at` is the position of each of its letters in the text, and `end` where it
 * ends.
 */
export type PlacedWord = { plain: string; at: readonly number[]; end: number }

/** Splits a text into words with their positions, so that matches can be highlighted. */
export function splitPlacedWords(text: string): PlacedWord[] {
  const words: { plain: string; at: number[]; end: number }[] = []
  let inWord = false
  let place = 0
  for (const letter of text) {
    const plain = normaliseLetter(letter)
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

/** Normalises a typed text and limits it to the length of a name, since the cost of a search grows with it. */
export const asTyped = (text: string): string => normalise(text.slice(0, maxTyped)).slice(0, maxTyped).trim()

/** Returns the first `maxWords` different words. */
export const limitWords = (words: readonly string[]): string[] => [...new Set(words)].slice(0, maxWords)

/** Returns the words without articles, and without the prefixes attached to them. */
export function splitBareWords(words: readonly string[]): string[] {
  const bare = words.filter((word) => !article.test(word)).map((word) => word.replace(attached, ''))
  return bare.length > 0 ? bare : [...words]
}

export type Key = { key: string; weight: number }

/**
 * Returns the search keys of these names: each name as it is written and without articles (weight 0); its endings from
 * each later word, and the whole without spaces (weight 1).
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

/**
 * Lists the prefixes a search for this text looks up, the likelier first; none for a text without letters or digits.
 */
export function listBeginnings(typed: string): string[] {
  const words = splitWords(asTyped(typed))
  const forms = [words.join(' '), splitBareWords(words).join(' '), words.join('')]
  return [...new Set(forms.map((form) => form.slice(0, keyLength)))].filter(Boolean)
}
