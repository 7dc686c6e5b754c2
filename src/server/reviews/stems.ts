import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { normalise } from '../../contract/search/normalise.ts'
import { stripArticle } from '../../contract/search/stems.ts'

/** The longest word kept: anything longer is no word, and an index entry has a maximum size. */
const longest = 40

/** Returns the words of a text in compared form, without their affixes, each once. */
export const listBareWords = (text: string): string[] => [
  ...new Set(
    normalise(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => stripArticle(word).slice(0, longest)),
  ),
]

/**
 * Matches a word with "and" written onto it, which also counts as the word after it; where the letter belongs to the
 * word itself, the extra entry matches nothing.
 */
const joined = /^و(?=\p{L}{4})/u

/** Returns what a word of a text is indexed by: itself, itself without "and", and its stem. */
export const listIndexed = (word: string): string[] => [word, word.replace(joined, ''), stemOf(word)]

/** The number of stems cached: people use the same few thousand words, and stemming takes longer than all the rest. */
const most = 20_000
const known = new Map<string, string>()

/**
 * Returns the stem of one word, by Snowball's rules for the language of its letters: salaries and salary, مديرون and
 * مدير are one.
 */
export function stemOf(word: string): string {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const [bare = ''] = listBareWords(word)
  // The stem is normalised again: a stemmer restores letters that normalising had replaced.
  const stem = normalise(/\p{Script=Arabic}/u.test(bare) ? arabic(bare) : english(bare)) || bare
  if (known.size >= most) known.clear()
  known.set(word, stem)
  return stem
}
