import type { RawAnswers } from '../../contract/form/form.ts'
import type { OutboxStore } from './store.ts'
import { type Chance, drafted, edited, type Subject, type Submission, slotOf } from './submission.ts'

export type Unsaved = { answers: RawAnswers; step: number; basis?: unknown }

/**
 * Keeps what was typed, as it is when its turn on the device comes, with what the device has of the subject, and resolves
 * with the record.
 */
export async function write(
  store: OutboxStore,
  subject: Subject,
  typed: () => Unsaved,
  chance: Chance,
): Promise<Submission | undefined> {
  const slot = slotOf(subject)
  const { records } = await store.transact(({ records }) => {
    const own = records.find((record) => slotOf(record) === slot)
    return { put: [changed(own, subject, typed(), chance)] }
  })
  return records.find((record) => slotOf(record) === slot)
}

/** The record of a subject with what was typed since, or its first one. */
export function changed(
  own: Submission | undefined,
  subject: Subject,
  { answers, step, basis }: Unsaved,
  chance: Chance,
): Submission {
  const before = own ?? drafted(subject, chance)
  // What is not known yet, as without a network, was when the draft was begun.
  const known = {
    companyName: subject.companyName || before.companyName,
    companyLogo: subject.companyLogo ?? before.companyLogo,
    title: subject.title ?? before.title,
    basis: basis ?? before.basis,
  }
  return edited({ ...before, ...known }, answers, step, chance)
}
