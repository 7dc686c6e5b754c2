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

/** A lead also shuts accounts. */
export const moderatorRoles = ['moderator', 'lead'] as const
export type ModeratorRole = (typeof moderatorRoles)[number]

/**
 * One thing to read of a case. `name` is a field of a company's page (`companies/changes.ts`) or a line of the desk's own
 * strings; `before` is what stands on the page now, where the case is about one (null: nothing).
 */
export const CaseLine = type({
  name: string(),
  value: nullable(string()),
  before: optional(nullable(string())),
  /** `value` and `before` are addresses of pictures; one that waits is to be had at `getProposedFile` alone. */
  picture: optional(boolean()),
})
export type CaseLine = Infer<typeof CaseLine>

const NamedCompany = type({ id: integer(), name: string() })

/** So many days back the desk looks for what was reported of a company and for decisions like the one to take. */
export const lookBackDays = { facts: 90, alike: 30 } as const

/** What stands of the company beside a case, `reports`, `removed` and `kept` of the last months (`lookBackDays`). */
export const CaseFacts = type({
  /** Ratings on its page, as everybody reads them. */
  reviews: integer(),
  /** Contributions that were reported. */
  reports: integer(),
  removed: integer(),
  kept: integer(),
})
export type CaseFacts = Infer<typeof CaseFacts>

/** Something that waits for a moderator, with all they need to decide about it and nobody's name. */
export const Case = type({
  kind: enums(caseKinds),
  /** Names it in the calls below. */
  id: string(),
  /** Since when it waits, as `2026-10`; null where nobody noted it. */
  month: nullable(string()),
  company: nullable(NamedCompany),
  lines: array(CaseLine),
  /** Reports: what was reported, how often for which reason, and in which words. */
  subject: optional(enums(reportSubjects)),
  reports: optional(array(type({ reason: enums(reportReasons), count: integer() }))),
  remarks: optional(array(string())),
  /** Where a reported review is read (`readings.ts`). */
  review: optional(enums(readOneByOne)),
  /**
   * Reports: what was decided lately of contributions reported for the same reason, newest first, with their first words;
   * neither whose they were nor of which company.
   */
  alike: optional(array(type({ outcome: enums(outcomes), words: string() }))),
  facts: optional(CaseFacts),
  /** New companies: others whose names are like the one asked for, those that wait (`approved` 0) among them. */
  similar: optional(array(type({ id: integer(), name: string(), approved: enums([0, 1]) }))),
  /** One moderator would decide so, and a second has to agree; 1 where it was the caller. */
  pending: optional(
    type({ verdict: enums(['approve', 'reject']), reason: nullable(enums(decisionReasons)), mine: enums([0, 1]) }),
  ),
  /** Unlock requests: whether there is a letter to download. */
  letter: optional(boolean()),
  /** Messages to support: what they are. */
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

/** A decision as its moderators see it. */
export const Decision = type({
  id: string(),
  kind: enums(caseKinds),
  outcome: enums(outcomes),
  reason: nullable(enums(decisionReasons)),
  company: nullable(NamedCompany),
  undone: boolean(),
  /** Whether undoing is still possible. */
  undoable: boolean(),
  /** One moderator would undo it, and a second has to agree. */
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

/** GET /moderation/today: how many decisions the caller has taken since midnight in Saudi Arabia that still count. */
export const readToday = defineEndpoint({
  method: 'GET',
  path: '/moderation/today',
  whose: 'self',
  access: 'moderator',
  response: type({ decided: integer() }),
})

/**
 * GET /moderation/cases?kind=: those that wait, the longest first, or in another order that their queue has
 * (`listOrders`); of one company where `company` is given, and with `q` those alone in which these words stand: as many as
 * are found among the next few hundred, `next` goes on behind them. Where `q` is the number of a case, that case comes
 * first; `elsewhere` are the queues one of that number waits in and is not listed from.
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

/** Approving needs no words; a message to support is answered with some, or with none where none are needed. */
const approveForms: { readonly [Kind in CaseKind]?: Form } = {
  support: defineForm('support_answer', [left(longText('answer', { max: 3000 }))]),
}
export const supportAnswerForm = approveForms.support!

/** Rejecting names a reason, where the kind has any. */
export const rejectForms = toRecord(rejectableKinds, (kind) =>
  defineForm('reject', reasonsOf[kind].length > 0 ? [choice('reason', reasonsOf[kind])] : []),
)

/** Why a moderator cannot decide about a case, or not alone. */
const decidingProblems = ['own_case', 'case_decided', 'second_needed'] as const

/** The decision; null where a second moderator has to agree first. */
const Decided = type({ decision: nullable(string()) })

/**
 * POST /moderation/{kind}/:case/approve: as asked; a reported contribution stays, an appeal is granted, a message is
 * answered. 409 `case_decided` where another moderator was faster, `own_case` where it touches the caller, `second_needed`
 * where they have said so already and another moderator has to.
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
/** POST /moderation/{kind}/:case/reject: not as asked; a reported contribution is removed, an appeal turned down. */
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

/** POST /moderation/decisions/:decision/undo: everything is as before, within a day. 409 `not_undoable` later. */
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
