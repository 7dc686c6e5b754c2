import * as contract from '../../../contract/companies/requests.ts'
import { sealContact } from '../../mail/contact.ts'
import type { Database } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/answer.ts'
import type { CallOf, RefusedBy, Route } from '../../platform/http/call.ts'
import type { KeptAnswer } from '../../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { toMonth } from '../../platform/months.ts'
import { applyChanges } from '../changes/changes.queries.ts'
import { insertCompanies } from '../companies.queries.ts'
import { addCompanyFiles } from '../files/files.queries.ts'
import { type TakenFile, takeFiles } from '../files/take.ts'
import { lockAndCheckNames } from '../listed-names.queries.ts'
import { claimName } from '../proposals.queries.ts'
import { toAskedCompany } from './asked-company.ts'
import { addRequest, createCompanyIds } from './requests.queries.ts'

/** The routes of requests to add a company. The requester is sealed, since it might reveal where they work. */
export const requestRoutes: readonly Route[] = [
  routeOnce(contract.requestCompany, { prepare: takePictures, act: request }),
]

type Pictures = Partial<Record<'logo' | 'cover', TakenFile>>

function takePictures({
  answers,
}: CallOf<typeof contract.requestCompany>): Promise<Pictures | RefusedBy<typeof contract.requestCompany>> {
  return takeFiles(answers, { logo: 'logo', cover: 'cover' })
}

async function request(
  tx: Database,
  call: CallOf<typeof contract.requestCompany>,
  pictures: Pictures,
): Promise<KeptAnswer | RefusedBy<typeof contract.requestCompany>> {
  const { services, account, language, now } = call
  const asked = call.answers
  const names = [asked.name_en!, asked.name_ar!]
  if (await lockAndCheckNames(tx, names))
    return refuse(409, 'company_listed', language === 'ar' ? 'name_ar' : 'name_en')
  const { privacy } = services
  const named = await claimName(tx, { privacy, accountId: account.id }, 'request')
  if (!named) return refuse(409, 'proposals_waiting')
  const [id = 0] = await createCompanyIds(tx, 1)
  await insertCompanies(tx, [{ id, ...toAskedCompany(asked), isApproved: false, unlocked: false }])
  // The other details are stored as a change of its page. Nobody can read its pictures before it is approved.
  const { competitors } = asked
  await applyChanges(tx, id, { competitors, ...(await addCompanyFiles(tx, id, pictures, true)) })
  const contact = sealContact(privacy, { account: account.id, language })
  await addRequest(tx, { companyId: id, contact, ...named, month: toMonth(now) })
  return { status: 200, message: 'company_requested' }
}
