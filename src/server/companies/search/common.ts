import { stemOf } from '../../../contract/search/letters.ts'
import { normalise, splitBareWords } from '../../../contract/search/normalise.ts'
import betweenWords from './between-words.json' with { type: 'json' }
import words from './common-words.json' with { type: 'json' }

const common = new Set(words.flatMap((word) => [normalise(word), ...splitBareWords([normalise(word)])]))
for (const word of [...common]) common.add(stemOf(word))

/** Returns whether a normalised word says what kind of thing a company is rather than which. */
export const isCommon = (word: string): boolean => common.has(word) || common.has(stemOf(word))

const between = new Set(betweenWords.map(normalise))

/** Returns whether a normalised word only joins a kind and a place, or stands around them. */
export const isBetween = (word: string): boolean => between.has(word)
