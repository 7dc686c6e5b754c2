import type { CaseKind } from '../../contract/moderation/cases.ts'
import { hashOf, newToken } from '../accounts/token.ts'
import { type Answer, refuse } from '../http/answer.ts'
import type { Call } from '../http/route.ts'
import { addDecision, holdDecision, isAppealed, isDecided, markUndone } from './decisions/store.ts'
import { inform, mayAppeal } from './inform.ts'
import type { Acted, Decided, Refusal } from './queue.ts'
import { queues } from './queues.ts'
import { undoUntil } from './times.ts'

/**
 * Decides about a case: what it changes and the decision itself in one transaction, then whatever concerns people, in
 * transactions of their own, then the mails. 404 for no case of this kind, 409 `case_decided` where somebody was faster.
 */
export async function decide(kind: CaseKind, verdict: 'approve' | 'reject', call: Call): Promise<Answer> {
  const { services, params, answers, now } = call
  const { db, privacy } = services
  const queue = queues[kind]
  const id = params.case ?? ''
  const act = queue[verdict]
  if (!act || !queue.isId(id)) return refuse(404, 'not_found')
  const { reason } = answers as Pick<Decided, 'reason'>
  const token = newToken()
  const done = await db.transaction(async (tx): Promise<(Decided & { decision: string }) | Refusal | undefined> => {
    const acted = await act({ db: tx, privacy, now, reason, answers }, id)
    if (!acted || 'refused' in acted) return acted
    const { companyId, outcome, before } = acted
    const appealHash = mayAppeal(kind, acted) ? hashOf(token) : undefined
    const decided = { kind, caseId: id, companyId, outcome, reason: acted.reason, before, appealHash, decidedAt: now }
    return { ...acted, decision: await addDecision(tx, decided) }
  })
  if (!done) return (await isDecided(db, kind, id)) ? refuse(409, 'case_decided') : refuse(404, 'not_found')
  if ('refused' in done) return refuse(409, done.refused)
  await finish(call, done, mayAppeal(kind, done) ? token : undefined)
  return { data: { decision: done.decision }, message: 'case_decided' }
}

/**
 * Undoes a decision within a day. 409 `not_undoable` later, where an appeal decides, and where what it was about has moved
 * on; a second moderator who undoes is told the same.
 */
export async function undo(call: Call): Promise<Answer> {
  const { services, params, now } = call
  const { db, privacy } = services
  const id = params.decision ?? ''
  const done = await db.transaction(async (tx): Promise<Acted | 'unknown' | undefined> => {
    const decision = await holdDecision(tx, id)
    if (!decision) return 'unknown'
    const { kind, caseId, outcome, before, undone, decidedAt } = decision
    if (undone || undoUntil(decidedAt) <= now || (await isAppealed(tx, id))) return undefined
    const acted = await queues[kind].undo?.({ db: tx, privacy }, { caseId, outcome, before }, 'undo')
    if (acted) await markUndone(tx, id)
    return acted
  })
  if (done === 'unknown') return refuse(404, 'not_found')
  if (!done) return refuse(409, 'not_undoable')
  await finish(call, done)
  return { message: 'decision_undone' }
}

/** What follows on a decision that is stored: rows of people, then mails. */
async function finish(call: Call, done: Acted & Partial<Decided>, token?: string): Promise<void> {
  await done.afterwards?.(call.services)
  await inform(call, done, token)
}
