import type { OutboxStore } from './store.ts'
import { getSlot, isSignUp } from './submission.ts'

/**
 * How long (ms) after its last change an unfinished sign-up is deleted: it names a person, and belongs to no account.
 */
export const signUpsKept = 3_600_000

/** Deletes sign-ups begun on this device: all, or those last changed before `before` (ms). */
export async function forgetSignUps(store: OutboxStore, before = Number.POSITIVE_INFINITY): Promise<void> {
  await store.transact(({ records }) => {
    const over = records.filter((record) => isSignUp(record) && record.savedAt < before)
    return over.length > 0 ? { remove: over.map(getSlot) } : undefined
  })
}
