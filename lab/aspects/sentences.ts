import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A sentence labelled by another person: the aspects of work it mentions, good or bad. */
export type Labelled = { text: string; aspects: readonly string[] }

/**
 * Whether anything was learned from a sentence: only the half that nobody reads and no weight is learned from gives an
 * unbiased measure.
 */
export const halves = ['heldOut', 'seen'] as const
export type Half = (typeof halves)[number]

/** Returns the half a sentence of the first thousand belongs to, determined by its text alone. */
export const halfOf = ({ text }: Pick<Labelled, 'text'>): Half =>
  halves[createHash('sha256').update(text.normalize('NFC')).digest()[0]! % 2]!

/**
 * The files of labelled sentences: those another person labelled first, whose halves are told apart by their text;
 * those the patterns were begun with, and mended with; those only weights are learned from; and those nobody read, of
 * two times.
 */
export type SentenceFile =
  | 'sentences'
  | 'own-sentences'
  | 'read-sentences'
  | 'weighed-sentences'
  | 'unread-sentences'
  | 'fresh-sentences'

export function labelledSentences(file: SentenceFile): Labelled[] {
  return JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'))
}

const firstOf = (half: Half) => labelledSentences('sentences').filter((one) => halfOf(one) === half)

/** Reads the sentences the patterns were written and mended with. */
export const listPatternSentences = (): Labelled[] => [
  ...firstOf('seen'),
  ...labelledSentences('own-sentences'),
  ...labelledSentences('read-sentences'),
]

/** Reads the sentences of each half. */
export const listHalves = (): Record<Half, Labelled[]> => ({
  heldOut: [...firstOf('heldOut'), ...labelledSentences('unread-sentences'), ...labelledSentences('fresh-sentences')],
  seen: [...listPatternSentences(), ...labelledSentences('weighed-sentences')],
})
