import list from './common-passwords.json'
import guessable from './guessable.json'

const common = new Set(list.words.split(' '))

/** Digits and signs that people append to a word to make it pass as a password. */
const ending = /[\d!@#$%^&*._-]{1,4}$/

/** Words that attackers try with a year or a sign added: this site, places in its country, seasons, months, days. */
const tried = new Set(guessable.words.split(' '))

/** Keyboard rows and alphabets, forwards and backwards. */
const rows = guessable.rows.flatMap((row) => [row, [...row].reverse().join('')])
/** The length from which a match counts as part of a row; anything shorter may be part of a word. */
const minRow = 4

/**
 * Returns whether a password is among those attackers try first: a common password, in any case or with a little added;
 * one part repeated; keys in a row; a word for this place or time, or one `about` its owner (their e-mail and name),
 * with nothing but digits and signs around it.
 */
export function isGuessable(password: string, about: readonly (string | null)[] = []): boolean {
  const word = password.toLowerCase()
  if (common.has(word) || common.has(word.replace(ending, ''))) return true
  if (isRepeated(word) || isRow(word)) return true
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (common.has(letters) || tried.has(letters) || isRow(letters)) return true
  return splitIntoParts(about).some((part) => part === letters || part === word)
}

/**
 * Returns whether a word repeats one part of up to five characters to its end: `aaaaaaaa`, `12341234`, eight spaces.
 */
function isRepeated(word: string): boolean {
  const letters = [...word]
  return [1, 2, 3, 4, 5].some((length) => letters.every((letter, at) => letter === letters[at % length]))
}

/** Returns whether the whole word is one part of a row, or two. */
function isRow(word: string): boolean {
  const isPart = (part: string) => part.length >= minRow && rows.some((row) => row.includes(part))
  const cuts = Array.from({ length: word.length }, (_, at) => at)
  return isPart(word) || cuts.some((at) => isPart(word.slice(0, at)) && isPart(word.slice(at)))
}

/**
 * Splits a person's e-mail and name into the parts a password may contain: the whole text, the part before the `@`, and
 * each word that is not too short.
 */
function splitIntoParts(about: readonly (string | null)[]): string[] {
  return about.flatMap((one) => {
    if (!one) return []
    const whole = one.toLowerCase()
    const [name = ''] = whole.split('@')
    const words = name.split(/[^\p{L}]+/u).filter((part) => [...part].length >= 3)
    return [whole, name, name.replace(/[^\p{L}]/gu, ''), ...words].filter((part) => part !== '')
  })
}
