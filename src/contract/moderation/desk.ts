import { defineEndpoint, type PartOf } from '../endpoint.ts'
import { choice, optional as left, longText, onlyIf } from '../form/fields.ts'
import { defineForm, type Form } from '../form/form.ts'
import { toRecord } from '../record-of.ts'
import { type CaseKind, caseKinds, type RejectableKind, reasonsOf, rejectableKinds } from './cases.ts'
import type * as shapes from './desk.schema.ts'
import { listLog, listLogTotals } from './log.ts'

/** The roles of the moderators' desk; a lead may block accounts as well. */
export const moderatorRoles = ['moderator', 'lead'] as const
export type ModeratorRole = (typeof moderatorRoles)[number]

/** How many days back the desk counts the reports about a company, and looks for decisions on similar cases. */
export const lookBackDays = { facts: 90, alike: 30 } as const

/** GET /moderation/queues: how many cases of each kind wait. */
export const listQueues = defineEndpoint<typeof shapes.listQueues>()({
  method: 'GET',
  path: '/moderation/queues',
  whose: 'anybody',
  access: 'moderator',
})

/** GET /moderation/decisions: the decisions of the last day, newest first. */
export const listDecisions = defineEndpoint<typeof shapes.listDecisions>()({
  method: 'GET',
  path: '/moderation/decisions',
  whose: 'anybody',
  access: 'moderator',
})

/**
 * GET /moderation/today: how many decisions the caller has taken since midnight in Saudi Arabia, those undone not
 * counted.
 */
export const readToday = defineEndpoint<typeof shapes.readToday>()({
  method: 'GET',
  path: '/moderation/today',
  whose: 'self',
  access: 'moderator',
})

/**
 * GET /moderation/cases?kind=: the waiting cases, longest waiting first, or in another order that their queue has
 * (`listOrders`); only those about one company where `company` is given, and with `q` only those that contain these
 * words: as many as are found among the next few hundred, and `next` continues after them. Where `q` is the number of a
 * case, that case comes first; `elsewhere` names the queues that contain a case of that number which is not listed
 * here.
 */
export const listCases = defineEndpoint<typeof shapes.listCases>()({
  method: 'GET',
  path: '/moderation/cases',
  whose: 'anybody',
  access: 'moderator',
})

/** A decision moves cases between the queue, the decisions and the public log. */
const decides = {
  method: 'POST',
  access: 'moderator',
  invalidates: [listQueues, listCases, listDecisions, readToday, listLog, listLogTotals],
} as const

/** The statement of reasons of a decision about a notice, which both sides read. */
const statement = longText('statement', {
  min: 20,
  max: 2000,
  missing: 'statement_missing',
  problem: 'statement_missing',
})

/**
 * Approving needs no text; a message to support is answered with one, or with none where none is needed, and keeping a
 * text after a notice has a statement of reasons.
 */
export const approveForms: { readonly [Kind in CaseKind]?: Form } = {
  support: defineForm('support_answer', [left(longText('answer', { max: 3000 }))]),
  notice: defineForm('notice_kept', [statement]),
}

/** A notice is granted for the whole text or for a passage of it, which must be in the text as it is written there. */
const noticeRemoval = defineForm('notice_removal', [
  choice('reason', reasonsOf.notice),
  choice('extent', ['part', 'whole'], { look: 'segments' }),
  ...onlyIf('extent', 'part', [longText('passage', { max: 5000 })]),
  statement,
])

/** The form for rejecting a case: a reason, where the kind has any. */
export const rejectForms: Readonly<Record<RejectableKind, Form>> = {
  ...toRecord(rejectableKinds, (kind) =>
    defineForm('reject', reasonsOf[kind].length > 0 ? [choice('reason', reasonsOf[kind])] : []),
  ),
  notice: noticeRemoval,
}

/**
 * POST /moderation/{kind}/:case/approve: grants what was requested; a reported contribution is kept, an appeal is
 * granted, a message is answered. 409 `case_decided` where another moderator was faster, `own_case` where the case
 * touches the caller, `second_needed` where the caller has proposed this already and another moderator has to agree,
 * `author_asked` where an appeal would remove a text while its author may still answer.
 */
export const approveCase = toRecord(caseKinds, (kind) =>
  defineEndpoint<PartOf<typeof shapes.approveCase>>()({
    ...decides,
    path: `/moderation/${kind}/:case/approve`,
    whose: 'impartial',
    form: approveForms[kind],
  }),
)
/**
 * POST /moderation/{kind}/:case/reject: refuses what was requested; a reported contribution is removed, an appeal
 * turned down, a notice granted. 409 `author_asked` while the author of the text may still answer, `passage_unknown`
 * where the text does not contain the passage.
 */
export const rejectCase = toRecord(rejectableKinds, (kind) =>
  defineEndpoint<PartOf<typeof shapes.rejectCase>>()({
    ...decides,
    path: `/moderation/${kind}/:case/reject`,
    whose: 'impartial',
    form: rejectForms[kind],
  }),
)

/**
 * POST /moderation/decisions/:decision/undo: restores the state before the decision, within a day. 409 `not_undoable`
 * later.
 */
export const undoDecision = defineEndpoint<typeof shapes.undoDecision>()({
  ...decides,
  path: '/moderation/decisions/:decision/undo',
  whose: 'impartial',
})

/** GET /moderation/unlock/:case/letter: the letter of an unlock request, as an attachment. */
export const getLetter = defineEndpoint<typeof shapes.getLetter>()({
  method: 'GET',
  path: '/moderation/unlock/:case/letter',
  whose: 'impartial',
  access: 'moderator',
  file: true,
})
