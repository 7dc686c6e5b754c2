import type { KnownAspect } from '../../src/server/reviews/aspects/patterns.ts'
import type { Examples, Lesson } from './examples.ts'
import { least, type Measure } from './shares.ts'
import { createNumbers, scoreRow } from './train.ts'
import { weighAspect } from './weigh.ts'

const folds = 10

/** Deals the lessons to the folds, the same way each time. */
function dealFolds(lessons: readonly Lesson[]): number[] {
  const next = createNumbers(3)
  return lessons.map(() => Math.floor(next() * folds))
}

/** Scores each lesson by weights that were learned from the other folds. */
export function scoreLessons(aspect: KnownAspect, lessons: readonly Lesson[], examples: Examples): number[] {
  const dealt = dealFolds(lessons)
  const scores = lessons.map(() => -Infinity)
  for (let fold = 0; fold < folds; fold += 1) {
    const others = [...lessons.keys()].filter((number) => dealt[number] !== fold)
    const weights = weighAspect(aspect, others, lessons, examples)
    for (const number of lessons.keys())
      if (dealt[number] === fold)
        scores[number] = Math.max(...examples.texts[number]!.map((row) => scoreRow(examples.rows, weights, row)))
  }
  return scores
}

/** How many standard errors a share of so many is above its bound. */
const marginOf = (share: number, bound: number, of: number) => (share - bound) / Math.sqrt((bound * (1 - bound)) / of)

/**
 * Chooses the score from which on an aspect is mentioned: where precision and recall are both as far above what they
 * must reach as they can be, in standard errors. `scored` are sentences that patterns were not mended with.
 */
export function chooseBound(scored: readonly { score: number; isThere: boolean }[]): { bound: number } & Measure {
  const all = scored.filter(({ isThere }) => isThere).length
  let best = { bound: Infinity, margin: -Infinity, right: 0, wrong: 0, missed: all }
  let right = 0
  const sorted = scored.toSorted((one, other) => other.score - one.score)
  sorted.forEach(({ score, isThere }, at) => {
    if (isThere) right += 1
    if (sorted[at + 1]?.score === score) return
    const found = at + 1
    const margin = Math.min(marginOf(right / found, least.precision, found), marginOf(right / all, least.recall, all))
    if (margin > best.margin) best = { bound: score, margin, right, wrong: found - right, missed: all - right }
  })
  const { bound, ...counts } = best
  return { bound, right: counts.right, wrong: counts.wrong, missed: counts.missed }
}
