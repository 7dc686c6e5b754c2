import { create, record, string } from 'superstruct'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import type { Counts } from '../guard.ts'
import type { Tally } from '../tally-type.ts'

/** Builds the name of a counter among the counts of its unit. */
export const buildCellName = ({ measure, bucket }: Pick<Tally, 'measure' | 'bucket'>) => `${measure}\n${bucket}`

const Kept = record(string(), string())
/** The length every count is padded to, that of the longest, so that the sealed length reveals nothing. */
const longest = 12

/**
 * Seals the counts of the last release of a unit, so that the next one finds what has changed: the published number of
 * a cell is its count plus the noise of all releases.
 */
export const sealTold = (privacy: Privacy, told: Counts): Buffer =>
  privacy.sealTold(Object.fromEntries([...told].map(([cell, n]) => [cell, String(n).padStart(longest)])))

/** Opens the sealed counts again; empty before the first release. */
export function openTold(privacy: Privacy, sealed: Uint8Array | null): Map<string, number> {
  if (!sealed) return new Map()
  return new Map(Object.entries(create(privacy.openTold(sealed), Kept)).map(([cell, n]) => [cell, Number(n)]))
}
