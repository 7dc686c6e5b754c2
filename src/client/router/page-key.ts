import { useEffect, useRef } from 'react'

type PressedKey = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'> & {
  /** What has the focus. */
  target: unknown
}

/** Whether keys mean nothing now: somebody is typing, holds another key, or a dialog has the focus. */
export const ignorePageKey = ({ ctrlKey, metaKey, altKey, target }: PressedKey): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  Boolean((target as Element | null)?.closest?.('input, textarea, select, [contenteditable], [aria-modal="true"]'))

/**
 * Does `act` when one of these keys is pressed anywhere on the page: a key by what it writes in either layout. Not while
 * somebody types or is asked; `act` answers false where there was nothing to do, and the key is then the browser's.
 */
export function usePageKey(keys: readonly string[], act: () => boolean): void {
  const latest = useRef({ keys, act })
  latest.current = { keys, act }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current.keys.includes(event.key) || event.defaultPrevented || ignorePageKey(event)) return
      if (document.querySelector('[aria-modal="true"]')) return
      if (latest.current.act()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
