import { useEffect } from 'react'

/** Has the browser ask before the page is closed or left, while something is on its way that would not arrive. */
export function usePageHeld(held: boolean): void {
  useEffect(() => {
    if (!held) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [held])
}
