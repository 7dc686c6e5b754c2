import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createAspectReader, type KnownAspect, knownAspects } from '../../../src/server/reviews/aspects/aspects.ts'

/** A sentence labelled by another person: the aspects of work it mentions, good or bad. */
export type Labelled = { text: string; aspects: readonly string[] }
/** Whether the author of the patterns has read a half: only the half nobody reads gives an unbiased measure. */
export const halves = ['heldOut', 'seen'] as const
export type Half = (typeof halves)[number]

/** How many mentions of an aspect were found correctly, found wrongly and missed. */
export type Measure = { right: number; wrong: number; missed: number }
export type Measured = Record<Half, { sentences: number; aspects: Record<KnownAspect, Measure> }>

/** Returns the half a sentence belongs to, determined by its text alone. */
export const halfOf = ({ text }: Pick<Labelled, 'text'>): Half =>
  halves[createHash('sha256').update(text.normalize('NFC')).digest()[0]! % 2]!

/**
 * The files of labelled sentences: those another person labelled first, whose halves are told apart by their text;
 * further ones that authors of patterns read, and further ones they did not; those the patterns were begun with.
 */
export type SentenceFile = 'sentences' | 'read-sentences' | 'unread-sentences' | 'own-sentences'

export function labelledSentences(file: SentenceFile): Labelled[] {
  return JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'))
}

/** Reads the sentences of each half. */
export function listHalves(): Record<Half, Labelled[]> {
  const first = labelledSentences('sentences')
  const of = (half: Half) => first.filter((one) => halfOf(one) === half)
  return {
    heldOut: [...of('heldOut'), ...labelledSentences('unread-sentences')],
    seen: [...of('seen'), ...labelledSentences('read-sentences')],
  }
}

const readAll = createAspectReader(knownAspects)

/** Compares what the patterns find in these sentences with their labels. */
export function measureOf(sentences: readonly Labelled[]): Record<KnownAspect, Measure> {
  const found = sentences.map(({ text }) => readAll(text))
  const countOf = (aspect: KnownAspect): Measure => {
    const how = (isFound: boolean, isThere: boolean) =>
      sentences.filter(({ aspects }, at) => found[at]!.has(aspect) === isFound && aspects.includes(aspect) === isThere)
        .length
    return { right: how(true, true), wrong: how(true, false), missed: how(false, true) }
  }
  const counts = Object.fromEntries(knownAspects.map((aspect) => [aspect, countOf(aspect)]))
  return counts as Record<KnownAspect, Measure>
}

/** Measures each half separately. */
export function measure(all: Readonly<Record<Half, readonly Labelled[]>>): Measured {
  const of = (half: Half) => ({ sentences: all[half].length, aspects: measureOf(all[half]) })
  return { heldOut: of('heldOut'), seen: of('seen') }
}

/** The share of what is found that is correct, and the share of what is there that is found. */
export const precisionOf = ({ right, wrong }: Measure): number => right / (right + wrong)
export const recallOf = ({ right, missed }: Measure): number => right / (right + missed)
