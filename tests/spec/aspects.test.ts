import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aspects } from '../../src/contract/reviews/aspects.ts'
import { createAspectReader, findAspects, knownAspects } from '../../src/server/reviews/aspects/aspects.ts'
import {
  halves,
  labelledSentences,
  listHalves,
  measure,
  measureOf,
  precisionOf,
  recallOf,
} from '../support/aspects/measure.ts'
import { measuredFile, measuredText } from '../support/aspects/measured-file.ts'

/** What an aspect must reach to be shown to readers (decision 117). */
const least = { precision: 0.9, recall: 0.75 }

const sentences = listHalves()
const measured = measure(sentences)

describe.each(halves)('sentences that somebody else labelled, %s', (half) => {
  test('there are hundreds, and their labels are aspects that patterns know', () => {
    expect(measured[half].sentences).toBeGreaterThan(400)
    const known: ReadonlySet<string> = new Set(knownAspects)
    for (const one of sentences[half]) for (const aspect of one.aspects) expect(known, one.text).toContain(aspect)
  })

  test.each(aspects)('%s is found, and what is found is it', (aspect) => {
    const one = measured[half].aspects[aspect]
    expect(precisionOf(one)).toBeGreaterThanOrEqual(least.precision)
    expect(recallOf(one)).toBeGreaterThanOrEqual(least.recall)
  })
})

test.each(aspects)('%s is found in the sentences the patterns were begun with', (aspect) => {
  const one = measureOf(labelledSentences('own-sentences'))[aspect]
  expect(precisionOf(one)).toBeGreaterThanOrEqual(least.precision)
  expect(recallOf(one)).toBeGreaterThanOrEqual(least.recall)
})

test('no sentence is in both halves', () => {
  const seen = new Set(sentences.seen.map(({ text }) => text))
  expect(sentences.heldOut.filter(({ text }) => seen.has(text))).toEqual([])
})

test('what readers are shown is what was measured, though other patterns are not built for it', () => {
  const readAll = createAspectReader(knownAspects)
  for (const { text } of [...sentences.heldOut, ...sentences.seen])
    expect(findAspects(text), text).toEqual(aspects.filter((aspect) => readAll(text).has(aspect)))
})

test('the numbers that readers see are those measured; `npm run aspects` writes them', () => {
  expect(readFileSync(measuredFile, 'utf8')).toBe(measuredText(measured))
})
