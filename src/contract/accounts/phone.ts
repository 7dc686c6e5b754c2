import { toLatinDigits } from '../form/digits.ts'

/** What contacts and messengers put around a number, and between its digits. */
const before = /^(?:(?:tel|sms|callto|whatsapp):(?:\/\/)?|[\s<"'«“\p{So}])+/iu
const after = /(?:;[\w-]+=.*|[\s>"'»”.,;:،؛!?؟])+$/
const between = /[\s().\-/_\u2010-\u2015\u2212\uFE58\uFE63\uFF0D·•]/g

export const phonePattern = /^\+?\d{7,15}$/

/**
 * Returns a telephone number as it is stored: ASCII digits, with a plus where one was written. The `(0)` after a
 * country code is not dialled. What is no number stays, and is refused.
 */
export function cleanPhone(pasted: string): string {
  const number = toLatinDigits(pasted)
    .replace(before, '')
    .replace(after, '')
    .replace(/[\uFE62\uFF0B]/g, '+')
    .replace(/^(\(?\+\d{1,3}\)?|00\d{1,3})\s*\(0\)/, '$1')
    .replace(between, '')
  return phonePattern.test(number) ? number : pasted
}
