import { asRead } from '../../../contract/search/as-read.ts'
import { createMatcher, fit, matchText, type Searchable, toSearchable } from '../../../contract/search/match.ts'
import { normalise, splitBareWords, splitWords } from '../../../contract/search/normalise.ts'
import { listSlips, listSounds, soundWeight } from '../../platform/sound.ts'
import formWords from './form-words.json' with { type: 'json' }

/** A range of the search keys of one weight. */
export type LikeKey = { weight: number; low: string; high: string }

const last = '\u{10FFFF}'

/** Words for the form of a company, which are left out as people please. */
const forms = new Set(formWords.map(normalise))

/** Returns the words of a name that tell which company it is, without articles; all of them when it has no other. */
function listTellingWords(name: string): string[] {
  const words = splitWords(name)
  const telling = words.filter((word) => !forms.has(word))
  return splitBareWords(telling.length > 0 ? telling : words)
}

/** The forms of a name that others are compared with: its spelling, and its sound as it is and with one slip. */
function listForms(name: string) {
  const telling = listTellingWords(name)
  const spelled = [telling.join(' '), telling.join('')]
  const sounds = listSounds(telling.join(' ')).filter(({ whole }) => !whole)
  return {
    spelled: [...new Set(spelled)].filter(Boolean),
    sounds: sounds.map(({ key }) => key),
    slips: sounds.flatMap(listSlips).map(({ key }) => key),
  }
}

/**
 * Lists the ranges of search keys in which the companies lie that these names may mean: the same words with others like
 * "company" around them, the same sound in either script, and the same sound with one slip.
 */
export function listLikeKeys(names: readonly string[]): LikeKey[] {
  const keys = new Map<string, LikeKey>()
  const addWord = (weight: number, low: string) => keys.set(`${weight} ${low}`, { weight, low, high: `${low}!` })
  const addBeginning = (weight: number, low: string) => {
    addWord(weight, low)
    keys.set(`${weight} ${low} `, { weight, low: `${low} `, high: `${low} ${last}` })
  }
  for (const name of names) {
    const { spelled, sounds, slips } = listForms(name)
    for (const reading of asRead(name)) addWord(0, normalise(reading))
    for (const form of spelled) for (const weight of [0, 1]) addBeginning(weight, form)
    for (const sound of sounds) addBeginning(soundWeight, sound)
    for (const slip of slips) addWord(soundWeight, slip)
  }
  return [...keys.values()]
}

/** Lists what a company is remembered by while it is not in the database yet, and what looks for it. */
export function listRemembered(names: readonly string[]): { by: string[]; looks: string[] } {
  const forms = names.map(listForms)
  const by = forms.flatMap(({ spelled, sounds }) => [
    ...spelled.map((form) => `n ${form}`),
    ...sounds.map((sound) => `s ${sound}`),
  ])
  return {
    by: [...new Set(by)],
    looks: [...new Set([...by, ...forms.flatMap(({ slips }) => slips.map((one) => `s ${one}`))])],
  }
}

/** Names prepared for comparison. */
export type PreparedNames = readonly { plain: string; read: ReadonlySet<string>; telling: Searchable }[]

export const prepareNames = (names: readonly string[]): PreparedNames =>
  [...new Set(names)].map((name) => ({
    plain: normalise(name),
    read: new Set(asRead(name).map(normalise)),
    telling: toSearchable(listTellingWords(name).join(' ')),
  }))

/** Returns whether a name of the first is one of the second, however its letters are read (`as-read.ts`). */
export const isSameName = (a: PreparedNames, b: PreparedNames): boolean =>
  a.some((one) => b.some(({ plain }) => plain !== '' && one.read.has(plain)))

/**
 * Returns whether two companies are likely one: each word of a name of the first means one of a name of the second, and
 * the reverse, by the forgiving rules of the search.
 */
export const isLikelySame = (a: PreparedNames, b: PreparedNames): boolean =>
  isSameName(a, b) ||
  a.some((one) => b.some((other) => isMeant(one.telling, other.telling) && isMeant(other.telling, one.telling)))

const isMeant = (typed: Searchable, text: Searchable) => matchText(typed, text, createMatcher(fit.slip))?.whole === true
