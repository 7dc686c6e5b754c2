/** A number as it stands in a text, not a part of a name (`SHA-256`), of a placeholder (`{{count}}`) or of another number. */
const numbers = /(?<![A-Za-z\d_{./-])\d+(?:[.,]\d+)*%?(?![A-Za-z\d_}])/g

/** After a number in Arabic-Indic digits: what follows it takes the direction of Arabic, and so its own place. */
const arabicMark = '\u061C'

/** One number in Latin digits, as written with Arabic-Indic ones and the marks that go with them: `14,500.5` to `١٤٬٥٠٠٫٥`. */
export const formatArabicNumber = (text: string): string =>
  text
    .replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
    .replace(/,/g, '\u066C')
    .replace(/\./g, '\u066B')
    .replace(/%/g, `\u066A${arabicMark}`)

/** Every number of an Arabic text in Arabic-Indic digits. Names with digits in them, and addresses, stay as they are. */
export const formatArabicNumbers = (text: string): string => text.replace(numbers, formatArabicNumber)

/** The same for a file of strings, of any depth. */
export function replaceArabicNumbers<Strings>(strings: Strings): Strings {
  if (typeof strings === 'string') return formatArabicNumbers(strings) as Strings
  if (Array.isArray(strings)) return strings.map(replaceArabicNumbers) as Strings
  if (strings === null || typeof strings !== 'object') return strings
  return Object.fromEntries(
    Object.entries(strings).map(([key, value]) => [key, replaceArabicNumbers(value)]),
  ) as Strings
}
