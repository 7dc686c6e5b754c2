import { array, type Infer, integer, nullable, string, type } from 'superstruct'
import { defineEndpoint } from './endpoint.ts'
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

/** GET /data/releases: the chain, oldest first, the public key all of it is signed with (PEM), and where the files are. */
export const listDataReleases = defineEndpoint({
  method: 'GET',
  path: '/data/releases',
  access: 'public',
  response: type({ site: string(), key: string(), releases: array(DataRelease) }),
  tables: { releases: defineRowsUnder('releases', DataRelease) },
  cache: 'public',
})

/** The addresses of the open data files, outside the API calls. */
export const dataFiles = {
  index: '/data/releases.json',
  verifier: '/data/verify.mjs',
  key: '/.well-known/shafaf-data-key.pem',
} as const

/** Returns the address of the file of a month's release. */
export const releaseFile = (month: string): string => `/data/releases/${month}.tar`

/** Returns the address of the badge that shows a company's rating on pages of others. */
export const buildBadgeFile = (company: number | string): string => `/badge/${company}.svg`
export const badgeSize = { width: 320, height: 120 } as const
