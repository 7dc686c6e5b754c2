import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readAll } from '../../lab/aspects/all-weights.ts'
import { listLessons, readExamples } from '../../lab/aspects/examples.ts'
import { measure, measureOf } from '../../lab/aspects/measure.ts'
import { measuredFile, measuredText } from '../../lab/aspects/measured-file.ts'
import { halves, labelledSentences, listHalves } from '../../lab/aspects/sentences.ts'
import { least, precisionOf, recallOf } from '../../lab/aspects/shares.ts'
import { weighAll } from '../../lab/aspects/weigh.ts'
import { readWeighed, weighedFiles, weighedText } from '../../lab/aspects/weighed-files.ts'
import { aspects } from '../../src/contract/reviews/aspects.ts'
import { findAspects } from '../../src/server/reviews/aspects/aspects.ts'
import { knownAspects } from '../../src/server/reviews/aspects/patterns.ts'
import { wholeTest } from '../support/setup/whole.ts'

const sentences = listHalves()
const measured = measure(sentences)

describe.each(halves)('sentences that someone else labelled, %s', (half) => {
  test('there are thousands, and their labels are aspects that are known', () => {
    expect(measured[half].sentences).toBeGreaterThan(2000)
    const known: ReadonlySet<string> = new Set(knownAspects)
    for (const one of sentences[half]) for (const aspect of one.aspects) expect(known, one.text).toContain(aspect)
  })

  test.each(aspects)('%s is found, and what is found is it', (aspect) => {
    const one = measured[half].aspects[aspect]
    expect(precisionOf(one)).toBeGreaterThanOrEqual(least.precision)
    expect(recallOf(one)).toBeGreaterThanOrEqual(least.recall)
  })
})

test('readers are told of all aspects that are found well enough', () => {
  const enough = knownAspects.filter((aspect) => {
    const one = measured.heldOut.aspects[aspect]
    return precisionOf(one) >= least.precision && recallOf(one) >= least.recall
  })
  expect(enough).toEqual([...aspects])
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

wholeTest('what readers are shown is what was measured, though the weights of other aspects are left out', () => {
  for (const { text } of [...sentences.heldOut, ...sentences.seen.slice(0, 2000)])
    expect(findAspects(text)).toEqual(aspects.filter((aspect) => readAll(text).has(aspect)))
})

wholeTest('the weights are those that the sentences teach; `npm run aspects` writes them, and their bounds', () => {
  const known = readWeighed().aspects
  const lessons = listLessons()
  const weighed = weighAll(lessons, readExamples(lessons), (aspect) => known[aspect]!)
  for (const { file, aspects: of } of weighedFiles)
    expect(readFileSync(file, 'utf8') === weighedText(weighed, of), file.pathname).toBe(true)
})

test('the numbers that readers see are those measured; `npm run aspects` writes them', () => {
  expect(readFileSync(measuredFile, 'utf8')).toBe(measuredText(measured))
})
