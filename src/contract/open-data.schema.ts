import { array, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineShapes } from './endpoint.ts'
import { defineRowsUnder } from './table.ts'

/** One month's release of all published data, with the hash of the release before it. */
export const DataRelease = type({
  /** The month on whose first day it was made, as `2026-11`. */
  month: string(),
  /** Its place in the chain, from 1. */
  number: integer(),
  /** The SHA-256 of its file and that of the release before it, in hex; the latter is null for the first release. */
  sha256: string(),
  previous: nullable(string()),
  /** The size of its file in bytes. */
  size: integer(),
})
export type DataRelease = Infer<typeof DataRelease>

export const listDataReleases = defineShapes({
  response: type({ site: string(), key: string(), releases: array(DataRelease) }),
  tables: { releases: defineRowsUnder('releases', DataRelease) },
})
