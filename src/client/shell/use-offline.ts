import { useSyncExternalStore } from 'react'
import { createSignal, useSignal } from '../ui/signal.ts'

/** True while the outbox, which tries, finds no server; whoever starts it keeps this current. */
export const noServer = createSignal(false)

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether there is no network, as far as one can tell: the browser's hint is never proof. */
export function useOffline(): boolean {
  const unreachable = useSignal(noServer)
  const hinted = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return hinted || unreachable
}
