import { defineEndpoint } from './endpoint.ts'
import type * as shapes from './open-data.schema.ts'

/** GET /data/releases: the chain, oldest first, the public key all of it is signed with (PEM), and where the files are. */
export const listDataReleases = defineEndpoint<typeof shapes.listDataReleases>()({
  method: 'GET',
  path: '/data/releases',
  access: 'public',
  cache: 'public',
})

/** The addresses of the open data files, outside the API calls. */
export const dataFiles = {
  index: '/data/releases.json',
  verifier: '/data/verify.mjs',
  key: '/.well-known/shafaf-data-key.pem',
  /** The keys of proofs in the newest release, with what shows that it has them: its manifest and signature. */
  proofKeys: '/data/proof-keys.json',
} as const

/** Returns the address of the file of a month's release. */
export const releaseFile = (month: string): string => `/data/releases/${month}.tar`

/** Returns the address of the badge that shows a company's rating on pages of others. */
export const buildBadgeFile = (company: number | string): string => `/badge/${company}.svg`
export const badgeSize = { width: 320, height: 120 } as const
