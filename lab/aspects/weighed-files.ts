import { readFileSync } from 'node:fs'
import { aspects } from '../../src/contract/reviews/aspects.ts'
import { type KnownAspect, knownAspects } from '../../src/server/reviews/aspects/patterns.ts'
import { type PackedWeights, unpackWeights, type Weighed } from '../../src/server/reviews/aspects/weights.ts'

/**
 * The files of weights: those of the aspects that readers are shown, which the server ships; and those of the others,
 * which only the laboratory measures.
 */
const shown: ReadonlySet<string> = new Set(aspects)
export const weighedFiles = [
  {
    file: new URL('../../src/server/reviews/aspects/weights.json', import.meta.url),
    aspects: knownAspects.filter((aspect) => shown.has(aspect)),
  },
  {
    file: new URL('other-weights.json', import.meta.url),
    aspects: knownAspects.filter((aspect) => !shown.has(aspect)),
  },
]

const firstLetter = 'a'.charCodeAt(0)

/** Packs weights, in the order of letters. At most 26 aspects have a letter. */
export function packWeights({ aspects, weights }: Weighed): PackedWeights {
  const names = Object.keys(aspects)
  if (names.length > 26) throw new Error(`${names.length} aspects have too few letters`)
  const letterOf = (aspect: string) => String.fromCharCode(firstLetter + names.indexOf(aspect))
  const lines = new Map<string, string[]>()
  for (const feature of Object.keys(weights).sort()) {
    const [first = '', ...rest] = feature.split(' ')
    const each = Object.entries(weights[feature]!).map(([aspect, weight]) => `${letterOf(aspect)}${weight}`)
    if (!lines.has(first)) lines.set(first, [first])
    lines.get(first)!.push([...rest, each.join('')].join(' '))
  }
  return { aspects, weights: [...lines.values()].map((line) => line.join('\t')) }
}

/** Returns the content of a file with the weights of these aspects: a line for each first word. */
export function weighedText({ aspects, weights }: Weighed, wanted: readonly KnownAspect[]): string {
  const of = (all: Partial<Record<KnownAspect, number>>) =>
    wanted.flatMap((aspect) => (all[aspect] === undefined ? [] : [[aspect, all[aspect]]]))
  const kept = Object.entries(weights)
    .map(([feature, each]) => [feature, of(each)] as const)
    .filter(([, each]) => each.length > 0)
    .map(([feature, each]) => [feature, Object.fromEntries(each)])
  const packed = packWeights({ aspects: Object.fromEntries(of(aspects)), weights: Object.fromEntries(kept) })
  const lines = packed.weights.map((line) => JSON.stringify(line)).join(',\n')
  return `{"aspects":${JSON.stringify(packed.aspects)},"weights":[\n${lines}\n]}\n`
}

/** Reads the weights of all aspects from both files. */
export function readWeighed(): Weighed {
  const all: Weighed = { aspects: {}, weights: {} }
  for (const { file } of weighedFiles) {
    const { aspects, weights } = unpackWeights(JSON.parse(readFileSync(file, 'utf8')))
    Object.assign(all.aspects, aspects)
    for (const feature in weights) all.weights[feature] = { ...all.weights[feature], ...weights[feature] }
  }
  return all
}
