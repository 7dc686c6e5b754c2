import { clientNumber } from '../../contract/client-number.ts'
import { getRiyadhDay } from '../../contract/form/days.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'
import { copyPlain, listChangedAnswers, removeFiles } from './answers.ts'

/** The forms written here beside reviews, by name. */
export const otherForms = [
  'company_request',
  'company_change',
  'question',
  'answer',
  'response',
  'sign_up',
  'employer_sign_up',
] as const
export type OtherFormName = (typeof otherForms)[number]
export type FormName = ReviewTypeName | OtherFormName
export const isOther = (type: FormName): type is OtherFormName => (otherForms as readonly string[]).includes(type)

/** Whether a form begins an account: only a visitor fills it in, and a signed-in person has no use for it. */
export const isSignUp = ({ type }: { type: FormName }): boolean => type === 'sign_up' || type === 'employer_sign_up'

/**
 * The state of a record: `draft` being written; `waiting` to be sent (or being sent); `held` until its writer signs in
 * again; `refused` by the server, for its writer to change. Of a sent one only its trace is left.
 */
export type SubmissionState = 'draft' | 'waiting' | 'held' | 'refused'

/** A draft or queued form in one record, so that each change of state is one write. Times in ms since 1970. */
export type Submission = {
  id: string
  version: 3
  /** The writer (`getOwner`); null for a visitor. */
  owner: string | null
  type: FormName
  /** 0 where it is about no existing company. */
  companyId: number
  companyName: string
  companyLogo?: string | undefined
  /** The id of what it is about within the company: the question that is answered, the review. */
  about?: string | undefined
  /** The title of that thing, for its writer. */
  title?: string | undefined
  /** What its writer began with, where others may change that meanwhile. */
  basis?: unknown
  /** The answers. Passwords are never stored, and files only once they are queued. */
  answers: RawAnswers
  /** What travels for these answers, from the moment they are queued until they change. */
  parcel?: Parcel | undefined
  /** The wizard's step, 1 to 3. */
  step: number
  state: SubmissionState
  problems?: Problem[] | undefined
  /** The server's message for a refusal, or for not accepting it yet. */
  message?: string | undefined
  /** How many attempts to send this content brought no final response. */
  attempts: number
  /** The earliest time of the next attempt. */
  notBefore: number
  /** True when the server itself asked to wait until `notBefore`. */
  paced?: boolean | undefined
  /** When the attempt that set `notBefore` ended; a device clock before it is wrong, and delays nothing. */
  attemptedAt?: number | undefined
  /** When the attempt under way began. */
  startedAt?: number | undefined
  /** The Idempotency-Key of this content. */
  key: string
  /** The position in the queue: lower is sent first. */
  order: number
  savedAt: number
}

/** A request as it leaves: the path below `/api` and the body, as JSON or, where files may be in it, as `multipart`. */
export type Parcel = {
  path: string
  body: Record<string, unknown>
  multipart?: true
  /** The number of the client that packed it; absent where that had none. */
  client?: number
  /** True when it was packed again although an earlier packing of the same answers may have reached the server. */
  again?: true
}

/**
 * What is left on the device of something sent, until its writer signs out: neither answers nor company, and no exact
 * time.
 */
export type Trace = Pick<Submission, 'id' | 'owner' | 'type'> & {
  /** The day, as `2026-10-31`. */
  day: string
  /** The server's message. */
  message?: string | undefined
}

/** What identifies a record: there is one per person, form and subject. */
export type Place = Pick<Submission, 'owner' | 'type' | 'companyId' | 'about'>
export const getSlot = ({ owner, type, companyId, about }: Place): string =>
  JSON.stringify([owner, type, companyId, ...(about === undefined ? [] : [about])])

/** The inputs of a transition: the time and a source of random ids. */
export type TransitionDeps = { now: number; uuid: () => string }

export type Subject = Place & Pick<Submission, 'companyName' | 'companyLogo' | 'title'>

/** Creates an empty draft. */
export function createDraft(subject: Subject, { now, uuid }: TransitionDeps): Submission {
  const { owner, type, companyId, companyName, companyLogo, about, title } = subject
  return {
    ...{ id: uuid(), version: 3, owner, type, companyId, companyName, companyLogo, about, title },
    ...{ answers: {}, step: 1, state: 'draft', attempts: 0, notBefore: 0, key: uuid(), order: 0, savedAt: now },
  }
}

/**
 * Returns the record with other answers or another step. Other answers take a waiting or held review out of the queue;
 * a refused one still needs its writer, without the problems of the answers that changed. Content that may have reached
 * the server under its key gets a new key. The same answers change only the step.
 */
export function editDraft(
  record: Submission,
  given: RawAnswers,
  step: number,
  { now, uuid }: TransitionDeps,
): Submission {
  const all = copyPlain(given)
  const answers = removeFiles(all)
  // A queued record still has its files; a draft never had any.
  const changed = listChangedAnswers(record.answers, record.state === 'draft' ? answers : all)
  if (changed.size === 0) return step === record.step ? record : { ...record, step }
  const refused = record.state === 'refused'
  return {
    ...resetAttempts(record),
    answers,
    parcel: undefined,
    step,
    state: refused ? 'refused' : 'draft',
    problems: refused ? record.problems?.filter(({ path }) => !changed.has(path.split('.')[0]!)) : undefined,
    message: refused ? record.message : undefined,
    key: mayHaveArrived(record) ? uuid() : record.key,
    savedAt: now,
  }
}

/** Returns the record queued with these answers, packed as `parcel`, after `last`, the highest position so far. */
export function queueDraft(
  record: Submission,
  { answers, parcel }: { answers: RawAnswers; parcel: Parcel },
  last: number,
  chance: TransitionDeps,
): Submission {
  const same = listChangedAnswers(record.answers, answers).size === 0
  if (same && record.state === 'waiting') return record
  const current = editDraft(record, answers, record.step, chance)
  return {
    ...(same && record.state === 'held' ? record : resetAttempts(current)),
    state: 'waiting',
    answers: copyPlain(answers),
    parcel: { ...parcel, client: clientNumber },
    // The server may remember a refusal under its key, and its cause may have been removed elsewhere since.
    key: record.state === 'refused' && current.key === record.key ? chance.uuid() : current.key,
    problems: undefined,
    message: undefined,
    order: last + 1,
    savedAt: chance.now,
  }
}

/** Marks the beginning of an attempt. */
export const startAttempt = (record: Submission, now: number): Submission => ({ ...record, startedAt: now })

/** Holds a record until its writer signs in; the same content keeps its key. */
export const holdUntilSignedIn = (record: Submission): Submission => ({
  ...record,
  state: 'held',
  startedAt: undefined,
})

/** Returns a held record to its old position after its writer has signed in. */
export const resume = (record: Submission): Submission =>
  record.state === 'held' ? { ...record, state: 'waiting', notBefore: 0, paced: undefined } : record

/** Marks a record as refused by the server. */
export const markRefused = (record: Submission, problems: Problem[], message?: string): Submission => ({
  ...record,
  ...{ state: 'refused', parcel: undefined, problems, message, startedAt: undefined, notBefore: 0, paced: undefined },
})

/** Postpones a record whose attempt brought no final response by `wait` ms; `paced` when the server named that time. */
export const postpone = (
  record: Submission,
  now: number,
  { wait, paced, message }: { wait: number; paced: boolean; message?: string | undefined },
): Submission => ({
  ...record,
  message,
  ...{ attempts: record.attempts + 1, notBefore: now + wait, attemptedAt: now, startedAt: undefined },
  paced: paced || undefined,
})

/** Returns the trace that is left of a sent record. */
export const toTrace = ({ id, owner, type }: Submission, sentAt: number, message?: string): Trace => ({
  ...{ id, owner, type, message },
  day: getRiyadhDay(new Date(sentAt)),
})

/** Whether an attempt may start. `eager` skips the backoff, never a wait the server asked for. */
export function isDue({ notBefore, paced, attemptedAt = 0 }: Submission, now: number, eager = false): boolean {
  return now >= notBefore || now < attemptedAt || (eager && !paced)
}

/**
 * Parses a stored record into one of this version; undefined for anything else. Records of an unknown version are left
 * alone: a newer build wrote them. Version 1 had no parcel: one that waits is packed when it is sent. Versions before 3
 * held reviews alone.
 */
export function parseRecord(row: unknown): Submission | undefined {
  const { version } = (row ?? {}) as { version?: unknown }
  return version === 1 || version === 2 || version === 3 ? { ...(row as Submission), version: 3 } : undefined
}

/** Returns a visitor's record as this person's own draft. */
export const adoptRecord = (record: Submission, owner: string): Submission => ({ ...record, owner, state: 'draft' })

/** Whether the server may know this content under its key. */
export const mayHaveArrived = ({ attempts, startedAt, state }: Submission) =>
  attempts > 0 || startedAt !== undefined || state === 'refused' || state === 'held'

const resetAttempts = (record: Submission): Submission => ({
  ...record,
  ...{ attempts: 0, notBefore: 0, paced: undefined, attemptedAt: undefined, startedAt: undefined },
})
