import { useSnapshot } from 'valtio'
import { queue } from '../outbox/queue.ts'
import { useOfflineHint } from '../ui/states/use-offline-hint.ts'

/** Whether there is no network, as far as one can tell: by what the outbox finds, and by the browser's hint. */
export function useOffline(): boolean {
  const { offline } = useSnapshot(queue)
  const hinted = useOfflineHint()
  return hinted || offline
}
