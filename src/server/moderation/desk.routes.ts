import { getProposedFile } from '../../contract/companies/files.ts'
import { caseKinds, rejectableKinds } from '../../contract/moderation/cases.ts'
import * as contract from '../../contract/moderation/desk.ts'
import { record } from '../audit/audit.ts'
import { readCompanyFile } from '../companies/files/files.queries.ts'
import { openLetter } from '../employers/unlock/unlock.queries.ts'
import { getUndoableSince } from '../platform/deadlines.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayBegun } from '../platform/months.ts'
import { decide, isConcerned, undo } from './decide.ts'
import { countDecidedBy, listCompanyNames, listDecisionsSince } from './decisions.queries.ts'
import { listCases } from './list-cases.ts'
import { listPending } from './pending.queries.ts'
import { queues } from './queues.ts'
import { findRecusal } from './recusal.ts'

/** The routes of the moderators' desk (design: product): waiting cases, decisions about them, and undoing those. */
export const deskRoutes: readonly Route[] = [
  route(contract.listQueues, async (call) => {
    const except = await findRecusal(call)
    const counted = caseKinds.map(async (kind) => ({
      kind,
      waiting: await queues[kind].count(call.services.db, except),
    }))
    return { data: await Promise.all(counted) }
  }),
  route(contract.readToday, async ({ services: { db }, account, now }) => ({
    data: { decided: await countDecidedBy(db, account.moderates.pseudonym, getDayBegun(now)) },
  })),
  route(contract.listCases, listCases),
  ...caseKinds.map((kind) => route(contract.approveCase[kind], (call) => decide(kind, 'approve', call))),
  ...rejectableKinds.map((kind) => route(contract.rejectCase[kind], (call) => decide(kind, 'reject', call))),
  route(contract.listDecisions, handleDecisions),
  route(contract.undoDecision, undo),
  route(getProposedFile, async (call) => {
    const file = await readCompanyFile(call.services.db, call.params.file)
    if (!file) return refuse(404, 'not_found')
    if ((await findRecusal(call)).companies.includes(file.companyId)) return refuse(409, 'own_case')
    return { file: { type: file.type, bytes: file.bytes } }
  }),
  route(contract.getLetter, async (call) => {
    const { services, account, params, now } = call
    const id = params.case
    const request = (await queues.unlock.show({ ...services, now }, [id], call.language)).get(id)
    if (request && isConcerned(await findRecusal(call), { caseId: id, companyId: request.companyId }))
      return refuse(409, 'own_case')
    const file = await openLetter(services, id)
    if (!file) return refuse(404, 'not_found')
    const actor = account.moderates.pseudonym
    await services.db.transaction((tx) =>
      record({ db: tx, privacy: services.privacy }, { actor, action: 'letter.read', subject: `unlock/${id}`, now }),
    )
    return { file }
  }),
]

/** The most decisions listed, more than anybody makes in a day. */
const maxDecisions = 200

async function handleDecisions(
  call: CallOf<typeof contract.listDecisions>,
): Promise<AnswerOf<typeof contract.listDecisions>> {
  const {
    services: { db },
    language,
    now,
  } = call
  const recusal = await findRecusal(call)
  const rows = await listDecisionsSince(db, getUndoableSince(now), maxDecisions)
  const names = await listCompanyNames(
    db,
    rows.map(({ decision }) => decision.companyId),
    language,
  )
  const pending = await listPending(
    db,
    'company',
    rows.map(({ decision }) => decision.caseId),
  )
  const data = rows.map(({ decision: { id, kind, caseId, outcome, reason, companyId, undone }, appealed }) => {
    const name = companyId === null ? undefined : names.get(companyId)
    const company = companyId === null || name === undefined ? null : { id: companyId, name }
    const own = isConcerned(recusal, { caseId, companyId })
    const undoable = !undone && !appealed && !own && queues[kind].undo !== undefined && outcome !== 'restored'
    const waits = pending.get(caseId)?.verdict === 'undo' && kind === 'company' && undoable
    return { id, kind, outcome, reason, company, undone, undoable, pending: waits }
  })
  return { data }
}
