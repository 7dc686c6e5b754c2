import { type Key, splitBareWords, splitWords } from '../../contract/search/normalise.ts'
import { toSound } from '../../contract/search/sound.ts'

/** The weight of a search key that is the sound of a name. */
export const soundWeight = 2
const keyLength = 40

/** The Arabic article in Latin letters where it assimilates to the next letter: an-, ar-, ash-. */
const blended = /^a(?:[nrstdz]|sh)$/

const joinSounds = (words: readonly string[]) =>
  words
    .filter((word, at) => at === words.length - 1 || !blended.test(word))
    .map(toSound)
    .filter(Boolean)
    .join(' ')
    .slice(0, keyLength)

/**
 * Lists the keys that names are found by when only their sound matches: one for each part of a name from a word to its
 * end.
 */
export function listSoundKeys(names: readonly string[]): Key[] {
  const keys = new Set<string>()
  for (const name of names) {
    const words = splitWords(name)
    for (let from = 0; from < Math.min(words.length, 6); from++) {
      keys.add(joinSounds(words.slice(from)))
      keys.add(joinSounds(splitBareWords(words.slice(from))))
    }
  }
  return [...keys].filter((key) => key.length > 1).map((key) => ({ key, weight: soundWeight }))
}

/** The fewest sounds that may match as a prefix; fewer say too little and have to match a whole name. */
const enoughSounds = 3
export type Sound = { key: string; whole: boolean }
const asSound = (key: string): Sound => ({ key, whole: key.replace(/ /g, '').length < enoughSounds })

/** Returns the sounds a search for this text looks for; none when it has too few consonants. */
export function listSounds(typed: string): Sound[] {
  const words = splitWords(typed)
  return [...new Set([joinSounds(words), joinSounds(splitBareWords(words))])]
    .filter((key) => key.length > 1)
    .map(asSound)
}

/** Returns the same sounds with one left out, or two neighbours swapped, as a typing error leaves them. */
export function listSlips({ key, whole }: Sound): Sound[] {
  if (whole || key.length > 16) return []
  const slips = new Set<string>()
  for (let at = 0; at < key.length; at++) {
    slips.add(key.slice(0, at) + key.slice(at + 1))
    if (at > 0) slips.add(key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1))
  }
  slips.delete(key)
  return [...slips].map((slip) => asSound(slip.trim())).filter((slip) => !slip.whole)
}
