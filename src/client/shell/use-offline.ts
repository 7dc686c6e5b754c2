import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { queue } from '../outbox/queue.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether there is no network, as far as one can tell: by what the outbox finds, and by the browser's hint. */
export function useOffline(): boolean {
  const { offline } = useSnapshot(queue)
  const hinted = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return hinted || offline
}
