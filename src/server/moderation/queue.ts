import type { RawAnswers } from '../../contract/form/form.ts'
import type { CaseOrder, DecisionReason, Outcome } from '../../contract/moderation/cases.ts'
import type { Case } from '../../contract/moderation/desk.schema.ts'
import type { MailKind } from '../mail/queue.ts'
import type { Database } from '../platform/db/database.ts'
import type { Language } from '../platform/http/words.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import type { Sender } from './notices/sender.ts'

/** The database and the key, which reading needs as well: letters and messages to support are stored sealed. */
export type Dependencies = { db: Database; privacy: Privacy }

/** A case in its queue, by what orders it. `month` is as `2026-10`, `0000-00` if it is unknown. */
export type CaseKey = { month: string; id: string; company: number | null }
/** An order of a queue; companies are sorted by their names in a language. */
export type CaseOrdering = { order: CaseOrder; language: Language }
/**
 * The cases one moderator may not decide (`recusal.ts`): by company, by id, and appeals against their own decisions.
 */
export type Recusal = { companies: readonly number[]; cases: readonly string[]; decidedBy: string | null }
/**
 * `only` narrows the queue to one case, `numbered` to a number; `except` leaves out what a moderator may not decide.
 */
export type CaseQuery = {
  companyId?: number | undefined
  ordered?: CaseOrdering
  after: CaseKey | null
  limit: number
  only?: string
  numbered?: string
  except?: Recusal
}

/** What a moderator reads of a case besides its key; the caller adds the company's name. */
export type ShownCase = Omit<Case, 'kind' | 'id' | 'month' | 'company'> & { companyId: number | null }

/**
 * The people a decision concerns: the contact sealed beside the case, the people who speak for a company, or the person
 * who sent a notice.
 */
export type ConcernedPeople = { contact: Uint8Array | null } | { peopleOf: number } | { sender: Sender | null }

/** The effect of deciding about a case, or of undoing that. */
export type CaseEffect = {
  companyId: number | null
  concerned: ConcernedPeople
  /** The mail they get, if there is something to mailKind. */
  mailKind?: MailKind
  /** The answer of support. */
  answer?: string
  /** The statement of reasons of a decision about a notice. */
  statement?: string
  /** The state that undoing restores; stored with the decision, so it names nobody. */
  before?: unknown
}
export type DecisionEffect = CaseEffect & { outcome: Outcome; reason?: DecisionReason | undefined }

/** The part of a decision that undoing needs. */
export type TakenCase = { caseId: string; outcome: Outcome; before: unknown }

/** The reason a waiting case cannot be decided so as it is, and the field it is about; nothing is then written. */
export type ActRefusal = {
  refused: 'company_unlocked' | 'company_listed' | 'not_undoable' | 'author_asked' | 'passage_unknown'
  at?: string
}

export type DecisionRequest = Dependencies & { now: Date; reason?: DecisionReason | undefined; answers: RawAnswers }

/**
 * One kind of cases. A new kind is a file with one of these and its line in `queues.ts`; its texts are in the desk's
 * strings. Everything that writes runs in the caller's transaction, locks the case, and returns undefined, with nothing
 * written, when the case does not wait (any more): of two moderators at once the second is told so.
 */
export type Queue = {
  count(db: Database, except?: Recusal): Promise<number>
  waiting(db: Database, asked: CaseQuery): Promise<CaseKey[]>
  /** Returns cases by id, decided ones too, since appeals show them again; those that do not exist are left out. */
  show(using: Dependencies & { now: Date }, ids: readonly string[], language: Language): Promise<Map<string, ShownCase>>
  /** Returns the people a case concerns. */
  concerned?(using: Dependencies, id: string): Promise<ConcernedPeople>
  approve(using: DecisionRequest, id: string): Promise<DecisionEffect | ActRefusal | undefined>
  reject?(using: DecisionRequest, id: string): Promise<DecisionEffect | ActRefusal | undefined>
  /** Restores everything as it was. `because` an appeal was granted, what was reported is not reported any more. */
  undo?(
    using: Dependencies & { now: Date },
    taken: TakenCase,
    because: 'undo' | 'appeal',
  ): Promise<CaseEffect | ActRefusal | undefined>
}
