import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { aspects } from '../../src/contract/reviews/aspects.ts'
import { knownAspects } from '../../src/server/reviews/aspects/aspects.ts'
import { halves, labelledSentences, measure, measureOf, precisionOf, recallOf } from '../support/aspects/measure.ts'
import { measuredFile, measuredText } from '../support/aspects/measured-file.ts'

/** What an aspect must reach to be shown to readers (decision 117). */
const least = { precision: 0.9, recall: 0.75 }

const sentences = labelledSentences()
const measured = measure(sentences)

describe.each(halves)('sentences that somebody else labelled, %s', (half) => {
  test('there are hundreds, and their labels are aspects that patterns know', () => {
    expect(measured[half].sentences).toBeGreaterThan(400)
    const known: ReadonlySet<string> = new Set(knownAspects)
    for (const one of sentences) for (const aspect of one.aspects) expect(known, one.text).toContain(aspect)
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

test('the numbers that readers see are those measured; `npm run aspects` writes them', () => {
  expect(readFileSync(measuredFile, 'utf8')).toBe(measuredText(measured))
})
