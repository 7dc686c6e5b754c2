import type { EditableCompany } from '../../../contract/companies/changes.schema.ts'
import * as contract from '../../../contract/companies/changes.ts'
import { findRole } from '../../accounts/company-roles.queries.ts'
import { askLimits, getTriedBy } from '../../limits/ask.ts'
import { nameOf } from '../../lookups/lookups.ts'
import { sealContact } from '../../mail/contact.ts'
import type { Database } from '../../platform/db/database.ts'
import { isRefused, type Refusal, refuse } from '../../platform/http/answer.ts'
import type { AboutId, AnswerOf, CallOf, MemberCall, RefusedBy, Route } from '../../platform/http/call.ts'
import { route } from '../../platform/http/route.ts'
import type { KeptAnswer } from '../../platform/idempotency/idempotency.queries.ts'
import { routeOnce } from '../../platform/idempotency/once.ts'
import { toMonth } from '../../platform/months.ts'
import { type CompanyRow, findCompany, lockCompany, readCompetitors } from '../companies.queries.ts'
import { addCompanyFiles, removeFileAt } from '../files/files.queries.ts'
import { type TakenFile, takeFiles } from '../files/take.ts'
import { lockAndCheckNames } from '../listed-names.queries.ts'
import { claimName, type ProposalName } from '../proposals.queries.ts'
import { addChange, applyChanges, readValues, storePastMarket } from './changes.queries.ts'
import { type Changes, computeRevision, excludeFields, fieldNames, listChanges, pickValues } from './values.ts'

/**
 * The routes that change a company's page: at once by its own people, except its names, and as a proposal by any
 * signed-in account while it has none.
 */
export const changeRoutes: readonly Route[] = [
  route(contract.getEditableCompany, handleEditable),
  routeOnce(contract.changeCompany, { prepare, act: change }),
]

const uses = { logo: 'logo', cover: 'cover', ceo_image: 'ceo' } as const
const isPicture = (field: string): field is contract.PictureField => field in uses
const texts = fieldNames.filter((field) => !isPicture(field))

type ChangeRight = EditableCompany['may']

/** Returns what a person may do to the page of a company, by its people and whether it is unlocked now. */
async function findRight(db: Database, accountId: string, companyId: number): Promise<ChangeRight> {
  if (await findRole(db, accountId, companyId)) return 'apply'
  return (await findCompany(db, companyId))?.unlocked ? 'nothing' : 'propose'
}

async function handleEditable(
  call: CallOf<typeof contract.getEditableCompany>,
): Promise<AnswerOf<typeof contract.getEditableCompany>> {
  const {
    services,
    params: { id },
    language,
  } = call
  const row = await findCompany(services.db, id)
  const values = row?.isApproved ? await readValues(services.db, id) : undefined
  if (!row || !values) return refuse(404, 'not_found')
  const there = Object.entries(values).filter(([field, value]) => value !== null && !isPicture(field))
  const competitors = await readCompetitors(services.db, id)
  const data: EditableCompany = {
    name: nameOf(row, language),
    edition: computeRevision(values),
    may: await findRight(services.db, call.account.id, id),
    answers: Object.fromEntries(there),
    pictures: { logo: row.logo, cover: row.image, ceo_image: row.ceoImage },
    competitors: competitors.map((one) => ({ id: one.id, name: nameOf(one, language) })),
  }
  return { data }
}

/** The fields that nobody changes alone: a company's own people might take the name of another one. */
const names = ['name_en', 'name_ar'] as const satisfies contract.UpdateField[]

const isRenamed = (row: CompanyRow, answers: { readonly [Name in (typeof names)[number]]?: unknown }) =>
  row.nameEn !== answers.name_en || row.nameAr !== answers.name_ar

type PreparedChange = { may: 'apply' | 'propose'; pictures: Partial<Record<keyof typeof uses, TakenFile>> }

async function prepare(
  call: CallOf<typeof contract.changeCompany>,
): Promise<PreparedChange | RefusedBy<typeof contract.changeCompany>> {
  const {
    services,
    account,
    params: { id },
    answers,
  } = call
  const row = await findCompany(services.db, id)
  if (!row?.isApproved) return refuse(404, 'not_found')
  const may = await findRight(services.db, account.id, id)
  if (may === 'nothing') return refuse(409, 'company_unlocked')
  if (answers.competitors?.includes(id)) return refuse(422, 'competitor_itself', 'competitors')
  if (may === 'propose' || isRenamed(row, answers)) {
    const held = await askLimits(call, 'companyChange', getTriedBy(call, { account: account.id }), 'quota_reached')
    if (isRefused(held)) return held
  }
  const pictures = await takeFiles(answers, uses)
  return isRefused(pictures) ? pictures : { may, pictures }
}

async function change(
  tx: Database,
  call: CallOf<typeof contract.changeCompany>,
  { may, pictures }: PreparedChange,
): Promise<KeptAnswer | RefusedBy<typeof contract.changeCompany>> {
  const {
    params: { id },
    beside,
  } = call
  const answers = pickValues(call.answers, texts)
  await lockCompany(tx, id)
  // Pictures take their time: the company may have got people since, or taken this one off.
  if ((await findRight(tx, call.account.id, id)) !== may) return refuse(409, 'company_unlocked')
  const before = (await readValues(tx, id)) ?? {}
  if (computeRevision(before) !== beside.edition) return refuse(409, 'page_changed')
  const changes = listChanges(before, answers, texts)
  if (Object.keys({ ...changes, ...pictures }).length === 0) return refuse(409, 'nothing_changed')
  const taken = await refuseTakenName(tx, id, changes)
  if (taken) return taken
  const applied = may === 'apply' ? excludeFields(changes, names) : {}
  const waiting = excludeFields(changes, Object.keys(applied))
  const waits = Object.keys(waiting).length > 0 || may === 'propose'
  const { privacy } = call.services
  const named = waits && (await claimName(tx, { privacy, accountId: call.account.id }, 'change'))
  if (named === undefined) return refuse(409, 'proposals_waiting')
  if (may === 'apply') await storePastMarket(tx, id, { before, changes: applied, month: toMonth(call.now) })
  if (may === 'apply') await apply(tx, id, { ...applied, ...(await addCompanyFiles(tx, id, pictures, true)) })
  else Object.assign(waiting, await addCompanyFiles(tx, id, pictures, false))
  if (!named) return { status: 200, message: 'page_saved' }
  await propose(tx, call, named, waiting)
  return { status: 200, message: may === 'apply' ? 'page_saved_but_name' : 'change_proposed' }
}

/** A name belongs to one company: refuses the first of the new ones that another company has. */
async function refuseTakenName(
  tx: Database,
  id: number,
  changes: Changes,
): Promise<Refusal<'company_listed'> | undefined> {
  for (const field of names)
    if (field in changes && (await lockAndCheckNames(tx, [String(changes[field])], id)))
      return refuse(409, 'company_listed', field)
}

/**
 * Applies the changes of the company's own people: no decision follows, so pictures that were replaced need not be
 * kept.
 */
async function apply(tx: Database, id: number, changes: Changes): Promise<void> {
  const before = (await applyChanges(tx, id, changes)) ?? {}
  for (const [field, value] of Object.entries(before)) if (isPicture(field)) await removeFileAt(tx, id, value)
}

async function propose(
  tx: Database,
  { services, account, language, params: { id }, now }: MemberCall & AboutId,
  named: ProposalName,
  changes: Changes,
): Promise<void> {
  const contact = sealContact(services.privacy, { account: account.id, language })
  await addChange(tx, { companyId: id, contact, ...named, month: toMonth(now), changes })
}
