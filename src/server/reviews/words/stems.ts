import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stripArticle } from '../../../contract/search/letters.ts'
import { normalise } from '../../../contract/search/normalise.ts'

/** Longer ones are no words, and an index entry has an end. */
const longest = 40

/** The words of a text as they are compared, without what is written onto them, each once. */
export const listBareWords = (text: string): string[] => [
  ...new Set(
    normalise(text)
      .split(' ')
      .filter(Boolean)
      .map((word) => stripArticle(word).slice(0, longest)),
  ),
]

/** With "and" written onto it a word is also the word behind it; where it belongs to the word, this finds nothing. */
const joined = /^و(?=\p{L}{4})/u

/** What a word of a text is found by: itself, without "and", and its stem. */
export const listIndexed = (word: string): string[] => [word, word.replace(joined, ''), stemOf(word)]

/** How many stems are kept: people use the same few thousand words, and to find a stem takes longer than all the rest. */
const most = 20_000
const known = new Map<string, string>()

/** The stem of one word, by Snowball's rules for the language of its letters: salaries and salary, مديرون and مدير are one. */
export function stemOf(word: string): string {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const [bare = ''] = listBareWords(word)
  // What is folded once is folded again: a stemmer puts back letters that others write otherwise.
  const stem = normalise(/\p{Script=Arabic}/u.test(bare) ? arabic(bare) : english(bare)) || bare
  if (known.size >= most) known.clear()
  known.set(word, stem)
  return stem
}
