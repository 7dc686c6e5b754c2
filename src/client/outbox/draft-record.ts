import type { RawAnswers } from '../../contract/form/form.ts'
import type { OutboxStore } from './store.ts'
import { createDraft, editDraft, getSlot, type Subject, type Submission, type TransitionDeps } from './submission.ts'

export type UnsavedAnswers = { answers: RawAnswers; step: number; basis?: unknown }

/**
 * Keeps what was typed, as it is when its turn on the device comes, with what the device has of the subject, and resolves
 * with the record.
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

/** The record of a subject with what was typed since, or its first one. */
export function changeAnswers(
  own: Submission | undefined,
  subject: Subject,
  { answers, step, basis }: UnsavedAnswers,
  chance: TransitionDeps,
): Submission {
  const before = own ?? createDraft(subject, chance)
  // What is not known yet, as without a network, was when the draft was begun.
  const known = {
    companyName: subject.companyName || before.companyName,
    companyLogo: subject.companyLogo ?? before.companyLogo,
    title: subject.title ?? before.title,
    basis: basis ?? before.basis,
  }
  return editDraft({ ...before, ...known }, answers, step, chance)
}
