import type { RawAnswers } from '../../contract/form/form.ts'
import type { CaseKind, RejectableKind, Verdict } from '../../contract/moderation/cases.ts'
import type { approveCase, rejectCase, undoDecision } from '../../contract/moderation/desk.ts'
import { record } from '../audit/audit.ts'
import { makeRoleChanges } from '../employers/unlock/role-changes.queries.ts'
import type { Database } from '../platform/db/database.ts'
import { lockName } from '../platform/db/lock-name.ts'
import { tryOut } from '../platform/db/try-out.ts'
import { undoUntil } from '../platform/deadlines.ts'
import { isRefused, type Refusal, refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf, RefusedBy } from '../platform/http/call.ts'
import { logFailure } from '../platform/http/log.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Services } from '../platform/services.ts'
import { createToken, hashOf } from '../platform/tokens.ts'
import { addDecision, findDecision, isAppealed, isDecided, lockDecision, markUndone } from './decisions.queries.ts'
import { inform, mayAppeal } from './inform.ts'
import { dropPending, findProposal, lockCase, type ProposedVerdict, storeProposal } from './pending.queries.ts'
import type { ActRefusal, DecisionEffect, Recusal } from './queue.ts'
import { queues } from './queues.ts'
import { findRecusal } from './recusal.ts'
import { needsSecond } from './second.ts'

/** The outcome where the verdict of one moderator waits for a second. */
type PendingOutcome = { waits: true }
type Approval = (typeof approveCase)[CaseKind]
type Rejection = (typeof rejectCase)[RejectableKind]
type UndoCall = typeof undoDecision
/** The call that decides about a case; the form of its answers depends on the kind of case. */
type DecideCall = Omit<CallOf<Approval>, 'answers'> & { readonly answers: RawAnswers }
type Outcome = { decision: string } | RefusedBy<Approval> | PendingOutcome | undefined

/**
 * Decides about a case. What it changes, the decision itself, its line in the audit, its mails and the role changes
 * that follow are written in one transaction; then the roles themselves, which a job writes if the process dies before.
 * 404 for no case of this kind, 409 `case_decided` when another moderator was faster, `own_case` when the case concerns
 * the moderator. Where two moderators are needed the first one's verdict is kept until another agrees.
 */
export function decide(kind: CaseKind, verdict: 'approve', call: DecideCall): Promise<AnswerOf<Approval>>
export function decide(kind: RejectableKind, verdict: 'reject', call: DecideCall): Promise<AnswerOf<Rejection>>
export async function decide(
  kind: CaseKind,
  verdict: 'approve' | 'reject',
  call: DecideCall,
): Promise<AnswerOf<Approval> | AnswerOf<Rejection>> {
  const { services, account, params, answers, now } = call
  const { db, privacy } = services
  const queue = queues[kind]
  const id = params.case
  const act = queue[verdict]
  if (!act) return refuse(404, 'not_found')
  if (await isOwnCase(kind, id, call)) return refuse(409, 'own_case')
  const { reason } = answers as Pick<DecisionEffect, 'reason'>
  const actor = account.moderates.pseudonym
  const token = createToken()
  const done = await db.transaction(async (tx): Promise<Outcome> => {
    // The moderator before the case, always: what one removed is counted, and then acted upon.
    await lockName(tx, `moderator ${actor}`)
    await lockCase(tx, { kind, caseId: id })
    const needs = await needsSecond(tx, { kind, verdict, id, pseudonym: actor, now })
    // Checked before anything is written: a case that does not wait leaves nothing behind.
    const [waiting] = needs ? await queue.waiting(tx, { only: id, after: null, limit: 1 }) : []
    if (needs && !waiting) {
      await dropPending(tx, { kind, caseId: id })
      return undefined
    }
    const run = (inner: Database) => act({ db: inner, privacy, now, reason, answers }, id)
    const proposed = { kind, caseId: id, verdict, reason, answers, moderatorId: account.id }
    const seconded = needs ? await askSecond({ db: tx, privacy, actor, now }, proposed, run) : undefined
    if (seconded && !('by' in seconded)) return seconded as PendingOutcome | RefusedBy<Approval>
    const acted = await run(tx)
    if (!acted) {
      await dropPending(tx, { kind, caseId: id })
      return undefined
    }
    if ('refused' in acted) return toRefusal(acted) as RefusedBy<Approval>
    const { companyId, outcome, before } = acted
    const appealable = mayAppeal(kind, acted)
    const appealHash = appealable ? hashOf(token) : undefined
    const about = { kind, caseId: id, companyId, outcome, reason: acted.reason, before, appealHash, decidedAt: now }
    const decision = await addDecision(tx, { ...about, decidedBy: actor, proposedBy: seconded?.by })
    await dropPending(tx, { kind, caseId: id })
    const details = { verdict, reason: acted.reason, decision, with: seconded?.by }
    await record({ db: tx, privacy }, { actor, action: 'case.decide', subject: `${kind}/${id}`, details, now })
    await inform({ services: { ...services, db: tx }, now }, acted, appealable ? token : undefined)
    return { decision }
  })
  if (!done) return (await isDecided(db, kind, id)) ? refuse(409, 'case_decided') : refuse(404, 'not_found')
  if (isRefused(done)) return done
  if ('waits' in done) return { data: { decision: null }, message: 'case_needs_second' }
  await changeRoles(services)
  return { data: { decision: done.decision }, message: 'case_decided' }
}

type DecisionContext = { db: Database; privacy: Privacy; actor: string; now: Date }

/** Says why a case cannot be decided so; nothing is written then. */
const toRefusal = ({ refused, at = '' }: ActRefusal) => refuse(409, refused, at)

/**
 * Returns the moderator who proposed the same before. Otherwise this verdict is kept for another; it is refused when the
 * same moderator repeats it, and when the act itself would be refused.
 */
async function askSecond(
  { db: tx, privacy, actor, now }: DecisionContext,
  proposed: ProposedVerdict,
  act: (inner: Database) => Promise<object | ActRefusal | undefined>,
): Promise<{ by: string } | PendingOutcome | Refusal<'second_needed' | ActRefusal['refused']>> {
  const first = await findProposal({ db: tx, privacy }, proposed)
  if (first) return first.moderatorId === proposed.moderatorId ? refuse(409, 'second_needed') : first
  const tried = await tryOut(tx, act)
  if (tried && 'refused' in tried) return toRefusal(tried)
  await storeProposal({ db: tx, privacy }, proposed)
  const { kind, caseId, verdict, reason } = proposed
  const done = {
    actor,
    action: 'case.propose',
    subject: `${kind}/${caseId}`,
    details: { verdict, reason },
    now,
  } as const
  await record({ db: tx, privacy }, done)
  return { waits: true }
}

/** Returns whether a case waits, but may not be decided by this moderator. */
async function isOwnCase(kind: CaseKind, id: string, call: DecideCall): Promise<boolean> {
  const { db } = call.services
  const asked = { only: id, after: null, limit: 1 }
  if ((await queues[kind].waiting(db, { ...asked, except: await findRecusal(call) })).length > 0) return false
  // Read last: a case that another moderator decides between the two reads waits for nobody.
  return (await queues[kind].waiting(db, asked)).length > 0
}

/** Returns whether a decision is about a case its moderator may not decide. */
export const isConcerned = (
  { companies, cases }: Recusal,
  { companyId, caseId }: { companyId: number | null; caseId: string },
) => cases.includes(caseId) || (companyId !== null && companies.includes(companyId))

/**
 * Undoes a decision within a day. 409 `not_undoable` later, when an appeal decides, and when its case has changed
 * since; a second moderator who undoes it gets the same. Taking an approved company off the site again needs two.
 */
export async function undo(call: CallOf<UndoCall>): Promise<AnswerOf<UndoCall>> {
  const { services, account, params, now } = call
  const { db, privacy } = services
  const id = params.decision
  const recusal = await findRecusal(call)
  const actor = account.moderates.pseudonym
  const done = await db.transaction(async (tx): Promise<RefusedBy<UndoCall> | PendingOutcome | undefined> => {
    const decided = await findDecision(tx, id)
    if (!decided) return refuse(404, 'not_found')
    await lockCase(tx, decided)
    const decision = await lockDecision(tx, id)
    if (!decision) return refuse(404, 'not_found')
    const { kind, caseId, outcome, before, undone, decidedAt } = decision
    if (isConcerned(recusal, decision)) return refuse(409, 'own_case')
    if (undone || undoUntil(decidedAt) <= now || (await isAppealed(tx, id))) return refuse(409, 'not_undoable')
    const removes = kind === 'company' && outcome === 'approved'
    const verdict: Verdict = 'undo'
    const taken = { caseId, outcome, before }
    const run = async (inner: Database) =>
      (await queues[kind].undo?.({ db: inner, privacy, now }, taken, 'undo')) ?? ({ refused: 'not_undoable' } as const)
    const proposed = { kind, caseId, verdict, answers: {}, moderatorId: account.id }
    const seconded = removes ? await askSecond({ db: tx, privacy, actor, now }, proposed, run) : undefined
    if (seconded && !('by' in seconded)) return seconded as PendingOutcome | RefusedBy<UndoCall>
    const acted = await run(tx)
    if ('refused' in acted) return refuse(409, 'not_undoable')
    if (seconded) await dropPending(tx, { kind, caseId })
    await markUndone(tx, id)
    const details = { decision: id, with: seconded?.by }
    await record({ db: tx, privacy }, { actor, action: 'decision.undo', subject: `${kind}/${caseId}`, details, now })
    await inform({ services: { ...services, db: tx }, now }, acted)
    return undefined
  })
  if (done && isRefused(done)) return done
  if (done) return { message: 'case_needs_second' }
  await changeRoles(services)
  return { message: 'decision_undone' }
}

/** Writes the pending roles. If this fails the decision stands all the same, and the job writes them. */
async function changeRoles(services: Services): Promise<void> {
  await makeRoleChanges(services).catch((error) => logFailure(services.log, error, 'roles after a decision'))
}
