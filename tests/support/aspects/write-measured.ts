import { writeFileSync } from 'node:fs'
import { listHalves, measure, precisionOf, recallOf } from './measure.ts'
import { measuredFile, measuredText } from './measured-file.ts'

/** `npm run aspects`: measures the patterns of aspects again, prints precision and recall, and saves the numbers. */
const measured = measure(listHalves())
const share = (number: number) => number.toFixed(3).padStart(6)
for (const [half, { sentences, aspects }] of Object.entries(measured)) {
  console.log(`${half}: ${sentences} sentences; right, wrong, missed, precision, recall`)
  for (const [aspect, one] of Object.entries(aspects)) {
    const numbers = [one.right, one.wrong, one.missed].map((number) => String(number).padStart(4)).join('')
    console.log(`  ${aspect.padEnd(14)}${numbers}${share(precisionOf(one))}${share(recallOf(one))}`)
  }
}
writeFileSync(measuredFile, measuredText(measured))
