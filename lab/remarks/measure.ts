import { readFileSync } from 'node:fs'
import { findRemarks, type Remark } from '../../src/contract/remarks/remarks.ts'
import type { Measure } from '../aspects/shares.ts'

/** A sentence labelled by another person: whether it insults or curses people, and whether it names a person. */
export type Labelled = { text: string; language: 'en' | 'ar'; insult: boolean; person: boolean }

export const kinds = ['insult', 'person'] as const satisfies Remark['kind'][]
export const languages = ['en', 'ar'] as const

/** Reads the sentences that nobody had read who wrote the words of the lexicon. */
export const readUnread = (): Labelled[] =>
  JSON.parse(readFileSync(new URL('unread-sentences.json', import.meta.url), 'utf8'))

/** Compares what is found of a kind in the sentences of a language with their labels, sentence by sentence. */
export function measureRemarks(
  sentences: readonly Labelled[],
  language: Labelled['language'],
  kind: Remark['kind'],
): Measure {
  const counts = { right: 0, wrong: 0, missed: 0 }
  for (const one of sentences.filter((sentence) => sentence.language === language)) {
    const isFound = findRemarks(one.text).some((remark) => remark.kind === kind)
    if (isFound && one[kind]) counts.right += 1
    if (isFound && !one[kind]) counts.wrong += 1
    if (!isFound && one[kind]) counts.missed += 1
  }
  return counts
}
