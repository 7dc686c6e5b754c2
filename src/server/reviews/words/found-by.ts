import { detectLanguage } from '../../../contract/language-of.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import type { ReviewState } from '../../platform/db/schema/reviews.ts'
import { findAspects } from '../aspects/aspects.ts'
import { listBareWords, listIndexed } from './stems.ts'

/**
 * What stands before what is no word of a text: its language, the one word of each side, whole, and the aspects of work
 * that are praised and those that are a fault.
 */
export const marks = { language: '@', good: '+', bad: '-', praised: '#+', fault: '#-' } as const
/** What the marks of aspects begin with: no compared word holds it. */
export const markOfAspects = '#'
type AspectMark = Extract<keyof typeof marks, 'praised' | 'fault'>
/** Which text of a review praises and which criticises. */
const saidIn = { praised: 'pros', fault: 'cons' } as const satisfies Record<AspectMark, string>

/**
 * An entry of the index of words. Each begins with its company: what is looked for is looked for within one company, and
 * costs what that company has, however often all others say the same.
 */
export const buildEntry = (companyId: number, word: string): string => `${companyId} ${word}`

type FoundReview = { kind: string; companyId: number; state: ReviewState; shown: Record<string, unknown> }

/**
 * What a review is found by, a line for each entry (`reviews.words`): every word that readers see, as it is compared, and
 * its stem; its language; its two words; the aspects of work it mentions, by where it does. Null for what nobody reads, and for other kinds: no word of theirs is kept.
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
