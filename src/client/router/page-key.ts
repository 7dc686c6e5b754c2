import { useEffect, useRef } from 'react'

type PressedKey = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'> & {
  /** The focused element. */
  target: unknown
}

/** Whether shortcut keys are ignored: the person is typing, holds a modifier key, or a dialog has the focus. */
export const ignorePageKey = ({ ctrlKey, metaKey, altKey, target }: PressedKey): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  Boolean((target as Element | null)?.closest?.('input, textarea, select, [contenteditable], [aria-modal="true"]'))

/**
 * Calls `act` when one of these keys is pressed anywhere on the page: a key by the character it types in either layout.
 * Not while the person is typing or a dialog is open; `act` returns false where there was nothing to do, and the key is
 * then left to the browser.
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
