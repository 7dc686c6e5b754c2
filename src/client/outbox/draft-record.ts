import type { RawAnswers } from '../../contract/form/form.ts'
import type { OutboxStore } from './store.ts'
import { createDraft, editDraft, getSlot, type Subject, type Submission, type TransitionDeps } from './submission.ts'

export type UnsavedAnswers = { answers: RawAnswers; step: number; basis?: unknown }

/**
 * Saves what was typed, as it is at the time of the transaction, together with what the device knows of the subject,
 * and resolves with the record.
 */
export async function write(
  store: OutboxStore,
  subject: Subject,
  typed: () => UnsavedAnswers,
  chance: TransitionDeps,
): Promise<Submission | undefined> {
  const slot = getSlot(subject)
  const { records } = await store.transact(({ records }) => {
    const own = records.find((record) => getSlot(record) === slot)
    return { put: [changeAnswers(own, subject, typed(), chance)] }
  })
  return records.find((record) => getSlot(record) === slot)
}

/** Returns the record of a subject with the newest answers, or its first record. */
export function changeAnswers(
  own: Submission | undefined,
  subject: Subject,
  { answers, step, basis }: UnsavedAnswers,
  chance: TransitionDeps,
): Submission {
  const before = own ?? createDraft(subject, chance)
  // What is unknown at present, as without a network, was known when the draft was begun.
  const known = {
    companyName: subject.companyName || before.companyName,
    companyLogo: subject.companyLogo ?? before.companyLogo,
    title: subject.title ?? before.title,
    basis: basis ?? before.basis,
  }
  return editDraft({ ...before, ...known }, answers, step, chance)
}
