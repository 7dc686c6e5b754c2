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

/** What moderators decided (`server/moderation`). */
type DecidedKind =
  | 'company_request_approved'
  | 'change_approved'
  | 'study_approved'
  | 'case_reopened'
  | 'appeal_dismissed'
/** The same where it is not what somebody hoped for: the reason goes along. */
type RejectedKind = 'company_request_rejected' | 'unlock_rejected' | 'change_rejected' | 'study_rejected'

/**
 * What a mail says: a text of `locales/<language>/mail.json` and what is filled into it. `link` is where its button leads,
 * `day` a day as `2026-10-31`, `company` a name in the reader's language, `name` what somebody gave as theirs; `subject` and `text` are the
 * operator's own words.
 */
export type Message =
  | { kind: 'verify'; name: string; day: string; link: string }
  | { kind: 'already_registered' | 'reset' | 'wrong_passwords' | 'password_changed' | 'keys_changed'; link: string }
  | { kind: 'email_confirm' | 'email_has_account' | 'email_yours' | 'email_undone'; link: string }
  | { kind: 'email_changed'; day: string; link: string }
  | { kind: 'account_closing'; day: string; link: string }
  | { kind: 'account_deleted' }
  | { kind: 'company_invitation'; company: string; day: string; link: string }
  | { kind: 'monthly_letter' | 'employer_letter'; link: string }
  | { kind: 'announcement' | 'marketing'; subject: string; text: string; link: string }
  | { kind: 'unlock_approved'; company: string; link: string }
  | { kind: DecidedKind; company: string; link: string }
  | { kind: RejectedKind; company: string; reason: DecisionReason; link: string }
  | { kind: 'support_answered'; answer: string; link: string }

/** A mail as it waits: what it says, to whom, in which language. */
export type Mail = Message & { to: string; language: Language }
export type MailKind = Message['kind']

export type MailQueue = {
  /** Keeps a mail until it is sent; part of the caller's transaction when given one. */
  add(db: Database, mail: Mail, now: Date): Promise<void>
}

/** What is written to many at once, and leaves after what is for somebody alone. */
const toMany: ReadonlySet<MailKind> = new Set(['monthly_letter', 'employer_letter', 'announcement', 'marketing'])

export function createMailQueue(privacy: Privacy): MailQueue {
  return { add: (db, mail, now) => addMail(db, privacy.sealMail(mail), now, toMany.has(mail.kind)) }
}
