import type { Asset } from '../../../contract/companies/assets.schema.ts'
import * as contract from '../../../contract/companies/assets.ts'
import { buildFileAddress } from '../../../contract/companies/files.ts'
import { findRole } from '../../accounts/company-roles.queries.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Answer, isRefused, type Refusal, refuse } from '../../platform/http/answer.ts'
import type { AboutId, AnswerOf, Call, CallOf, MemberCall, RefusedBy, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import type { KeptAnswer } from '../../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { hasCompany, lockCompany } from '../companies.queries.ts'
import { addCompanyFile } from '../files/files.queries.ts'
import { type TakenFile, takeFiles } from '../files/take.ts'
import { type AssetRow, getNextPosition, moveAsset, nameAsset, readAssets, removeAsset } from './assets.queries.ts'

/**
 * The routes of pictures and documents on a company's page: public ones, and those by which its own people manage them.
 */
export const assetRoutes: readonly Route[] = [
  route(contract.listCompanyFiles, handlePublicList),
  route(contract.listAssets, ofOwn(handleList)),
  routeOnce(contract.addAsset, { prepare: takeAsset, act: add }),
  route(contract.nameAsset, ofOwn(name)),
  route(contract.moveAsset, ofOwn(move)),
  route(contract.removeAsset, ofOwn(remove)),
]

const ofEach = <One>(rows: readonly AssetRow[], of: (row: AssetRow) => One) => ({
  pictures: rows.filter(({ use }) => use === 'picture').map(of),
  documents: rows.filter(({ use }) => use === 'document').map(of),
})

async function handlePublicList({
  services,
  params: { id },
  language,
}: CallOf<typeof contract.listCompanyFiles>): Promise<AnswerOf<typeof contract.listCompanyFiles>> {
  if (!(await hasCompany(services.db, id))) return refuse(404, 'not_found')
  const pickTitle = ({ titleEn, titleAr }: AssetRow) => (language === 'ar' ? titleAr : titleEn)
  const rows = await readAssets(services.db, id)
  return { data: ofEach(rows, (row) => ({ address: buildFileAddress(row.id), title: pickTitle(row) })) }
}

/** Answers only people who speak for the company the call is about; for others the same as for an unknown company. */
function ofOwn<Given extends MemberCall & AboutId, Done extends Answer>(handle: (call: Given) => Promise<Done>) {
  return async (call: Given): Promise<Done | Refusal<'not_found'>> => {
    const role = await findRole(call.services.db, call.account.id, call.params.id)
    return role ? handle(call) : refuse(404, 'not_found')
  }
}

async function handleList({ services, params: { id } }: Call & AboutId) {
  const rows = await readAssets(services.db, id)
  return {
    data: ofEach(rows, (row): Asset => {
      return { id: row.id, address: buildFileAddress(row.id), title_en: row.titleEn, title_ar: row.titleAr }
    }),
  }
}

async function takeAsset(
  call: CallOf<typeof contract.addAsset>,
): Promise<TakenFile | RefusedBy<typeof contract.addAsset>> {
  const {
    services,
    account,
    params: { id },
    answers,
  } = call
  if (!(await findRole(services.db, account.id, id))) return refuse(404, 'not_found')
  const { use } = answers
  const taken = await takeFiles(answers, { picture: 'picture', document: 'document' })
  return isRefused(taken) ? taken : (taken[use] ?? refuse(422, 'missing', use))
}

async function add(
  tx: Database,
  { account, params: { id }, answers }: CallOf<typeof contract.addAsset>,
  file: TakenFile,
): Promise<KeptAnswer | RefusedBy<typeof contract.addAsset>> {
  const { title_en: titleEn, title_ar: titleAr, use } = answers
  await lockCompany(tx, id)
  // The file took its time: the company may have taken this person off since.
  if (!(await findRole(tx, account.id, id))) return refuse(404, 'not_found')
  const there = (await readAssets(tx, id)).filter((row) => row.use === use)
  if (there.length >= contract.maxAssets[use]) return refuse(409, 'files_full')
  const position = await getNextPosition(tx, id, use)
  await addCompanyFile(tx, { ...file, companyId: id, isPublic: true, titleEn, titleAr, position })
  return { status: 200, message: 'asset_added' }
}

async function name(call: CallOf<typeof contract.nameAsset>): Promise<AnswerOf<typeof contract.nameAsset>> {
  const { title_en: titleEn, title_ar: titleAr } = call.answers
  const named = await nameAsset(call.services.db, call.params.id, call.params.file, { titleEn, titleAr })
  return named ? { ...(await handleList(call)), message: 'asset_changed' } : refuse(404, 'not_found')
}

async function move(call: CallOf<typeof contract.moveAsset>): Promise<AnswerOf<typeof contract.moveAsset>> {
  const { services, params, beside } = call
  const { id } = params
  const place = Math.max(0, beside.place)
  const moved = await services.db.transaction(async (tx) => {
    await lockCompany(tx, id)
    return moveAsset(tx, id, params.file, place)
  })
  return moved ? { ...(await handleList(call)), message: 'asset_changed' } : refuse(404, 'not_found')
}

async function remove(call: CallOf<typeof contract.removeAsset>): Promise<AnswerOf<typeof contract.removeAsset>> {
  await removeAsset(call.services.db, call.params.id, call.params.file)
  return { ...(await handleList(call)), message: 'entry_removed' }
}
