/**
 * Matches a number in a text that is not part of a name (`SHA-256`), of a placeholder (`{{count}}`) or of another
 * number.
 */
const numbers = /(?<![A-Za-z\d_{./-])\d+(?:[.,]\d+)*%?(?![A-Za-z\d_}])/g

/**
 * The mark (ALM) that follows a number in Arabic-Indic digits: the text after it takes the direction, and so the place,
 * of Arabic.
 */
const arabicMark = '\u061C'

/** Returns one number in Latin digits with Arabic-Indic digits and separators: `14,500.5` becomes `١٤٬٥٠٠٫٥`. */
export const formatArabicNumber = (text: string): string =>
  text
    .replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    .replace(/,/g, '\u066C')
    .replace(/\./g, '\u066B')
    .replace(/%/g, `\u066A${arabicMark}`)

/**
 * Returns an Arabic text with every number in Arabic-Indic digits. Names that contain digits, and addresses, stay as
 * they are.
 */
export const formatArabicNumbers = (text: string): string => text.replace(numbers, formatArabicNumber)

/** Does the same for a file of strings, of any depth. */
export function replaceArabicNumbers<Strings>(strings: Strings): Strings {
  if (typeof strings === 'string') return formatArabicNumbers(strings) as Strings
  if (Array.isArray(strings)) return strings.map(replaceArabicNumbers) as Strings
  if (strings === null || typeof strings !== 'object') return strings
  return Object.fromEntries(
    Object.entries(strings).map(([key, value]) => [key, replaceArabicNumbers(value)]),
  ) as Strings
}
