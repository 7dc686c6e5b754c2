import type { KnownAspect } from './patterns.ts'

/**
 * What weights say, all in hundredths: for each aspect how much the features of a passage that mentions it weigh
 * together, at least; for each feature what it weighs for each aspect, or against it.
 */
export type Weighed = {
  aspects: Partial<Record<KnownAspect, number>>
  weights: Record<string, Partial<Record<KnownAspect, number>>>
}

/**
 * Weights as a file keeps them: a line for each first word (`low<tab>a60<tab>salari a-4b7`). After each tab stand the
 * second word of a pair, if it is one, and the weights of the feature. A letter is the place of an aspect in `aspects`.
 */
export type PackedWeights = { aspects: Partial<Record<KnownAspect, number>>; weights: readonly string[] }

const firstLetter = 'a'.charCodeAt(0)

/** Returns what a file of weights says. */
export function unpackWeights({ aspects, weights }: PackedWeights): Weighed {
  const names = Object.keys(aspects) as KnownAspect[]
  const unpacked: Weighed = { aspects, weights: {} }
  for (const line of weights) {
    const [first, ...cells] = line.split('\t')
    for (const cell of cells) {
      const [written = '', second] = cell.split(' ').reverse()
      const feature = second === undefined ? first! : `${first} ${second}`
      const each: Partial<Record<KnownAspect, number>> = {}
      for (const [, letter, weight] of written.matchAll(/([a-z])(-?\d+)/g))
        each[names[letter!.charCodeAt(0) - firstLetter]!] = Number(weight)
      unpacked.weights[feature] = each
    }
  }
  return unpacked
}
