/**
 * `npx tsx lab/remarks/remarks.ts`: prints how well insults and names of people are found in 1,000 labelled sentences
 * that the lexicon was not written with (decision 157): right, wrong, missed, precision, recall.
 */
import { formatMeasure } from '../aspects/shares.ts'
import { kinds, languages, measureRemarks, readUnread } from './measure.ts'

const sentences = readUnread()
for (const kind of kinds)
  for (const language of languages)
    console.log(formatMeasure(`${kind} ${language}`, measureRemarks(sentences, language, kind)))
