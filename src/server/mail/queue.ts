import type { DecisionReason } from '../../contract/moderation/cases.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { addMail } from './mail.queries.ts'

declare module '../platform/services.ts' {
  interface Services {
    mail: MailQueue
  }
}

/** The mails about decisions of moderators (`server/moderation`). */
type DecidedKind =
  | 'company_request_approved'
  | 'change_approved'
  | 'study_approved'
  | 'case_reopened'
  | 'appeal_dismissed'
/** Decisions on a notice that remove something, told to the person who sent it. */
type NoticeRemoval = 'notice_removed' | 'notice_part'
/** The same for negative decisions: the reason is included. */
type RejectedKind = 'company_request_rejected' | 'unlock_rejected' | 'change_rejected' | 'study_rejected'

/**
 * The contents of a mail: a text of `locales/<language>/mail.json` and the values filled into it. `link` is the target
 * of its button, `day` a day as `2026-10-31`, `company` a name in the reader's language, `name` what a person gave as
 * theirs; `code` a recovery code; `number` and `statement` are of a notice; `subject` and `text` are the operator's own words.
 */
export type Message = CodeMessage | WaitingMessage
/** Those with a recovery code, which are settled as they are sent: no code is in the queue, or in a backup of it. */
type CodeMessage =
  | { kind: 'verify'; name: string; day: string; code: string; link: string }
  | { kind: 'reset' | 'email_confirm' | 'code_new'; code: string; link: string }
/** Those that wait in the queue. */
export type WaitingMessage =
  | { kind: 'code_own' | 'code_none' | 'anew_undone'; link: string }
  | { kind: 'begun_anew'; day: string; link: string }
  | {
      kind: 'already_registered' | 'reset_without_code' | 'wrong_passwords' | 'password_changed' | 'keys_changed'
      link: string
    }
  | { kind: 'email_confirm_without_code' | 'email_has_account' | 'email_yours' | 'email_undone'; link: string }
  | { kind: 'email_changed'; day: string; link: string }
  | { kind: 'account_closing'; day: string; link: string }
  | { kind: 'account_deleted' }
  | { kind: 'company_invitation'; company: string; day: string; link: string }
  | { kind: 'monthly_letter' | 'employer_letter' | 'trial'; link: string }
  | { kind: 'announcement' | 'marketing' | 'breach'; subject: string; text: string; link: string }
  | { kind: 'unlock_approved'; company: string; link: string }
  | { kind: DecidedKind; company: string; link: string }
  | { kind: RejectedKind; company: string; reason: DecisionReason; link: string }
  | { kind: 'proof_code'; company: string; code: string }
  | { kind: 'support_answered'; answer: string; link: string }
  | { kind: 'notice_received'; number: string; day: string; link: string }
  | { kind: 'notice_kept'; number: string; company: string; statement: string; link: string }
  | { kind: NoticeRemoval; number: string; company: string; reason: DecisionReason; statement: string; link: string }
  | { kind: 'notice_reopened' | 'notice_changed' | 'notice_upheld' | 'notice_gone'; number: string; link: string }

type Addressed = { to: string; language: Language }
/** A mail: its contents, recipient and language. */
export type Mail = Message & Addressed
/** A mail as it is queued. */
export type QueuedMail = WaitingMessage & Addressed
export type MailKind = Message['kind']

export type MailQueue = {
  /** Queues a mail; part of the caller's transaction when given one. */
  add(db: Database, mail: QueuedMail, now: Date): Promise<void>
}

/** The mails to many people, which are sent after those for one person alone. */
const toMany: ReadonlySet<MailKind> = new Set([
  'monthly_letter',
  'employer_letter',
  'announcement',
  'marketing',
  'breach',
])

export function createMailQueue(privacy: Privacy): MailQueue {
  return { add: (db, mail, now) => addMail(db, privacy.sealMail(mail), now, toMany.has(mail.kind)) }
}
