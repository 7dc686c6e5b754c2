import { apiBase, buildPath, defineEndpoint } from '../endpoint.ts'
import type * as shapes from './files.schema.ts'

/** GET /companies/files/:file: a public logo, cover, picture or document. The content at one address never changes. */
export const getCompanyFile = defineEndpoint<typeof shapes.getCompanyFile>()({
  method: 'GET',
  path: '/companies/files/:file',
  access: 'public',
  file: true,
  cache: 'forever',
})

/**
 * GET /companies/files/:file/proposed: the same for a file that waits for a moderator, who sees it before anybody else.
 */
export const getProposedFile = defineEndpoint<typeof shapes.getProposedFile>()({
  method: 'GET',
  path: '/companies/files/:file/proposed',
  whose: 'impartial',
  access: 'moderator',
  file: true,
})

/** Returns the address a page shows a company's file from, such as an image's `src`. */
export const buildFileAddress = (id: string): string => apiBase + buildPath(getCompanyFile, { file: id })
