import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'
import { CaseLine } from '../moderation/desk.schema.ts'
import { appealStates } from '../notifications/activity.ts'
import { Id, Uuid } from '../params.schema.ts'
import { reportSubjects } from '../reviews/voices.ts'
import { noticeGrounds, noticeStates } from './rules.ts'

/** The text a notice is about: what it is, of which company, and its words. */
export const NoticeText = type({ subject: enums(reportSubjects), company: string(), lines: array(CaseLine) })
export type NoticeText = Infer<typeof NoticeText>

/** The receipt of a notice: its number, the secret with which its page opens, and its clock. */
export const Receipt = type({ number: string(), receipt: string(), until: string() })
export type Receipt = Infer<typeof Receipt>

/** A decision about a notice with its statement of reasons; `until` is the last day of an appeal. */
export const NoticeDecision = type({
  outcome: enums(noticeStates),
  reason: nullable(enums(decisionReasons)),
  statement: string(),
  day: string(),
  until: string(),
  appeal: enums([...appealStates, 'none']),
  /** Whether another moderator has taken it on appeal; it is final then. */
  on_appeal: boolean(),
})
export type NoticeDecision = Infer<typeof NoticeDecision>

/** A notice as the person who sent it reads it. */
export const NoticeStatus = type({
  number: string(),
  ground: enums(noticeGrounds),
  state: enums(noticeStates),
  subject: enums(reportSubjects),
  /** Null where the company is not on the site any more. */
  company: nullable(string()),
  wrong: string(),
  /** The day it came, and the last day for a decision. */
  received: string(),
  until: string(),
  decision: nullable(NoticeDecision),
  /** What the author has answered, told after the decision; null where nothing was. */
  answer: nullable(string()),
  /** The day from which an answer is told, where the author still has days to give it. */
  answer_from: nullable(string()),
})
export type NoticeStatus = Infer<typeof NoticeStatus>

export const getNoticeText = defineShapes({
  params: { contribution: Uuid },
  response: NoticeText,
  problems: ['not_found'],
})

const sendingProblems = ['notice_text', 'idempotency_reused'] as const
export const sendNotice = defineShapes({ response: Receipt, problems: sendingProblems })
export const sendCompanyNotice = defineShapes({ params: { id: Id }, response: Receipt, problems: sendingProblems })

const byReceipt = { beside: type({ receipt: string() }) } as const
export const readNotice = defineShapes({ ...byReceipt, response: NoticeStatus, problems: ['not_found'] })
export const appealNotice = defineShapes({
  ...byReceipt,
  problems: ['not_found', 'already_appealed', 'appeal_over', 'decision_undone'],
})

export const answerNotice = defineShapes({
  params: { notice: Uuid },
  problems: ['already_answered', 'case_decided'],
})
