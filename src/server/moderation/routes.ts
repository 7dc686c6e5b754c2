import { type CaseKind, caseKinds, rejectableKinds } from '../../contract/moderation/cases.ts'
import * as contract from '../../contract/moderation/desk.ts'
import { openLetter } from '../employers/unlock/store.ts'
import { type Answer, refuse } from '../http/answer.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { isUuid } from '../http/uuid.ts'
import { limitOf } from '../reviews/page.ts'
import { caseCursor, isNumber, keyOfCursor } from './case-ids.ts'
import { decide, undo } from './decide.ts'
import { companyNames, decisionsSince } from './decisions/store.ts'
import { queues } from './queues.ts'
import { undoableSince } from './times.ts'

/** The moderators' desk (design: product): what waits, decisions about it, and undoing them. */
export const deskRoutes: readonly Route[] = [
  route(contract.listQueues, async ({ services: { db } }) => ({
    data: await Promise.all(caseKinds.map(async (kind) => ({ kind, waiting: await queues[kind].count(db) }))),
  })),
  route(contract.listCases, listed),
  ...caseKinds.map((kind) => route(contract.approveCase[kind], (call) => decide(kind, 'approve', call))),
  ...rejectableKinds.map((kind) => route(contract.rejectCase[kind], (call) => decide(kind, 'reject', call))),
  route(contract.listDecisions, decided),
  route(contract.undoDecision, (call) =>
    isUuid(call.params.decision ?? '') ? undo(call) : Promise.resolve(refuse(404, 'not_found')),
  ),
  route(contract.getLetter, async ({ services, params }) => {
    const id = params.case ?? ''
    const file = isUuid(id) ? await openLetter(services, id) : undefined
    return file ? { file } : refuse(404, 'not_found')
  }),
]

async function listed({ services, query, language }: Call): Promise<Answer> {
  const { db } = services
  const kind = query.kind as CaseKind
  const limit = limitOf(query.limit)
  if (limit === null) return refuse(400, 'malformed', 'limit')
  const after = query.after === undefined ? null : keyOfCursor(query.after, queues[kind].isId)
  if (query.after !== undefined && !after) return refuse(400, 'malformed', 'after')
  if (query.company !== undefined && !isNumber(query.company)) return refuse(400, 'malformed', 'company')
  const companyId = query.company === undefined ? undefined : Number(query.company)
  const found = await queues[kind].waiting(db, { companyId, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const ids = page.map(({ id }) => id)
  const shown = await queues[kind].show(services, ids, language)
  const names = await companyNames(
    db,
    [...shown.values()].map((one) => one.companyId),
    language,
  )
  const cases = page.flatMap(({ id, month }) => {
    const { companyId: company = null, ...rest } = shown.get(id) ?? {}
    if (!('lines' in rest)) return []
    const name = company === null ? undefined : names.get(company)
    return [
      {
        kind,
        id,
        month: month.startsWith('0000') ? null : month,
        company: name === undefined ? null : { id: company, name },
        ...rest,
      },
    ]
  })
  const last = page.at(-1)
  return { data: { cases, next: last && found.length > limit ? caseCursor(last) : null } }
}

/** More than anybody decides in a day. */
const mostDecisions = 200

async function decided({ services: { db }, language, now }: Call): Promise<Answer> {
  const rows = await decisionsSince(db, undoableSince(now), mostDecisions)
  const names = await companyNames(
    db,
    rows.map(({ decision }) => decision.companyId),
    language,
  )
  const data = rows.map(({ decision: { id, kind, outcome, reason, companyId, undone }, appealed }) => {
    const name = companyId === null ? undefined : names.get(companyId)
    const company = name === undefined ? null : { id: companyId, name }
    const undoable = !undone && !appealed && queues[kind].undo !== undefined && outcome !== 'restored'
    return { id, kind, outcome, reason, company, undone, undoable }
  })
  return { data }
}
