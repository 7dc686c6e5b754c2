import list from './common-passwords.json'

const common = new Set(list.words.split(' '))

/** Digits and signs people add at the end of a word so that it counts as a password. */
const ending = /[\d!@#$%^&*._-]{1,4}$/

/** Whether a password is among those tried first, in any case, or one of them with a little added. */
export function isCommon(password: string): boolean {
  const word = password.toLowerCase()
  return common.has(word) || common.has(word.replace(ending, ''))
}
