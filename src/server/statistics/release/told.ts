import { create, record, string } from 'superstruct'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
import type { Tally } from '../tally-type.ts'

/** How a counter is called among the counts of its unit. */
export const nameCell = ({ measure, bucket }: Pick<Tally, 'measure' | 'bucket'>) => `${measure}\n${bucket}`

const Kept = record(string(), string())
/** Every count is written as long as the longest can be, so that nothing is told by how much is sealed. */
const longest = 12

/**
 * The counts of the last release of a unit, for the next one to see what has changed: what is published of a cell is that,
 * and the noise of all releases.
 */
export const sealTold = (privacy: Privacy, told: Counts): Buffer =>
  privacy.sealTold(Object.fromEntries([...told].map(([cell, n]) => [cell, String(n).padStart(longest)])))

/** The same again; none before the first release. */
export function openTold(privacy: Privacy, sealed: Uint8Array | null): Map<string, number> {
  if (!sealed) return new Map()
  return new Map(Object.entries(create(privacy.openTold(sealed), Kept)).map(([cell, n]) => [cell, Number(n)]))
}
