import { useSyncExternalStore } from 'react'
import { isOffline } from '../../platform/browser.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Returns whether the browser knows that there is no network. Where it reports one, there may still be none. */
export const useOfflineHint = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline(),
    () => false,
  )
