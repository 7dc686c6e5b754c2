import { toLatinDigits } from './digits.ts'
import { stripInvisible } from './invisible.ts'
import { asRead } from './turning.ts'

/** An O that stands for the zero of a number, and the frame of a keycap. */
const zero = /(?<![a-z])[oO](?=[\s-]?5[\s-]?\d)/g
const frames = /[\u20E3\u202A-\u202E\u2066-\u2069]/g

/**
 * Returns a text as its reader sees it: in the order it is read in, without invisible characters, full-width, bold and
 * circled characters as plain ones, digits of every script as ASCII digits.
 */
export const readAsSeen = (text: string): string =>
  toLatinDigits(stripInvisible(asRead(text).normalize('NFKC')))
    .replace(frames, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(zero, '0')

/** The digits 0 to 9 as words, in both languages and as they are said. */
const words = [
  'zero|oh|صفر|زيرو',
  'one|واحد[ةه]?|ون',
  'two|[إا]?ثني?ن|اثنان|تو',
  'three|ثلاث[ةه]?|تلات[ةه]?',
  'four|[أا]ربع[ةه]?',
  'five|خمس[ةه]?',
  'six|ست[ةه]?',
  'seven|سبع[ةه]?',
  'eight|ثمان(?:[يى][ةه]?)?|تمان[يى]?[ةه]?',
  'nine|تسع[ةه]?',
]
const digit = new RegExp(`(?<!\\p{L})و?(?:${words.map((word) => `(${word})`).join('|')})(?!\\p{L})`, 'giu')

/** Returns a text with digits for words of digits, so that a number that is spelled out reads as one. */
export const replaceDigitWords = (text: string): string =>
  text
    .replace(digit, (_, ...found: unknown[]) => String(found.slice(0, words.length).findIndex(Boolean)))
    .replace(/(?<=\d)\s*و\s*(?=\d)/g, ' ')
