import { type Aspect, aspects } from '../../../contract/reviews/aspects.ts'
import { readFeatures } from './features.ts'
import type { KnownAspect } from './patterns.ts'
import shipped from './weights.json' with { type: 'json' }
import { unpackWeights, type Weighed } from './weights.ts'

/**
 * Creates a function that returns which of the wanted aspects a text mentions, good or bad (decision 117): those for
 * which the words and patterns of a passage, or of a part of one, together weigh as much as the aspect asks for.
 */
export function createAspectReader(
  wanted: readonly KnownAspect[],
  { aspects: known, weights }: Weighed,
): (text: string) => Set<KnownAspect> {
  const numbers = new Map<string, number>(wanted.map((aspect, number) => [aspect, number]))
  /** By feature, pairs of the number of a wanted aspect and the weight. */
  const added = new Map<string, number[]>()
  for (const feature in weights) {
    const each = weights[feature]!
    const pairs: number[] = []
    for (const aspect in each) {
      const number = numbers.get(aspect)
      if (number !== undefined) pairs.push(number, each[aspect as KnownAspect]!)
    }
    if (pairs.length > 0) added.set(feature, pairs)
  }
  const bounds = wanted.map((aspect) => known[aspect]!)

  return (text) => {
    const found = new Set<KnownAspect>()
    for (const { words, patterns } of readFeatures(text)) {
      const sums = new Int32Array(wanted.length)
      for (const feature of [...words, ...patterns]) {
        const pairs = added.get(feature)
        if (pairs) for (let at = 0; at < pairs.length; at += 2) sums[pairs[at]!]! += pairs[at + 1]!
      }
      wanted.forEach((aspect, number) => {
        if (sums[number]! >= bounds[number]!) found.add(aspect)
      })
    }
    return found
  }
}

let readAspects: ReturnType<typeof createAspectReader> | undefined

/** Returns the aspects that readers are shown which a text of a review mentions. The weights are unpacked for the first text. */
export function findAspects(text: string): Aspect[] {
  readAspects ??= createAspectReader(aspects, unpackWeights(shipped))
  const found: ReadonlySet<string> = readAspects(text)
  return aspects.filter((aspect) => found.has(aspect))
}
