import { languageOf } from '../../../contract/language-of.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import type { ReviewState } from '../../platform/db/schema/reviews.ts'
import { bareWordsIn, indexedAs } from './stems.ts'

/** What stands before what is no word of a text: its language, and the one word of each side, whole. */
export const marks = { language: '@', good: '+', bad: '-' } as const

/**
 * An entry of the index of words. Each begins with its company: what is looked for is looked for within one company, and
 * costs what that company has, however often all others say the same.
 */
export const entryOf = (companyId: number, word: string): string => `${companyId} ${word}`

type Found = { kind: string; companyId: number; state: ReviewState; shown: Record<string, unknown> }

/**
 * What a review is found by, a line for each entry (`reviews.words`): every word that readers see, as it is compared, and
 * its stem; its language; its two words. Null for what nobody reads, and for other kinds: no word of theirs is kept.
 */
export function foundBy({ kind, companyId, state, shown }: Found): string | null {
  if (kind !== 'company' || state !== 'published') return null
  const said = (name: string) => (typeof shown[name] === 'string' ? shown[name] : '')
  const words = bareWordsIn(['pros', 'cons', 'good_word', 'bad_word'].map(said).join(' '))
  const entries = new Set(words.flatMap(indexedAs))
  const language = languageOf(`${said('pros')} ${said('cons')}`)
  if (language) entries.add(marks.language + language)
  for (const side of ['good', 'bad'] as const) entries.add(marks[side] + normalise(said(`${side}_word`)))
  return [...entries].map((entry) => entryOf(companyId, entry)).join('\n')
}
