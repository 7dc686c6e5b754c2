import { getCompanyFile, getProposedFile } from '../../../contract/companies/files.ts'
import { refuse } from '../../http/answer.ts'
import { type Route, route } from '../../http/route.ts'
import { mayDecideAbout } from '../../moderation/recusal.ts'
import { readCompanyFile } from './store.ts'

/** Files of companies: public ones to anybody, those that wait for a decision to a moderator who may take it. */
export const companyFileRoutes: readonly Route[] = [
  route(getCompanyFile, async ({ services, params }) => {
    const file = await readCompanyFile(services.db, params.file ?? '')
    return file?.isPublic ? { file: { type: file.type, bytes: file.bytes } } : refuse(404, 'not_found')
  }),
  route(getProposedFile, async (call) => {
    const file = await readCompanyFile(call.services.db, call.params.file ?? '')
    if (!file) return refuse(404, 'not_found')
    if (!(await mayDecideAbout(call, file.companyId))) return refuse(409, 'own_case')
    return { file: { type: file.type, bytes: file.bytes } }
  }),
]
