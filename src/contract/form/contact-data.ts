import type { ProblemCode } from '../problem.ts'
import { toLatinDigits } from './digits.ts'
import { stripInvisible } from './invisible.ts'

/** One letter before the sign is enough: matching more would restart the search at each of them. */
const email = /[^\s@]@[^\s@]+\.[^\s@]{2,}/u
/** A run of digits as people write phone numbers: spaces, dots, dashes and brackets between them; never inside a word. */
const run = /(?<![\p{L}\d])\+?\d(?:[\s().\-\u2010-\u2015]{0,2}\d){7,}(?![\p{L}\d])/gu
const phone = /^(?:\+|00)\d{8,14}$|^05\d{8}$|^5\d{8}$|^01[1-7]\d{7}$|^(?:9200|800)\d{5,7}$|^966\d{8,9}$/
/** Saudi national ids and residence permits: ten digits in one piece, the first 1 or 2. Years in a row are no id. */
const nationalId = /(?<![\p{L}\d])[12]\d{9}(?![\p{L}\d])/u

/**
 * Returns the first thing found in a text that could identify or reach a person: an e-mail address, a national id or a
 * phone number (`design: before sending`). Amounts and years are none of these: fewer than eight digits in a run never
 * match.
 */
export function findContactData(text: string): ProblemCode | undefined {
  // The text as it is read: full-width or circled digits and invisible characters do not hide a number.
  const plain = toLatinDigits(stripInvisible(text.normalize('NFKC')))
  if (plain.includes('@') && email.test(plain)) return 'email_in_text'
  if (nationalId.test(plain)) return 'national_id_in_text'
  for (const [found] of plain.matchAll(run)) if (phone.test(found.replace(/[^\d+]/g, ''))) return 'phone_in_text'
  return undefined
}
