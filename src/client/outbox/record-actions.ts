import { getOwner, session } from '../session/session.ts'
import { adoptVisitorRecords } from './draft.ts'
import { createTransitionDeps, draftDeps, send, store } from './page.ts'
import { getSlot, type Submission } from './submission.ts'
import { enqueue, type SubmitOutcome } from './submit.ts'

/** Sends the queue at once, skipping the backoff. */
export const sendNow = () => send({ eager: true })

/** Removes a record from the device, even while it waits. Resolves with a function that restores it unchanged. */
export async function discard(record: Submission): Promise<() => Promise<void>> {
  await store.transact(() => ({ remove: [getSlot(record)] }))
  return async () => {
    await store.transact(({ records }) =>
      records.some((one) => getSlot(one) === getSlot(record)) ? undefined : { put: [record] },
    )
    if (record.state === 'waiting') await sendNow()
  }
}

/** Makes a draft a visitor wrote here the signed-in person's, who said that it is theirs. */
export const adoptDraft = (record: Submission) =>
  adoptVisitorRecords(store, { ...record, owner: getOwner(session.auth) })

/** Queues a record again with the answers it has; a visitor's becomes the signed-in person's. */
export async function resend(record: Submission): Promise<SubmitOutcome> {
  const { parcel, answers } = record
  const own = { ...record, owner: getOwner(session.auth) }
  await adoptDraft(record)
  // A record that was queued was validated then, and packed.
  return parcel
    ? enqueue({ ...draftDeps, chance: createTransitionDeps }, own, () => ({ answers, parcel }))
    : { state: 'waiting' }
}
