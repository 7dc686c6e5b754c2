/**
 * What moderators decide about (`design/product.md`): companies asked for, requests to unlock one, proposed changes of a
 * page, reported contributions, surveys proposed by a company, appeals against earlier decisions, messages to support.
 */
export const caseKinds = ['company', 'unlock', 'change', 'report', 'study', 'appeal', 'support'] as const
export type CaseKind = (typeof caseKinds)[number]

/** What became of a case: a report is `removed` or `kept`, an appeal `restored` or `upheld`, a message `answered`. */
export const outcomes = ['approved', 'rejected', 'removed', 'kept', 'restored', 'upheld', 'answered'] as const
export type Outcome = (typeof outcomes)[number]

/** Why something was rejected or removed, told to those concerned and in the public log. */
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
  'other',
] as const
export type DecisionReason = (typeof decisionReasons)[number]
