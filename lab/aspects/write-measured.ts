import { writeFileSync } from 'node:fs'
import { measure } from './measure.ts'
import { measuredFile, measuredText } from './measured-file.ts'
import { listHalves } from './sentences.ts'
import { formatMeasure } from './shares.ts'

/**
 * The second half of `npm run aspects`: measures what the weights find, prints precision and recall, and saves the
 * numbers.
 */
const measured = measure(listHalves())
for (const [half, { sentences, aspects }] of Object.entries(measured)) {
  console.log(`${half}: ${sentences} sentences; right, wrong, missed, precision, recall`)
  for (const [aspect, one] of Object.entries(aspects)) console.log(formatMeasure(aspect, one))
}
writeFileSync(measuredFile, measuredText(measured))
