import { useCallback, useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'

/**
 * What `of` says of the page's path. Whoever asks is drawn anew when that changes, not at every change of the path: of
 * all that stands around a company's tabs, only the strip of tabs itself is when one is pressed.
 */
export function usePlace<Value extends string | number | boolean | undefined>(of: (path: string) => Value): Value {
  const { ssrPath } = useRouter()
  const readHere = () => of(location.pathname)
  return useLocationProperty(readHere, ssrPath === undefined ? readHere : () => of(ssrPath))
}

/** Something that is open until it is closed or the page changes. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const [openedAt, setOpenedAt] = useState<string>()
  const open = usePlace((path) => path === openedAt)
  // Otherwise it would open once more when somebody comes back.
  useEffect(() => {
    if (!open) setOpenedAt(undefined)
  }, [open])
  const setOpen = useCallback((next: boolean) => setOpenedAt(next ? location.pathname : undefined), [])
  return [open, setOpen]
}
