import { useCallback, useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * Returns what `of` computes from the page's path. The component re-renders when that value changes, not at every
 * change of the path: of everything around a company's tabs, only the tab strip itself re-renders when a tab is
 * pressed.
 */
export function usePlace<Value extends string | number | boolean | undefined>(of: (path: string) => Value): Value {
  const { ssrPath } = useRouter()
  const readHere = () => of(location.pathname)
  return useLocationProperty(readHere, ssrPath === undefined ? readHere : () => of(ssrPath))
}

/** The state of something that is open until it is closed or the page changes. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const [openedAt, setOpenedAt] = useState<string>()
  const open = usePlace((path) => path === openedAt)
  // Otherwise it would open again when the visitor comes back.
  useEffect(() => {
    if (!open) setOpenedAt(undefined)
  }, [open])
  const setOpen = useCallback((next: boolean) => setOpenedAt(next ? location.pathname : undefined), [])
  return [open, setOpen]
}
