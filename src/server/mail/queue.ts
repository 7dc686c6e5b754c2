import type { Database } from '../db/database.ts'
import type { Language } from '../http/words.ts'
import type { Privacy } from '../privacy/privacy.ts'
import { addMail } from './store.ts'

/** A mail as it waits: which text of `locales/<language>/mail.json`, to whom, with which link. */
export type Mail = { kind: MailKind; to: string; language: Language; link?: string }
export type MailKind = 'verify' | 'already_registered' | 'question_answered'

export type MailQueue = {
  /** Keeps a mail until it is sent; part of the caller's transaction when given one. */
  add(db: Database, mail: Mail, now: Date): Promise<void>
}

export function createMailQueue(privacy: Privacy): MailQueue {
  return { add: (db, mail, now) => addMail(db, privacy.sealMail(mail), now) }
}
