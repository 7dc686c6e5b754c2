import { array, boolean, enums, type Infer, integer, nullable, object, optional, size, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { choice, optional as left, longText } from '../form/fields.ts'
import { defineForm, type Form } from '../form/form.ts'
import { Cursor, Id, PageSize, Uuid } from '../params.ts'
import { toRecord } from '../record-of.ts'
import { readOneByOne } from '../reviews/readings.ts'
import { reportReasons, reportSubjects } from '../reviews/voices.ts'
import {
  buildCaseId,
  type CaseKind,
  caseKinds,
  caseOrders,
  decisionReasons,
  outcomes,
  reasonsOf,
  rejectableKinds,
} from './cases.ts'
import { listLog, listLogTotals } from './log.ts'

/** The roles of the moderators' desk; a lead may block accounts as well. */
export const moderatorRoles = ['moderator', 'lead'] as const
export type ModeratorRole = (typeof moderatorRoles)[number]

/**
 * One item of a case to read. `name` is a field of a company's page (`companies/changes.ts`) or a line of the desk's
 * own strings; `before` is the present value on the page, where the case is about one (null: none).
 */
export const CaseLine = type({
  name: string(),
  value: nullable(string()),
  before: optional(nullable(string())),
  /**
   * True where `value` and `before` are addresses of pictures; one that waits is available at `getProposedFile` alone.
   */
  picture: optional(boolean()),
})
export type CaseLine = Infer<typeof CaseLine>

const NamedCompany = type({ id: integer(), name: string() })

/** How many days back the desk counts the reports about a company, and looks for decisions on similar cases. */
export const lookBackDays = { facts: 90, alike: 30 } as const

/**
 * The facts about the company shown beside a case: `reports`, `removed` and `kept` of the last months (`lookBackDays`).
 */
export const CaseFacts = type({
  /** The ratings on its page, as everybody sees them. */
  reviews: integer(),
  /** How many contributions were reported. */
  reports: integer(),
  removed: integer(),
  kept: integer(),
})
export type CaseFacts = Infer<typeof CaseFacts>

/** Something that waits for a moderator, with all they need to decide about it and without anybody's name. */
export const Case = type({
  kind: enums(caseKinds),
  /** Identifies it in the calls below. */
  id: string(),
  /** The month since which it has waited, as `2026-10`; null where none was recorded. */
  month: nullable(string()),
  company: nullable(NamedCompany),
  lines: array(CaseLine),
  /** Reports: what was reported, how often for each reason, and with which remarks. */
  subject: optional(enums(reportSubjects)),
  reports: optional(array(type({ reason: enums(reportReasons), count: integer() }))),
  remarks: optional(array(string())),
  /** Reports: the kind of a reported review, which says where it is read (`readings.ts`). */
  review: optional(enums(readOneByOne)),
  /**
   * Reports: recent decisions about contributions reported for the same reason, newest first, with the first words of
   * each; neither its author nor its company.
   */
  alike: optional(array(type({ outcome: enums(outcomes), words: string() }))),
  facts: optional(CaseFacts),
  /** New companies: others with names like the requested one, including those that wait (`approved` 0). */
  similar: optional(array(type({ id: integer(), name: string(), approved: enums([0, 1]) }))),
  /** The decision one moderator proposes and a second has to agree to; `mine` 1 where it was the caller. */
  pending: optional(
    type({ verdict: enums(['approve', 'reject']), reason: nullable(enums(decisionReasons)), mine: enums([0, 1]) }),
  ),
  /** Unlock requests: whether there is a letter to download. */
  letter: optional(boolean()),
  /** Messages to support: their type. */
  message: optional(enums(['complain', 'suggest'])),
  /** Appeals: the decision they are against, and its day. */
  against: optional(
    type({
      kind: enums(caseKinds),
      outcome: enums(outcomes),
      reason: nullable(enums(decisionReasons)),
      day: string(),
    }),
  ),
})
export type Case = Infer<typeof Case>

/** A decision as moderators see it. */
export const Decision = type({
  id: string(),
  kind: enums(caseKinds),
  outcome: enums(outcomes),
  reason: nullable(enums(decisionReasons)),
  company: nullable(NamedCompany),
  undone: boolean(),
  /** Whether it can still be undone. */
  undoable: boolean(),
  /** Whether one moderator proposes to undo it, and a second has to agree. */
  pending: boolean(),
})
export type Decision = Infer<typeof Decision>

/** GET /moderation/queues: how many cases of each kind wait. */
export const listQueues = defineEndpoint({
  method: 'GET',
  path: '/moderation/queues',
  whose: 'anybody',
  access: 'moderator',
  response: array(type({ kind: enums(caseKinds), waiting: integer() })),
})

/** GET /moderation/decisions: the decisions of the last day, newest first. */
export const listDecisions = defineEndpoint({
  method: 'GET',
  path: '/moderation/decisions',
  whose: 'anybody',
  access: 'moderator',
  response: array(Decision),
})

/**
 * GET /moderation/today: how many decisions the caller has taken since midnight in Saudi Arabia, those undone not
 * counted.
 */
export const readToday = defineEndpoint({
  method: 'GET',
  path: '/moderation/today',
  whose: 'self',
  access: 'moderator',
  response: type({ decided: integer() }),
})

/**
 * GET /moderation/cases?kind=: the waiting cases, longest waiting first, or in another order that their queue has
 * (`listOrders`); only those about one company where `company` is given, and with `q` only those that contain these
 * words: as many as are found among the next few hundred, and `next` continues after them. Where `q` is the number of a
 * case, that case comes first; `elsewhere` names the queues that hold a case of that number which is not listed here.
 */
export const listCases = defineEndpoint({
  method: 'GET',
  path: '/moderation/cases',
  whose: 'anybody',
  access: 'moderator',
  query: object({
    kind: enums(caseKinds),
    company: optional(Id),
    sort: optional(enums(caseOrders)),
    q: optional(size(string(), 0, 100)),
    after: optional(Cursor),
    limit: optional(PageSize),
  }),
  response: type({ cases: array(Case), next: nullable(string()), elsewhere: optional(array(enums(caseKinds))) }),
})

/** A decision moves cases between the queue, the decisions and the public log. */
const decides = {
  method: 'POST',
  access: 'moderator',
  invalidates: [listQueues, listCases, listDecisions, readToday, listLog, listLogTotals],
} as const

/** Approving needs no text; a message to support is answered with one, or with none where none is needed. */
const approveForms: { readonly [Kind in CaseKind]?: Form } = {
  support: defineForm('support_answer', [left(longText('answer', { max: 3000 }))]),
}
export const supportAnswerForm = approveForms.support!

/** The form for rejecting a case: a reason, where the kind has any. */
export const rejectForms = toRecord(rejectableKinds, (kind) =>
  defineForm('reject', reasonsOf[kind].length > 0 ? [choice('reason', reasonsOf[kind])] : []),
)

/** The problems that keep a moderator from deciding about a case, or from deciding alone. */
const decidingProblems = ['own_case', 'case_decided', 'second_needed'] as const

/** The id of the decision; null where a second moderator has to agree first. */
const Decided = type({ decision: nullable(string()) })

/**
 * POST /moderation/{kind}/:case/approve: grants what was requested; a reported contribution is kept, an appeal is
 * granted, a message is answered. 409 `case_decided` where another moderator was faster, `own_case` where the case
 * touches the caller, `second_needed` where the caller has proposed this already and another moderator has to agree.
 */
export const approveCase = toRecord(caseKinds, (kind) =>
  defineEndpoint({
    ...decides,
    path: `/moderation/${kind}/:case/approve`,
    params: { case: buildCaseId(kind) },
    whose: 'impartial',
    form: approveForms[kind],
    problems: [...decidingProblems, 'company_unlocked', 'company_listed', 'not_undoable'],
    response: Decided,
  }),
)
/**
 * POST /moderation/{kind}/:case/reject: refuses what was requested; a reported contribution is removed, an appeal
 * turned down.
 */
export const rejectCase = toRecord(rejectableKinds, (kind) =>
  defineEndpoint({
    ...decides,
    path: `/moderation/${kind}/:case/reject`,
    params: { case: buildCaseId(kind) },
    whose: 'impartial',
    form: rejectForms[kind],
    problems: decidingProblems,
    response: Decided,
  }),
)

/**
 * POST /moderation/decisions/:decision/undo: restores the state before the decision, within a day. 409 `not_undoable`
 * later.
 */
export const undoDecision = defineEndpoint({
  ...decides,
  path: '/moderation/decisions/:decision/undo',
  params: { decision: Uuid },
  whose: 'impartial',
  problems: ['own_case', 'not_undoable', 'second_needed'],
})

/** GET /moderation/unlock/:case/letter: the letter of an unlock request, as an attachment. */
export const getLetter = defineEndpoint({
  method: 'GET',
  path: '/moderation/unlock/:case/letter',
  params: { case: buildCaseId('unlock') },
  whose: 'impartial',
  problems: ['own_case'],
  access: 'moderator',
  file: true,
})
