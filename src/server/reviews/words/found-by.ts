import { detectLanguage } from '../../../contract/language-of.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import type { ReviewState } from '../../platform/db/schema/reviews.ts'
import { findAspects } from '../aspects/aspects.ts'
import { listBareWords, listIndexed } from '../stems.ts'

/**
 * The prefixes of index entries that are not words of the text: its language, the one word of each side, whole, and the
 * aspects of work that are praised or criticised.
 */
export const marks = { language: '@', good: '+', bad: '-', praised: '#+', fault: '#-' } as const
/** The first character of the aspects' prefixes: no compared word contains it. */
export const markOfAspects = '#'
type AspectMark = Extract<keyof typeof marks, 'praised' | 'fault'>
/** The text of a review that praises and the one that criticises. */
const saidIn = { praised: 'pros', fault: 'cons' } as const satisfies Record<AspectMark, string>

/**
 * Builds an entry of the index of words. Each begins with its company: a search stays within one company, and its cost
 * depends on that company alone, no matter how often others say the same.
 */
export const buildEntry = (companyId: number, word: string): string => `${companyId} ${word}`

type FoundReview = { kind: string; companyId: number; state: ReviewState; shown: Record<string, unknown> }

/**
 * Builds the index entries of a review, one per line (`reviews.words`): every word that readers see, in compared form,
 * and its stem; its language; its two words; the aspects of work it mentions, by where it does. Null for an unpublished
 * review and for other kinds, none of whose words are stored.
 */
export function buildWords({ kind, companyId, state, shown }: FoundReview): string | null {
  if (kind !== 'company' || state !== 'published') return null
  const getText = (name: string) => (typeof shown[name] === 'string' ? shown[name] : '')
  const words = listBareWords(['pros', 'cons', 'good_word', 'bad_word'].map(getText).join(' '))
  const entries = new Set(words.flatMap(listIndexed))
  const language = detectLanguage(`${getText('pros')} ${getText('cons')}`)
  if (language) entries.add(marks.language + language)
  for (const side of ['good', 'bad'] as const) entries.add(marks[side] + normalise(getText(`${side}_word`)))
  for (const [mark, side] of Object.entries(saidIn) as [AspectMark, string][])
    for (const aspect of findAspects(getText(side))) entries.add(marks[mark] + aspect)
  return [...entries].map((entry) => buildEntry(companyId, entry)).join('\n')
}
