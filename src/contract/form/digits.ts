/** Decimal digits of any script but ASCII. */
const foreign = /(?![0-9])\p{Nd}/gu
const isDigit = /\p{Nd}/u

/** Replaces decimal digits of every script (Arabic-Indic, Persian, Devanagari, full-width, …) by ASCII digits. */
export function toLatinDigits(text: string): string {
  return text.replace(foreign, (digit) => String(getValue(digit.codePointAt(0)!)))
}

/** Five sets of mathematical digits follow each other; the digits of every other script stand by themselves. */
const mathematical = 0x1d7ce

function getValue(digit: number): number {
  if (digit >= mathematical && digit < mathematical + 50) return (digit - mathematical) % 10
  let value = 0
  while (value < 9 && isDigit.test(String.fromCodePoint(digit - value - 1))) value++
  return value
}
