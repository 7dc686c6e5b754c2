import { useSnapshot } from 'valtio'
import { queue } from '../../outbox/queue.ts'

/** How many of the person's reviews are on this device and not sent yet: drafts, waiting, and those that need them. */
export function useUnsent(): number {
  const { needsYou, onTheWay, savedHere } = useSnapshot(queue).counts
  return needsYou + onTheWay + savedHere
}
