import { knownAspects } from '../../src/server/reviews/aspects/patterns.ts'
import type { Measured } from './measure.ts'

/** The file with the numbers that `/methodology` prints. */
export const measuredFile = new URL('../../src/client/features/methodology/aspects-measured.json', import.meta.url)

/** Returns the content of that file for these measures: one line per aspect, of the held-out half that nobody reads. */
export function measuredText({ heldOut, seen }: Measured): string {
  const rows = knownAspects.map((id) => {
    const { right, wrong, missed } = heldOut.aspects[id]
    return `    { "id": "${id}", "right": ${right}, "wrong": ${wrong}, "missed": ${missed} }`
  })
  return `{\n  "sentences": ${heldOut.sentences + seen.sentences},\n  "heldOut": ${heldOut.sentences},\n  "aspects": [\n${rows.join(',\n')}\n  ]\n}\n`
}
