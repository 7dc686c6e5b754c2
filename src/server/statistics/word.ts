/**
 * Spellings of one Arabic letter that writers use for each other, and what they are counted as: alef with hamza above or
 * below, madda or wasla as alef; alef maqsura and ya with hamza as ya; waw with hamza as waw; ta marbuta as ha. The
 * underscore counts as a hyphen.
 */
const alike: Record<string, string> = {
  '\u0623': '\u0627',
  '\u0625': '\u0627',
  '\u0622': '\u0627',
  '\u0671': '\u0627',
  '\u0649': '\u064A',
  '\u0626': '\u064A',
  '\u0624': '\u0648',
  '\u0629': '\u0647',
  _: '-',
}

/**
 * A good or bad word as it is counted: without case, Latin accents, Arabic vowel marks and stretching, and with the
 * usual spellings of one letter taken as one.
 */
export function countedWord(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[\u0622-\u0626\u0629\u0649\u0671_]/g, (letter) => alike[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
}
