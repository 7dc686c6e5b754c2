import { useSnapshot } from 'valtio'
import { queue } from '../outbox/queue.ts'

/** How many of the person's reviews are on this device and not sent yet: drafts, waiting, and those that need them. */
export function useUnsent(): number {
  return useSnapshot(queue).records.length
}
