import { toLatinDigits } from './digits.ts'
import { toPlain } from './invisible.ts'
import { dropDirections } from './turning.ts'

/** The riyal as people write it, before or after an amount. Any other currency stays, and fails the rule. */
const riyal = '(?:SAR|S\\.?R|riyals?|ر\\s?\\.?\\s?س|ريال(?:ات)?(?:\\s+سعودي[ةه]?)?|\\uFDFC|\\u20C1)'
const before = new RegExp(`^${riyal}\\.?\\s*(?=[\\d+-])`, 'iu')
const after = new RegExp(`(?<=[\\d\\p{L}-])\\s*${riyal}$`, 'iu')
const thousand = /(?<=\d)\s*(?:k|[أا]لف|آلاف|thousand)$/iu

/** Marks between thousands, the same one throughout; in India the others are pairs: 1,25,000. */
const apart = "[,\\u066C\\u060C'\\u2018\\u2019 ]"
/** Amounts that read in one way only; the last group contains decimals. `12.500` is not among them: it reads in two. */
const clear = [
  /^([+-]?\d{1,12})(?:[.\u066B](\d{1,2}))?$/,
  new RegExp(`^(\\d{1,3}(?:(${apart})\\d{2,3}(?:\\2\\d{2,3})*?\\2\\d{3}|${apart}\\d{3}))(?:[.\\u066B](\\d{1,2}))?$`),
  /^(\d{1,3}(?:[ '\u2019]\d{3})+|\d{1,3}(?:\.\d{3})+|\d{4,12}),(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
]

/**
 * Reads a whole number, with what is invisible and the digits of every script. Any other text is returned as it was
 * read, and fails its rule.
 */
export function readWhole(typed: string): number | string {
  const text = toLatinDigits(dropDirections(toPlain(typed))).trim()
  return /^[+-]?\d{1,12}$/.test(text) ? Number(text) : text
}

/**
 * Reads an amount of riyals: the currency, thousands apart, decimals that are zeros, `12.5k`, «١٢ ألف». What could be
 * two amounts, or is not whole, is returned as a text, and fails its rule.
 */
export function readAmount(typed: string): number | string {
  const text = readWhole(typed)
  if (typeof text === 'number') return text
  const bare = text.replace(/[.،]$/, '').replace(before, '').replace(after, '').replace(/\/-$/, '').trim()
  const digits = bare.replace(thousand, '')
  for (const form of clear) {
    const found = form.exec(digits)
    if (!found) continue
    const [whole, decimals = ''] = [found[1]!, found.length > 2 ? found.at(-1) : '']
    const amount = Number(`${whole.replace(/[^\d-]/g, '')}.${decimals || 0}`) * (digits === bare ? 1 : 1000)
    if (Number.isInteger(amount)) return amount
  }
  return text
}
