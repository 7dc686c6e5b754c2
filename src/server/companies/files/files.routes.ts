import { getCompanyFile } from '../../../contract/companies/files.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import { readCompanyFile } from './files.queries.ts'

/** The route of companies' public files; one that waits for a decision is available at the moderators' desk only. */
export const companyFileRoutes: readonly Route[] = [
  route(getCompanyFile, async ({ services, params }) => {
    const file = await readCompanyFile(services.db, params.file)
    return file?.isPublic ? { file: { type: file.type, bytes: file.bytes } } : refuse(404, 'not_found')
  }),
]
