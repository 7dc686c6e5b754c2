import type { RawAnswers } from '../../contract/form/form.ts'
import type { CaseOrder, DecisionReason, Outcome } from '../../contract/moderation/cases.ts'
import type { Case } from '../../contract/moderation/desk.ts'
import type { MailKind } from '../mail/queue.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

/** Reading needs the key as well: letters and messages to support lie sealed. */
export type Using = { db: Database; privacy: Privacy }

/** A case in its queue, by what orders it. `month` is as `2026-10`, `0000-00` where nobody noted it. */
export type CaseKey = { month: string; id: string; company: number | null }
/** An order of a queue; companies stand by their names in a language. */
export type Ordered = { order: CaseOrder; language: Language }
/** What one moderator does not decide about (`recusal.ts`): companies, cases by id, appeals against their own decisions. */
export type Recusal = { companies: readonly number[]; cases: readonly string[]; decidedBy: string | null }
/** `only` narrows the queue to one case, `numbered` to a number; `except` leaves out what somebody does not decide about. */
export type AskedCases = {
  companyId?: number
  ordered?: Ordered
  after: CaseKey | null
  limit: number
  only?: string
  numbered?: string
  except?: Recusal
}

/** What a moderator reads of a case beside its key; the company is named by whoever asks. */
export type Shown = Omit<Case, 'kind' | 'id' | 'month' | 'company'> & { companyId: number | null }

/** Whom a decision concerns: whoever's contact lies sealed beside the case, or the people who speak for a company. */
export type Concerned = { contact: Uint8Array | null } | { peopleOf: number }

/** What came of deciding about a case, or of undoing that. */
export type Acted = {
  companyId: number | null
  concerned: Concerned
  /** What they are told, where there is something to tell. */
  tell?: MailKind
  /** What support answers them. */
  answer?: string
  /** What undoing puts back; kept with the decision, so it names nobody. */
  before?: unknown
}
export type Decided = Acted & { outcome: Outcome; reason?: DecisionReason }

/** A decision as far as undoing it goes. */
export type Taken = { caseId: string; outcome: Outcome; before: unknown }

/** Why a case that waits cannot be approved as it is; nothing is then written. */
export type Refusal = { refused: 'company_unlocked' | 'company_listed' | 'not_undoable' }

export type Deciding = Using & { now: Date; reason?: DecisionReason; answers: RawAnswers }

/**
 * One kind of cases. A new one is a file with one of these and its line in `queues.ts`; its words are in the desk's
 * strings. Everything that writes runs in the caller's transaction, holds the case, and answers undefined, with nothing
 * written, where the case does not wait (any more): of two moderators at once the second is told so.
 */
export type Queue = {
  count(db: Database, except?: Recusal): Promise<number>
  waiting(db: Database, asked: AskedCases): Promise<CaseKey[]>
  /** Cases by id, decided ones too, since appeals show them again; those that are gone are left out. */
  show(using: Using, ids: readonly string[], language: Language): Promise<Map<string, Shown>>
  /** Whom a case concerns. */
  concerned?(using: Using, id: string): Promise<Concerned>
  approve(using: Deciding, id: string): Promise<Decided | Refusal | undefined>
  reject?(using: Deciding, id: string): Promise<Decided | undefined>
  /** Makes everything as it was. `because` an appeal was granted, what was reported is not reported any more. */
  undo?(using: Using, taken: Taken, because: 'undo' | 'appeal'): Promise<Acted | undefined>
}
