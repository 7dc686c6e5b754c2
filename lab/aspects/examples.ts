import { type Feature, readFeatures } from '../../src/server/reviews/aspects/features.ts'
import { type Labelled, labelledSentences, listPatternSentences } from './sentences.ts'

/** Passages as rows of a sparse matrix: where each row begins, and the number and value of each of its features. */
export type Rows = { begins: Int32Array; features: Int32Array; values: Float64Array }
/** All features and how many passages have each; all rows; the rows of each text, and how many passages it has. */
export type Examples = {
  names: readonly Feature[]
  counts: readonly number[]
  rows: Rows
  texts: readonly (readonly number[])[]
  passages: readonly number[]
}

/** A sentence to learn from, and whether the authors of the patterns had not read it when they wrote them. */
export type Lesson = Labelled & { patternsKnow: boolean }

/** Lists the sentences to learn from, each text once. */
export function listLessons(): Lesson[] {
  const lessons = [
    ...listPatternSentences().map((one) => ({ ...one, patternsKnow: true })),
    ...labelledSentences('weighed-sentences').map((one) => ({ ...one, patternsKnow: false })),
  ]
  return [...new Map(lessons.map((one) => [one.text, one])).values()]
}

/** How much each kind of feature counts while weights are learned: what patterns conclude the most, pairs the least. */
const values: readonly [RegExp, number][] = [
  [/^@[^.]+$/, 1.5],
  [/^@/, 1],
  [/ /, 0.7],
]
export const getValue = (feature: Feature): number => values.find(([kind]) => kind.test(feature))?.[1] ?? 1

/** A feature of fewer passages than this says nothing of other texts. */
const least = 2

/**
 * Reads the features of these sentences; `texts` tells the rows of each: its passages with their parts. Of sentences the
 * patterns were mended with only the words are learned from: there the patterns are right more often than anywhere
 * else, and would be trusted too much.
 */
export function readExamples(lessons: readonly Lesson[]): Examples {
  const read = lessons.map(({ text, patternsKnow }) =>
    [...readFeatures(text)].map(({ words, patterns, isPart }) => ({
      features: patternsKnow ? words : [...words, ...patterns],
      isPart,
    })),
  )
  const counts = new Map<Feature, number>()
  for (const { features, isPart } of read.flat())
    if (!isPart) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name)
  const numbers = new Map(names.map((name, number) => [name, number]))

  const begins = [0]
  const features: number[] = []
  const kept: number[] = []
  const texts = read.map((those) =>
    those.map((one) => {
      for (const feature of one.features) {
        const number = numbers.get(feature)
        if (number === undefined) continue
        features.push(number)
        kept.push(getValue(feature))
      }
      begins.push(features.length)
      return begins.length - 2
    }),
  )
  const rows = {
    begins: Int32Array.from(begins),
    features: Int32Array.from(features),
    values: Float64Array.from(kept),
  }
  return {
    names,
    counts: names.map((name) => counts.get(name)!),
    rows,
    texts,
    passages: read.map((those) => those.filter(({ isPart }) => !isPart).length),
  }
}
