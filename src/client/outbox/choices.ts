import { ownerOf, session } from '../session/session.ts'
import { chance, draftDeps, send, store } from './page.ts'
import { type Submission, slotOf } from './submission.ts'
import { type SubmitOutcome, submit } from './submit.ts'

/** Sends the queue now, without the wait of our own making. */
export const sendNow = () => send({ eager: true })

/** Takes a record off the device, also while it waits. Resolves with how to bring it back as it was. */
export async function discard(record: Submission): Promise<() => Promise<void>> {
  await store.transact(() => ({ remove: [slotOf(record)] }))
  return async () => {
    await store.transact(({ records }) =>
      records.some((one) => slotOf(one) === slotOf(record)) ? undefined : { put: [record] },
    )
    if (record.state === 'waiting') await sendNow()
  }
}

/** Queues a record again with the answers it has; a visitor's becomes the signed-in person's. */
export async function resend(record: Submission): Promise<SubmitOutcome> {
  const owner = ownerOf(session.auth)
  const own = { ...record, owner }
  if (owner !== record.owner)
    await store.transact(({ records }) =>
      records.some((one) => slotOf(one) === slotOf(own)) ? undefined : { remove: [slotOf(record)], put: [own] },
    )
  return submit({ ...draftDeps, chance }, own, record.answers)
}
