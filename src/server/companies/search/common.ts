import { isAround } from '../../../contract/search/around.ts'
import { normalise, splitBareWords, splitWords } from '../../../contract/search/normalise.ts'
import { stemOf } from '../../../contract/search/stems.ts'
import words from './common-words.json' with { type: 'json' }

const common = new Set(words.flatMap((word) => [normalise(word), ...splitBareWords([normalise(word)])]))
for (const word of [...common]) common.add(stemOf(word))

/** Returns whether a normalised word says what kind of thing a company is rather than which. */
export const isCommon = (word: string): boolean => common.has(word) || common.has(stemOf(word))

/** The fewest letters of a common word, and of what follows, where both are written as one. */
const minJoined = 4

/** Returns a word without a common one that is written onto it («شركةنورس»). */
function stripCommon(word: string): string {
  for (let at = word.length - minJoined + 1; at >= minJoined; at--)
    if (common.has(word.slice(0, at)) || isAround(word.slice(0, at))) return word.slice(at)
  return word
}

/** Returns the words of a text that tell which company is meant; none where it has only others. */
export const listTellingWords = (text: string): string[] =>
  splitWords(text)
    .filter((word) => !isCommon(word) && !isAround(word))
    .map(stripCommon)
