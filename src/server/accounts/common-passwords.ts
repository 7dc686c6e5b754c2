import { toLatinDigits } from '../../contract/form/digits.ts'
import { toOtherLayout } from '../../contract/search/keyboard.ts'
import list from './common-passwords.json'
import guessable from './guessable.json'

const common = new Set(list.words.split(' '))

/** Digits and signs that people append to a word to make it pass as a password. */
const ending = /[\d!@#$%^&*._-]{1,4}$/

/** Words are compared without the marks and variants that people leave out or add. */
const normaliseWord = (word: string) =>
  word
    .replace(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')

/**
 * Words that attackers try with a year or a sign added: this site, places in its country, seasons, months, days; names,
 * clubs and words of faith of its people.
 */
const tried = new Set(`${guessable.words} ${guessable.people}`.split(' ').map(normaliseWord))
/** The least letters of a word that counts as one of two written together. */
const minWord = 3

/** A mobile number of Saudi Arabia, with or without the code of the country. */
const mobile = /^(?:\+?|00)(?:9660?)?0?5\d{8}$/
/** A date of this calendar or the Hijri one, the year first or last; or a number of an identity card. */
const date = /^(?:(?:1[34]|19|20)\d\d[01]?\d[0-3]?\d|[0-3]?\d[0-3]?\d(?:1[34]|19|20)\d\d)$/
const identity = /^[12]\d{9}$/

/** Keyboard rows and alphabets, forwards and backwards. */
const rows = guessable.rows.flatMap((row) => [row, [...row].reverse().join('')])
/** The length from which a match counts as part of a row; anything shorter may be part of a word. */
const minRow = 4

/**
 * Returns whether a password is among those attackers try first: a common password, in any case or with a little added;
 * one part repeated; keys in a row; a mobile number, date or identity number; a word for this place, its people or time,
 * or one `about` its owner (their e-mail and name), with nothing but digits and signs around it; and such a word typed
 * on the keyboard of the other script.
 */
export function isGuessable(password: string, about: readonly (string | null)[] = []): boolean {
  const word = toLatinDigits(password.toLowerCase())
  return [word, ...toOtherLayout(word)].some((one) => isTried(one, about))
}

/** Signs and digits that stand for a letter: `P@ssw0rd`, `F@had`. */
const instead: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'l', '3': 'e', '5': 's', '!': 'i' }
/** Returns a word with letters for what stands for them between letters. */
const replaceInstead = (word: string) => word.replace(/(?<=[a-z])[@$0135!](?=[a-z])/g, (sign) => instead[sign] ?? sign)

function isTried(typed: string, about: readonly (string | null)[]): boolean {
  const word = replaceInstead(typed)
  const forms = [typed, word, word.replace(ending, ''), typed.replace(/[^\p{L}\d]/gu, '')]
  if (forms.some((form) => common.has(form))) return true
  if (isRepeated(word) || isRow(word)) return true
  const start = word.replace(ending, '')
  if ([...start].length > 5 && isRepeated(start)) return true
  const digits = word.replace(/[\s()./-]/g, '')
  if ([mobile, date, identity].some((pattern) => pattern.test(digits))) return true
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (common.has(letters) || isTriedWord(normaliseWord(letters)) || isRow(letters)) return true
  // A short part of a row, with one of digits: `zxc12345`.
  if (letters.length >= 3 && rows.some((row) => row.includes(letters)) && isRow(digits.slice(letters.length)))
    return true
  return splitIntoParts(about).some((part) => part === letters || part === typed)
}

/** Returns whether a word is one that is tried, or two of them written together. */
function isTriedWord(word: string): boolean {
  if (tried.has(word)) return true
  for (let cut = minWord; cut <= word.length - minWord; cut += 1)
    if (tried.has(word.slice(0, cut)) && tried.has(word.slice(cut))) return true
  return false
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
