import { useEffect } from 'react'

/** Missing in TypeScript's library: the browser's events for Escape and for a phone's back gesture. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Calls `onClose` when a reader asks the platform to close what is open: with Escape, and on phones that support it
 * with the back gesture, which then does not leave the page. Browsers without close watchers listen for Escape.
 */
export function useCloseRequests(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return
    if (window.CloseWatcher) {
      const watcher = new window.CloseWatcher()
      watcher.onclose = onClose
      return () => watcher.destroy()
    }
    // Not where an element inside has handled it already.
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onClose()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open, onClose])
}
