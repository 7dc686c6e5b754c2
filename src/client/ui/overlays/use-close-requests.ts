import { useEffect } from 'react'

/** Not yet in TypeScript's own list: what a browser tells of Escape and of a phone's gesture for going back. */
type CloseWatcher = { onclose: (() => void) | null; destroy(): void }
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * Calls `onClose` when a reader asks the platform to close what is open: with Escape, and on phones that have it with
 * the gesture for going back, which then does not leave the page. Browsers without close watchers listen for Escape.
 */
export function useCloseRequests(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return
    if (window.CloseWatcher) {
      const watcher = new window.CloseWatcher()
      watcher.onclose = onClose
      return () => watcher.destroy()
    }
    // Not where something within has answered it already.
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onClose()
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [open, onClose])
}
