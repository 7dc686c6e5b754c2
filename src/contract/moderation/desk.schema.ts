import { array, boolean, enums, type Infer, integer, nullable, object, optional, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { noticeGrounds } from '../notices/rules.ts'
import { Cursor, Id, PageSize, Uuid } from '../params.schema.ts'
import { toRecord } from '../record-of.ts'
import { readOneByOne } from '../reviews/readings.ts'
import { reportReasons, reportSubjects } from '../reviews/voices.ts'
import { buildCaseId, caseKinds, caseOrders, decisionReasons, outcomes, rejectableKinds } from './cases.ts'

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
  /**
   * The decision one moderator proposes and a second has to agree to, with what was answered: only the same answers agree.
   * `mine` 1 where it was the caller.
   */
  pending: optional(
    type({
      verdict: enums(['approve', 'reject']),
      reason: nullable(enums(decisionReasons)),
      mine: enums([0, 1]),
      answers: type({
        extent: optional(enums(['part', 'whole'])),
        passage: optional(string()),
        statement: optional(string()),
      }),
    }),
  ),
  /**
   * Unusual reviews: how many came in how many days, how many are usual and how many wait; their stars (1 to 5), how many
   * are of young accounts, and how many come from a network that another of them comes from.
   */
  burst: optional(
    type({
      count: integer(),
      days: integer(),
      usual: integer(),
      waiting: integer(),
      stars: array(integer()),
      young: integer(),
      shared: integer(),
    }),
  ),
  /**
   * Notices: the ground, whether the company itself sent it, the last day for a decision, and the last day on which the
   * author is asked; null where the text may be removed now. The lines have the author's answer only from then on.
   */
  notice: optional(
    type({ ground: enums(noticeGrounds), by_company: boolean(), until: string(), asked_until: nullable(string()) }),
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

export const listQueues = defineShapes({ response: array(type({ kind: enums(caseKinds), waiting: integer() })) })

export const listDecisions = defineShapes({ response: array(Decision) })

export const readToday = defineShapes({ response: type({ decided: integer() }) })

export const listCases = defineShapes({
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

/** The problems that keep a moderator from deciding about a case, or from deciding alone. */
const decidingProblems = ['own_case', 'case_decided', 'second_needed'] as const

/** The id of the decision; null where a second moderator has to agree first. */
const Decided = type({ decision: nullable(string()) })

export const approveCase = toRecord(caseKinds, (kind) =>
  defineShapes({
    params: { case: buildCaseId(kind) },
    problems: [...decidingProblems, 'company_unlocked', 'company_listed', 'not_undoable', 'author_asked'],
    response: Decided,
  }),
)

export const rejectCase = toRecord(rejectableKinds, (kind) =>
  defineShapes({
    params: { case: buildCaseId(kind) },
    problems: [...decidingProblems, 'author_asked', 'passage_unknown'],
    response: Decided,
  }),
)

export const undoDecision = defineShapes({
  params: { decision: Uuid },
  problems: ['own_case', 'not_undoable', 'second_needed'],
})

export const getLetter = defineShapes({ params: { case: buildCaseId('unlock') }, problems: ['own_case'] })
