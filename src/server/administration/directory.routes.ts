import type { ListedCompany } from '../../contract/administration/directory.schema.ts'
import * as contract from '../../contract/administration/directory.ts'
import { listIdsOf } from '../accounts/current-companies.queries.ts'
import { findCompany } from '../companies/companies.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { toAct } from './act.ts'
import { rename, setClosed } from './directory.ts'
import { joinCompanies } from './joining/join.ts'
import { countPublic } from './joining/joins.queries.ts'

/** The routes of one company of the directory (`docs/launch.md`): renamed, closed, joined with another one. */
export const directoryRoutes: readonly Route[] = [
  route(contract.readListedCompany, async ({ services: { db }, params: { company } }) => {
    const data = await readListed(db, company)
    return data ? { data } : refuse(404, 'not_found')
  }),

  route(contract.renameCompany, async (call) => {
    const { services, params, answers } = call
    const names = { nameEn: answers.name_en, nameAr: answers.name_ar }
    const problem = await services.db.transaction((tx) =>
      rename({ db: tx, privacy: services.privacy }, params.company, names, toAct(call)),
    )
    if (problem === 'not_found') return refuse(404, problem)
    return problem ? refuse(409, problem) : { message: 'company_renamed' }
  }),

  route(contract.setCompanyState, async (call) => {
    const { services, params, answers } = call
    const closed = answers.closed === 1
    const problem = await services.db.transaction((tx) =>
      setClosed({ db: tx, privacy: services.privacy }, params.company, closed, toAct(call)),
    )
    if (problem === 'not_found') return refuse(404, problem)
    if (problem) return refuse(409, problem)
    return { message: closed ? 'company_closed' : 'company_reopened' }
  }),

  route(contract.joinListedCompany, handleJoin),
]

/** Reads a company of the directory; undefined when it has none of this id. */
async function readListed(db: Database, id: number): Promise<ListedCompany | undefined> {
  const company = await findCompany(db, id)
  if (!company?.isApproved) return undefined
  const { nameEn: name_en, nameAr: name_ar, also, formerly, closed } = company
  return { id, name_en, name_ar, also, formerly, closed, joined: (await listIdsOf(db, id)).slice(1) }
}

async function handleJoin(
  call: CallOf<typeof contract.joinListedCompany>,
): Promise<AnswerOf<typeof contract.joinListedCompany>> {
  const { services, params, answers } = call
  const { db, privacy } = services
  const move = { from: params.company, into: Number(answers.into) }
  if (!(await readListed(db, move.from))) return refuse(404, 'not_found')
  const into = await readListed(db, move.into)
  if (!into || move.from === move.into) return refuse(422, 'not_a_choice', 'into')
  const moves = await countPublic(db, move.from)
  if (answers.act === 'try') return { data: { moves, into } }
  const problem = await db.transaction((tx) => joinCompanies({ db: tx, privacy }, move, toAct(call)))
  if (problem === 'not_found') return refuse(404, problem)
  if (problem === 'not_a_choice') return refuse(422, problem, 'into')
  return problem ? refuse(409, problem) : { data: { moves, into }, message: 'companies_joined' }
}
