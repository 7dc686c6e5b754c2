import { bareWords, type Key, wordsOf } from './normalise.ts'

/** The weight of a key that says how a name sounds. */
export const soundWeight = 2
const keyLength = 40

/** Letters that people write for one another, in either script, as one sound. What is absent is a vowel, and silent. */
const arabic: Record<string, string> = {
  ...{ ب: 'b', پ: 'b', ت: 't', ث: 'd', ط: 't', ج: 'g', غ: 'g', گ: 'g', چ: 'c', ح: 'h', ه: 'h', خ: 'x', د: 'd', ذ: 'd' },
  ...{ ض: 'd', ظ: 'd', ر: 'r', ز: 'z', س: 's', ص: 's', ش: 'c', ف: 'f', ڤ: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
}
const latin: Record<string, string> = {
  ...{ b: 'b', p: 'b', t: 't', d: 'd', g: 'g', j: 'g', h: 'h', k: 'k', q: 'k', c: 'k', l: 'l', m: 'm', n: 'n', r: 'r' },
  ...{ s: 's', z: 'z', f: 'f', v: 'f' },
}
const pairs: [RegExp, string][] = [
  [/(.)\1+/g, '$1'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[sc]h/g, 'C'],
  [/kh/g, 'X'],
  [/gh/g, 'g'],
  [/[dt]h/g, 'd'],
  [/ph/g, 'f'],
  [/ck|qu/g, 'k'],
  // The feminine ending is written with and without its letter.
  [/(?<=.)h$/, ''],
]

/**
 * How a word sounds, in its consonants: vowels go, since they are written in many ways or not at all, and letters that
 * stand for one another become one. Arabic and Latin spellings of a word sound alike. Digits stay. May be empty.
 */
export function soundOf(word: string): string {
  const spelled = pairs.reduce((text, [from, to]) => text.replace(from, to), word.replace(/(?<=.)ه$/, ''))
  const sounds = [...spelled].map((letter, at) => {
    const sound = arabic[letter] ?? latin[letter] ?? (/[CX\d]/.test(letter) ? letter.toLowerCase() : undefined)
    if (sound !== undefined) return sound
    // A word that begins with a vowel still begins with one.
    return at > 0 ? '' : /[wو]/.test(letter) ? 'w' : /[yي]/.test(letter) ? 'y' : 'a'
  })
  return sounds.join('').replace(/(\D)\1+/g, '$1')
}

/** The article as Latin letters spell it before the letters it blends into: an-, ar-, ash-. */
const blended = /^a(?:[nrstdz]|sh)$/

const soundsIn = (words: readonly string[]) =>
  words
    .filter((word, at) => at === words.length - 1 || !blended.test(word))
    .map(soundOf)
    .filter(Boolean)
    .join(' ')
    .slice(0, keyLength)

/** What these names are found by when only their sound is right: each ending of a name from a word on. */
export function soundKeysOf(names: readonly string[]): Key[] {
  const keys = new Set<string>()
  for (const name of names) {
    const words = wordsOf(name)
    for (let from = 0; from < Math.min(words.length, 6); from++) {
      keys.add(soundsIn(words.slice(from)))
      keys.add(soundsIn(bareWords(words.slice(from))))
    }
  }
  return [...keys].filter((key) => key.length > 1).map((key) => ({ key, weight: soundWeight }))
}

/** Two sounds say too little to be a beginning: a word of a name has to be all of them. */
const enoughSounds = 3
export type Sound = { key: string; whole: boolean }
const asSound = (key: string): Sound => ({ key, whole: key.replace(/ /g, '').length < enoughSounds })

/** The sounds a search for this text looks for; none where it has too few consonants. */
export function soundsOf(typed: string): Sound[] {
  const words = wordsOf(typed)
  return [...new Set([soundsIn(words), soundsIn(bareWords(words))])].filter((key) => key.length > 1).map(asSound)
}

/** The same sounds with one left out, or two neighbours changed: what a slip of the finger leaves. */
export function slipsOf({ key, whole }: Sound): Sound[] {
  if (whole || key.length > 16) return []
  const slips = new Set<string>()
  for (let at = 0; at < key.length; at++) {
    slips.add(key.slice(0, at) + key.slice(at + 1))
    if (at > 0) slips.add(key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1))
  }
  slips.delete(key)
  return [...slips].map((slip) => asSound(slip.trim())).filter((slip) => !slip.whole)
}
