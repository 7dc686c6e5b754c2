import { splitWords } from '../../contract/search/normalise.ts'
import { stemOf } from '../../contract/search/stems.ts'
import sameWords from './lists/same-words.json' with { type: 'json' }
import type { LookupRow } from './lists.ts'

const joinStems = (text: string) => ` ${splitWords(text).map(stemOf).join(' ')} `
const groups = sameWords.map((group) => group.map((text) => ({ text, stems: joinStems(text) })))

/**
 * Lists an item's names other than its two main ones: those of its own row, the code of a currency, the country of a
 * nationality or the region of a city (`from`), and synonyms of the words of any of these.
 */
export function listOtherNames({ en, ar, also = [], code }: LookupRow, from: readonly string[]): string[] {
  const known = [en, ar].map(joinStems)
  const same = groups
    .filter((group) => group.some((word) => known.some((text) => text.includes(word.stems))))
    .flatMap((group) =>
      group.filter((word) => !known.some((text) => text.includes(word.stems))).map(({ text }) => text),
    )
  return [...new Set([...also, ...(code?.length === 3 ? [code] : []), ...from, ...same])]
}
