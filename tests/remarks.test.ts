import { expect, test } from 'vitest'
import { precisionOf, recallOf } from '../lab/aspects/shares.ts'
import { measureRemarks, readUnread } from '../lab/remarks/measure.ts'

const sentences = readUnread()

test('1,000 sentences that the lexicon was not written with, half in each language', () => {
  expect(sentences).toHaveLength(1000)
  expect(sentences.filter(({ language }) => language === 'ar')).toHaveLength(500)
})

// What was measured once, before anybody read the sentences (decision 157), rounded down.
test.each([
  ['insult', 'en', 0.97, 0.75],
  ['insult', 'ar', 0.98, 0.85],
  ['person', 'en', 0.93, 0.84],
  ['person', 'ar', 0.95, 0.81],
] as const)('%s, %s: precision and recall do not fall below what was measured', (kind, language, precision, recall) => {
  const measured = measureRemarks(sentences, language, kind)
  expect(precisionOf(measured)).toBeGreaterThanOrEqual(precision)
  expect(recallOf(measured)).toBeGreaterThanOrEqual(recall)
})
