import words from './around-words.json' with { type: 'json' }
import { normalise } from './normalise.ts'
import { stripArticle } from './stems.ts'

const around = new Set(words.map(normalise))
/** With its article, the word for a city is the name of one. */
const madinah = normalise('المدينة')

/**
 * Returns whether a normalised word is one that people put around the name they look for: a question, pay, a level, a
 * kind of contract. An item that has it is likelier; one that lacks it is found nevertheless.
 */
export const isAround = (word: string): boolean =>
  around.has(word) || (word !== madinah && around.has(stripArticle(word)))
