import { type KnownAspect, knownAspects } from '../../src/server/reviews/aspects/patterns.ts'
import { readAll } from './all-weights.ts'
import type { Half, Labelled } from './sentences.ts'
import type { Measure } from './shares.ts'

export type Measured = Record<Half, { sentences: number; aspects: Record<KnownAspect, Measure> }>

/** Compares what is found in these sentences with their labels. */
export function measureOf(sentences: readonly Labelled[]): Record<KnownAspect, Measure> {
  const found = sentences.map(({ text }) => readAll(text))
  const countOf = (aspect: KnownAspect): Measure => {
    const how = (isFound: boolean, isThere: boolean) =>
      sentences.filter(({ aspects }, at) => found[at]!.has(aspect) === isFound && aspects.includes(aspect) === isThere)
        .length
    return { right: how(true, true), wrong: how(true, false), missed: how(false, true) }
  }
  const counts = Object.fromEntries(knownAspects.map((aspect) => [aspect, countOf(aspect)]))
  return counts as Record<KnownAspect, Measure>
}

/** Measures each half separately. */
export function measure(all: Readonly<Record<Half, readonly Labelled[]>>): Measured {
  const of = (half: Half) => ({ sentences: all[half].length, aspects: measureOf(all[half]) })
  return { heldOut: of('heldOut'), seen: of('seen') }
}
