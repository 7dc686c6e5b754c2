import { useSnapshot } from 'valtio'
import { queue } from '../outbox/queue.ts'
import { useOfflineHint } from '../ui/states/use-offline-hint.ts'

/** Whether there is no network, as far as is known: by the attempts of the outbox, and by the browser's hint. */
export function useOffline(): boolean {
  const { offline } = useSnapshot(queue)
  const hinted = useOfflineHint()
  return hinted || offline
}
