import { type KnownAspect, knownAspects } from '../../src/server/reviews/aspects/patterns.ts'
import type { Weighed } from '../../src/server/reviews/aspects/weights.ts'
import { type Examples, getValue, type Lesson, type Rows } from './examples.ts'
import { trainWeights, type Weights } from './train.ts'

/** How many features of an aspect keep their weight: the file stays one that can be looked through. */
const most = 2000
/** How much a feature of many passages matters before one of few with the same weight. */
const exponent = 0.25

/** Half of what a stem or pair counts for is its ratio, and a feature is taken to be in half a passage more of each. */
const ratioShare = 0.5
const unseen = 0.5

/**
 * Computes how much each feature counts while weights are learned (Wang & Manning 2012): a stem or pair the more, the
 * further apart its shares are among the rows that mention the aspect and among those that do not.
 */
function computeRatios({ names, rows }: Examples, there: ReadonlyMap<number, boolean>): Float64Array {
  const { begins, features } = rows
  const counts = { true: new Float64Array(names.length), false: new Float64Array(names.length) }
  const all = { true: unseen, false: unseen }
  for (const [row, isThere] of there) {
    const side = `${isThere}` as const
    all[side] += 1
    for (const feature of features.subarray(begins[row]!, begins[row + 1]!)) counts[side][feature]! += 1
  }
  return Float64Array.from(names, (name, at) => {
    if (name.startsWith('@')) return 1
    const share = (side: 'true' | 'false') => (counts[side][at]! + unseen) / all[side]
    return 1 - ratioShare + (ratioShare * Math.abs(Math.log(share('true') / share('false')))) / 2
  })
}

/** Sets the weights that matter least to nothing, and rounds the others to hundredths. */
function prune({ bias, weights }: Weights, { names, counts }: Examples): Weights {
  const matters = Array.from(weights, (weight, at) => Math.abs(weight) * getValue(names[at]!) * counts[at]! ** exponent)
  const least = matters.toSorted((one, other) => other - one)[most] ?? 0
  const round = (weight: number, value = 1) => Math.round(weight * value * 100) / 100 / value
  return {
    bias: round(bias),
    weights: weights.map((weight, at) => (matters[at]! > least ? round(weight, getValue(names[at]!)) : 0)),
  }
}

/**
 * Learns the weights of an aspect from these lessons, by their numbers. Lessons of several passages are left out: their
 * labels do not say which passage they belong to.
 */
export function weighAspect(
  aspect: KnownAspect,
  numbers: readonly number[],
  lessons: readonly Lesson[],
  examples: Examples,
): Weights {
  const there = new Map<number, boolean>()
  for (const number of numbers) {
    const [row] = examples.texts[number]!
    if (row !== undefined && examples.passages[number] === 1) there.set(row, lessons[number]!.aspects.includes(aspect))
  }
  const ratios = computeRatios(examples, there)
  const { rows } = examples
  const scaled: Rows = { ...rows, values: rows.values.map((value, at) => value * ratios[rows.features[at]!]!) }
  const { bias, weights } = trainWeights(scaled, [...there.keys()], (row) => there.get(row)!, ratios.length)
  return prune({ bias, weights: weights.map((weight, at) => weight * ratios[at]!) }, examples)
}

/** Learns the weights of all aspects, in hundredths, and takes the bound of each from `boundOf`, which is told what its scores begin with. */
export function weighAll(
  lessons: readonly Lesson[],
  examples: Examples,
  boundOf: (aspect: KnownAspect, bias: number) => number,
): Weighed {
  const all = { aspects: {}, weights: {} } as Weighed
  for (const aspect of knownAspects) {
    const { bias, weights } = weighAspect(aspect, [...lessons.keys()], lessons, examples)
    all.aspects[aspect] = boundOf(aspect, bias)
    weights.forEach((weight, at) => {
      const name = examples.names[at]!
      const hundredths = Math.round(weight * getValue(name) * 100)
      if (hundredths !== 0) all.weights[name] = { ...all.weights[name], [aspect]: hundredths }
    })
  }
  return all
}
