import { getCompanyFile, getProposedFile } from '../../../contract/companies/files.ts'
import { type Answer, refuse } from '../../platform/http/answer.ts'
import { type Call, type Route, route } from '../../platform/http/route.ts'
import { readCompanyFile } from './files.queries.ts'

/** Files of companies: public ones to anybody, those that wait for a decision to whoever decides. */
export const companyFileRoutes: readonly Route[] = [
  route(getCompanyFile, (call) => fileOf(call, true)),
  route(getProposedFile, (call) => fileOf(call, false)),
]

async function fileOf({ services, params }: Call, publicOnly: boolean): Promise<Answer> {
  const file = await readCompanyFile(services.db, params.file ?? '')
  if (!file || (publicOnly && !file.isPublic)) return refuse(404, 'not_found')
  return { file: { type: file.type, bytes: file.bytes } }
}
