import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import type { ReviewTypeName } from '../../contract/reviews/kinds.ts'

/** What is written here beside reviews, by the name of its form. */
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

/** What begins an account: only a visitor writes it, and whoever is signed in has no use for it. */
export const isSignUp = ({ type }: { type: FormName }): boolean => type === 'sign_up' || type === 'employer_sign_up'

/**
 * Where something written is: `draft` being written; `waiting` to be sent (or being sent); `held` until its writer signs in
 * again; `refused` by the server, for its writer to change. A sent one is gone but for its trace.
 */
export type SubmissionState = 'draft' | 'waiting' | 'held' | 'refused'

/** Draft and queued form in one record, so that each change of state is one write. Times in ms since 1970. */
export type Submission = {
  id: string
  version: 3
  /** The writer (`getOwner`); null for a visitor. */
  owner: string | null
  type: FormName
  /** 0 where it is about no company that is here already. */
  companyId: number
  companyName: string
  companyLogo?: string
  /** The one thing of the company it is about, where that has many: the question that is answered, the review. */
  about?: string
  /** That thing in words, for its writer. */
  title?: string
  /** What its writer began with, where others may change that meanwhile. */
  basis?: unknown
  /** Passwords are kept nowhere, and files from the moment they are handed over. */
  answers: RawAnswers
  /** What travels for these answers, from the moment they are handed over until they change. */
  parcel?: Parcel
  /** The wizard's step, 1 to 3. */
  step: number
  state: SubmissionState
  problems?: Problem[]
  /** The server's words for a refusal, or for not taking it yet. */
  message?: string
  /** Attempts to send this content that brought no verdict. */
  attempts: number
  /** No attempt before this time. */
  notBefore: number
  /** True when the server itself asked to wait until `notBefore`. */
  paced?: boolean
  /** When the attempt that set `notBefore` ended; a device clock before it is wrong, and waits for nothing. */
  attemptedAt?: number
  /** When the attempt now under way began. */
  startedAt?: number
  /** The Idempotency-Key of this content. */
  key: string
  /** Place in the queue: lower goes first. */
  order: number
  savedAt: number
}

/** A request as it leaves: the path below `/api` and the body, as JSON or, where files may be in it, as `multipart`. */
export type Parcel = { path: string; body: Record<string, unknown>; multipart?: true }

/** What stays of something sent on the device until its writer signs out: neither answers nor company, and no moment. */
export type Trace = Pick<Submission, 'id' | 'owner' | 'type'> & {
  /** As `2026-10-31`. */
  day: string
  /** The server's words. */
  message?: string
}

/** One record per person, form and what it is about. */
export type Place = Pick<Submission, 'owner' | 'type' | 'companyId' | 'about'>
export const getSlot = ({ owner, type, companyId, about }: Place): string =>
  JSON.stringify([owner, type, companyId, ...(about === undefined ? [] : [about])])

/** What a transition needs from outside: the time and a source of random ids. */
export type TransitionDeps = { now: number; uuid: () => string }

export type Subject = Place & Pick<Submission, 'companyName' | 'companyLogo' | 'title'>

/** An empty draft. */
export function createDraft(subject: Subject, { now, uuid }: TransitionDeps): Submission {
  const { owner, type, companyId, companyName, companyLogo, about, title } = subject
  return {
    ...{ id: uuid(), version: 3, owner, type, companyId, companyName, companyLogo, about, title },
    ...{ answers: {}, step: 1, state: 'draft', attempts: 0, notBefore: 0, key: uuid(), order: 0, savedAt: now },
  }
}

/**
 * The record with other answers or another step. Other answers take a waiting or held review out of the queue; a
 * refused one still needs its writer, without the problems of the answers that changed. Content that may have reached
 * the server under its key gets a new one. The same answers change nothing but the step.
 */
export function editDraft(
  record: Submission,
  given: RawAnswers,
  step: number,
  { now, uuid }: TransitionDeps,
): Submission {
  const all = copyPlain(given)
  const answers = removeFiles(all)
  // What was handed over still has its files; a draft never had any.
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

/** The record queued with these answers, packed as `parcel`, behind `last`, the highest place given so far. */
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
    parcel,
    // A refusal may be remembered under its key, and what was missing may since have been put right elsewhere.
    key: record.state === 'refused' && current.key === record.key ? chance.uuid() : current.key,
    problems: undefined,
    message: undefined,
    order: last + 1,
    savedAt: chance.now,
  }
}

/** An attempt begins. */
export const startAttempt = (record: Submission, now: number): Submission => ({ ...record, startedAt: now })

/** The writer has to sign in before it can go; the same content keeps its key. */
export const holdUntilSignedIn = (record: Submission): Submission => ({
  ...record,
  state: 'held',
  startedAt: undefined,
})

/** The writer is back: it goes on from its old place. */
export const resume = (record: Submission): Submission =>
  record.state === 'held' ? { ...record, state: 'waiting', notBefore: 0, paced: undefined } : record

/** The server will not take it as it is. */
export const markRefused = (record: Submission, problems: Problem[], message?: string): Submission => ({
  ...record,
  ...{ state: 'refused', parcel: undefined, problems, message, startedAt: undefined, notBefore: 0, paced: undefined },
})

/** The attempt brought no verdict; the next comes after `wait` ms, `paced` when the server named that time. */
export const postpone = (
  record: Submission,
  now: number,
  { wait, paced, message }: { wait: number; paced: boolean; message?: string },
): Submission => ({
  ...record,
  message,
  ...{ attempts: record.attempts + 1, notBefore: now + wait, attemptedAt: now, startedAt: undefined },
  paced: paced || undefined,
})

/** What remains once it is sent. */
export const toTrace = ({ id, owner, type }: Submission, sentAt: number, message?: string): Trace => ({
  ...{ id, owner, type, message },
  day: new Date(sentAt).toISOString().slice(0, 10),
})

/** Whether an attempt may start. `eager` skips a wait of our own making, never one the server asked for. */
export function isDue({ notBefore, paced, attemptedAt = 0 }: Submission, now: number, eager = false): boolean {
  return now >= notBefore || now < attemptedAt || (eager && !paced)
}

/**
 * What the device holds as a record of this version; undefined for anything else. Records of a version this build does
 * not know are left alone: a newer build wrote them. Version 1 had no parcel: one that waits is packed when it is sent.
 * Versions before 3 held reviews alone.
 */
export function parseRecord(row: unknown): Submission | undefined {
  const { version } = (row ?? {}) as { version?: unknown }
  return version === 1 || version === 2 || version === 3 ? { ...(row as Submission), version: 3 } : undefined
}

/** A visitor's record as this person's: their own draft from then on. */
export const adoptRecord = (record: Submission, owner: string): Submission => ({ ...record, owner, state: 'draft' })

const mayHaveArrived = ({ attempts, startedAt, state }: Submission) =>
  attempts > 0 || startedAt !== undefined || state === 'refused' || state === 'held'

const isFile = (value: unknown) => value instanceof Blob

/** Answers as the device can keep them: what a form or a state library wraps around them stays behind. */
const copyPlain = (answers: RawAnswers): RawAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, isFile(value) ? value : JSON.parse(JSON.stringify(value))]]
    }),
  )

const removeFiles = (answers: RawAnswers): RawAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => !isFile(value)))

/** The same text for the same answer; a file counts by name, size and time. */
const serialise = (value: unknown) => {
  if (!isFile(value)) return JSON.stringify(value)
  const { name, size, type, lastModified } = value as File
  return JSON.stringify([name, size, type, lastModified])
}

const resetAttempts = (record: Submission): Submission => ({
  ...record,
  ...{ attempts: 0, notBefore: 0, paced: undefined, attemptedAt: undefined, startedAt: undefined },
})

/** Names of the answers that differ. */
function listChangedAnswers(before: RawAnswers, after: RawAnswers): Set<string> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return new Set([...names].filter((name) => serialise(before[name]) !== serialise(after[name])))
}
