import { define } from 'superstruct'
import { toLatinDigits } from '../form/digits.ts'
import { isUuid } from '../params.ts'

/**
 * What moderators decide about (design: product): requested companies, requests to unlock one, proposed changes of
 * a page, reported contributions, notices about texts, reviews that are more than usual by far, surveys proposed by a company, appeals
 * against earlier decisions, messages to support.
 */
export const caseKinds = [
  'company',
  'unlock',
  'change',
  'report',
  'notice',
  'burst',
  'study',
  'appeal',
  'support',
] as const
export type CaseKind = (typeof caseKinds)[number]

/** The kinds whose ids are sequential (companies and studies); the ids of all other cases are random. */
const counted: readonly CaseKind[] = ['company', 'study']
/** Whether a text may be the id of a case of this kind. */
export const isCaseId = (kind: CaseKind, text: unknown): text is string =>
  counted.includes(kind) ? typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) : isUuid(text)
/** Returns the number by which people refer to a case: its sequential id, or the beginning of a random one. */
export const getCaseNumber = (kind: CaseKind, id: string): string => (counted.includes(kind) ? id : id.slice(0, 8))
/** Parses a typed case number, in the digits of either script; undefined for anything else. */
export function parseCaseNumber(typed: string): string | undefined {
  const [, number] = /^#?([1-9]\d{0,8}|[\da-f]{8})$/.exec(toLatinDigits(typed.trim()).toLowerCase()) ?? []
  return number
}
/** Defines the `:case` parameter of a path. */
export const buildCaseId = (kind: CaseKind) =>
  define<string>(counted.includes(kind) ? 'counted_case' : 'uuid', (text) => isCaseId(kind, text))

/** The orders of a queue; the first is the default. Within a month nothing tells which case came first. */
export const caseOrders = ['longest', 'newest', 'company'] as const
export type CaseOrder = (typeof caseOrders)[number]
/**
 * Lists the orders of a queue. By company is for queues in which several cases may be about one: each requested company
 * is its own, and a message has none.
 */
export const listOrders = (kind: CaseKind): readonly CaseOrder[] =>
  kind === 'company' || kind === 'support' ? ['longest', 'newest'] : caseOrders

/**
 * The outcomes of a case: a reported text is `removed` or `kept`, after a notice also `part` of it; an appeal `restored`
 * or `upheld`, a message `answered`.
 */
export const outcomes = ['approved', 'rejected', 'removed', 'part', 'kept', 'restored', 'upheld', 'answered'] as const
export type Outcome = (typeof outcomes)[number]

/** What a moderator can decide about a case, or about a decision. */
export const verdicts = ['approve', 'reject', 'undo'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * The outcomes of approving and rejecting for the kinds that have names of their own; the others have `approved` and
 * `rejected`.
 */
const named: { readonly [Kind in CaseKind]?: readonly [approved: Outcome, rejected: Outcome] } = {
  report: ['kept', 'removed'],
  notice: ['kept', 'removed'],
  appeal: ['restored', 'upheld'],
  support: ['answered', 'answered'],
}
export const getOutcome = (kind: CaseKind, verdict: 'approve' | 'reject'): Outcome =>
  (named[kind] ?? ['approved', 'rejected'])[verdict === 'approve' ? 0 : 1]

/** The reasons for rejecting or removing something, told to those concerned and in the public log. */
export const decisionReasons = [
  'duplicate',
  'not_found',
  'incomplete',
  'letter_unclear',
  'not_authorized',
  'incorrect',
  'personal',
  'insult',
  'false',
  'spam',
  'coordinated',
  'defamation',
  'trade_secret',
  'court_order',
  'other',
] as const
export type DecisionReason = (typeof decisionReasons)[number]

/**
 * The reasons a moderator can give for rejecting a case of each kind, or for removing a contribution. A message to
 * support is answered, never rejected; an appeal that is turned down keeps the reason of the decision it was against.
 */
export const reasonsOf = {
  company: ['duplicate', 'not_found', 'incomplete', 'incorrect', 'spam', 'other'],
  unlock: ['letter_unclear', 'not_authorized', 'incomplete', 'other'],
  change: ['incorrect', 'incomplete', 'personal', 'insult', 'spam', 'other'],
  report: ['personal', 'insult', 'false', 'spam', 'other'],
  notice: ['defamation', 'personal', 'trade_secret', 'court_order', 'false', 'insult', 'other'],
  burst: ['coordinated', 'spam', 'other'],
  study: ['duplicate', 'incomplete', 'personal', 'insult', 'spam', 'other'],
  appeal: [],
  support: [],
} as const satisfies Record<CaseKind, readonly DecisionReason[]>

/** The kinds whose decisions need words of their own, so that each is asked for and decided by itself. */
export const needsWords = (kind: CaseKind): kind is 'support' | 'notice' => kind === 'support' || kind === 'notice'

/** The kinds that can be rejected. A message to support is no request, so there is nothing to reject. */
export type RejectableKind = Exclude<CaseKind, 'support'>
export const rejectableKinds = caseKinds.filter((kind): kind is RejectableKind => kind !== 'support')

/** How many days a decision can be undone, and how many days the people it concerns may appeal. */
export const undoDays = 1
export const appealDays = 30

/** The kinds whose decisions the public log shows: all but messages to support, which decide about nothing. */
export const loggedKinds = rejectableKinds
