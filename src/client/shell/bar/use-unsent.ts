import { useSnapshot } from 'valtio'
import { queue } from '../../outbox/queue.ts'

/**
 * Returns how many of the person's records are on this device and not sent yet: drafts, waiting, and those that need
 * them.
 */
export function useUnsent(): number {
  const { needsYou, onTheWay, savedHere } = useSnapshot(queue).counts
  return needsYou + onTheWay + savedHere
}
