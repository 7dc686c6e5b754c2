/** Spellings of one Arabic letter that writers use for each other, and what they are counted as. */
const alike: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه', _: '-' }

/**
 * A good or bad word as it is counted: without case, Latin accents, Arabic vowel marks and stretching, and with
 * the usual spellings of one letter taken as one. `وِدّيّة`, `وديه` and `وديـة` count as one word.
 */
export function countedWord(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[أإآٱىئؤة_]/g, (letter) => alike[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
}
