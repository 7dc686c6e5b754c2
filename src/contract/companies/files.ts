import { apiBase, buildPath, defineEndpoint } from '../endpoint.ts'
import { Uuid } from '../params.ts'

/** GET /companies/files/:file: a public logo, cover, picture or document. The content at one address never changes. */
export const getCompanyFile = defineEndpoint({
  method: 'GET',
  path: '/companies/files/:file',
  params: { file: Uuid },
  access: 'public',
  file: true,
  cache: 'forever',
})

/**
 * GET /companies/files/:file/proposed: the same for a file that waits for a moderator, who sees it before anybody else.
 */
export const getProposedFile = defineEndpoint({
  method: 'GET',
  path: '/companies/files/:file/proposed',
  params: { file: Uuid },
  whose: 'impartial',
  problems: ['own_case'],
  access: 'moderator',
  file: true,
})

/** Returns the address a page shows a company's file from, such as an image's `src`. */
export const buildFileAddress = (id: string): string => apiBase + buildPath(getCompanyFile, { file: id })
