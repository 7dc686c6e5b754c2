import list from './common-passwords.json'
import guessable from './guessable.json'

const common = new Set(list.words.split(' '))

/** Digits and signs people add at the end of a word so that it counts as a password. */
const ending = /[\d!@#$%^&*._-]{1,4}$/

/** What anybody tries with a year or a sign about it: this site, where its people live, seasons, months, days. */
const tried = new Set(guessable.words.split(' '))

/** Keys and letters that follow each other. */
const rows = guessable.rows.flatMap((row) => [row, [...row].reverse().join('')])
/** Too short to tell a part of a row from a word. */
const minRow = 4

/**
 * Whether a password is among those tried first: one that many people have, in any case or with a little added; one part
 * said again and again; keys in a row; a word for this place or time, or one `about` its owner (their e-mail and name), with
 * nothing but digits and signs about it.
 */
export function isGuessable(password: string, about: readonly (string | null)[] = []): boolean {
  const word = password.toLowerCase()
  if (common.has(word) || common.has(word.replace(ending, ''))) return true
  if (isRepeated(word) || isRow(word)) return true
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (common.has(letters) || tried.has(letters) || isRow(letters)) return true
  return splitIntoParts(about).some((part) => part === letters || part === word)
}

/** `aaaaaaaa`, `12341234`, eight spaces: a part of up to five characters until the end. */
function isRepeated(word: string): boolean {
  const letters = [...word]
  return [1, 2, 3, 4, 5].some((length) => letters.every((letter, at) => letter === letters[at % length]))
}

/** All of it one part of a row, or two. */
function isRow(word: string): boolean {
  const isPart = (part: string) => part.length >= minRow && rows.some((row) => row.includes(part))
  const cuts = Array.from({ length: word.length }, (_, at) => at)
  return isPart(word) || cuts.some((at) => isPart(word.slice(0, at)) && isPart(word.slice(at)))
}

/** What a person's e-mail and name are made of: whole, the part before the `@`, and each word that is not too short. */
function splitIntoParts(about: readonly (string | null)[]): string[] {
  return about.flatMap((one) => {
    if (!one) return []
    const whole = one.toLowerCase()
    const [name = ''] = whole.split('@')
    const words = name.split(/[^\p{L}]+/u).filter((part) => [...part].length >= 3)
    return [whole, name, name.replace(/[^\p{L}]/gu, ''), ...words].filter((part) => part !== '')
  })
}
