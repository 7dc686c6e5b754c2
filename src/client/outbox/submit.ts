import { check } from '../../contract/form/check.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import type { Problem } from '../../contract/problem.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import type { Drain } from './drain.ts'
import type { Packing } from './request.ts'
import type { OutboxStore } from './store.ts'
import {
  createDraft,
  getSlot,
  holdUntilSignedIn,
  type Parcel,
  queueDraft,
  type Subject,
  type Submission,
  type TransitionDeps,
} from './submission.ts'

/**
 * The outcome of a submitted form. `sent`: the server has it and said `message`. `waiting`: it is sent when possible,
 * by itself; `message` comes from a server that could not accept it yet. `held`: sent when its writer signs in.
 * `refused`: `problems` (paths of the form's fields) have to be corrected.
 */
export type SubmitOutcome =
  | { state: 'sent'; message?: string | undefined }
  | { state: 'waiting'; message?: string | undefined }
  | { state: 'held' }
  | { state: 'refused'; problems: Problem[]; message?: string | undefined }

export type SubmitDeps = { store: OutboxStore; drain: Drain; chance: () => TransitionDeps }

/**
 * Queues the answers and tries to send them at once (design: offline 10). The record is on the device
 * before any request leaves. Answers the form itself refuses are not queued. Submitting the same answers twice sends
 * them once. Expected failures are outcomes; it does not throw for them.
 */
export async function submit(
  { store, drain, chance }: SubmitDeps,
  subject: Subject,
  answers: RawAnswers,
  { form, pack }: Packing,
): Promise<SubmitOutcome> {
  const { now } = chance()
  const checked = check(form(answers), answers, { now: new Date(now) })
  if (!checked.ok) return { state: 'refused', problems: checked.problems }
  const buildContent = (record: Submission) => ({ answers, parcel: pack({ ...record, answers }) })
  // Few devices have a proof of employment, which a company review carries.
  if (subject.type === 'company' && deviceStorage.getItem('proofs'))
    return (await import('./packings/submit-proven.ts')).submitProven(
      { store, drain, chance },
      subject,
      buildContent,
      enqueue,
    )
  return enqueue({ store, drain, chance }, subject, buildContent)
}

/** Queues a parcel for a place's record, and tries to send it at once; see `submit`. */
export async function enqueue(
  { store, drain, chance }: SubmitDeps,
  subject: Subject,
  contentOf: (record: Submission) => { answers: RawAnswers; parcel: Parcel },
): Promise<SubmitOutcome> {
  const slot = getSlot(subject)
  let id = ''
  await store.transact(({ records }) => {
    const own = records.find((record) => getSlot(record) === slot) ?? createDraft(subject, chance())
    const last = Math.max(0, ...records.map(({ order }) => order))
    const next = queueDraft(own, contentOf(own), last, chance())
    id = next.id
    return { put: [subject.owner === null ? holdUntilSignedIn(next) : next] }
  })
  if (subject.owner === null) return { state: 'held' }
  await drain({ eager: true })
  const { records, sent } = await store.read()
  const left = records.find((record) => record.id === id)
  if (left?.state === 'refused') return { state: 'refused', problems: left.problems ?? [], message: left.message }
  if (left?.state === 'held') return { state: 'held' }
  if (left) return { state: 'waiting', message: left.message }
  const trace = sent.find((one) => one.id === id)
  // Neither in the queue nor sent: its writer discarded it in another tab meanwhile.
  return trace ? { state: 'sent', message: trace.message } : { state: 'waiting' }
}
