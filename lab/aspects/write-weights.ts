import { writeFileSync } from 'node:fs'
import { chooseBound, scoreLessons } from './bounds.ts'
import { listLessons, readExamples } from './examples.ts'
import { formatMeasure } from './shares.ts'
import { weighAll } from './weigh.ts'
import { weighedFiles, weighedText } from './weighed-files.ts'

/**
 * The first half of `npm run aspects`: learns the weights of aspects and their bounds from the sentences that may be
 * read, prints what cross-validation says of them, and saves them.
 */
const lessons = listLessons()
const examples = readExamples(lessons)
console.log(`${lessons.length} sentences; by cross-validation right, wrong, missed, precision, recall`)
const weighed = weighAll(lessons, examples, (aspect, bias) => {
  const scores = scoreLessons(aspect, lessons, examples)
  const scored = lessons
    .map(({ aspects, patternsKnow }, at) => ({ score: scores[at]!, isThere: aspects.includes(aspect), patternsKnow }))
    .filter(({ patternsKnow }) => !patternsKnow)
  const { bound, ...counts } = chooseBound(scored)
  console.log(formatMeasure(aspect, counts))
  return Math.round((bound - bias) * 100)
})
for (const { file, aspects } of weighedFiles) writeFileSync(file, weighedText(weighed, aspects))
