import { useLayoutEffect } from 'react'
import { moveFocus } from './move-focus.ts'

/**
 * Returns the focus, when this component unmounts, to the element that had it at mount, unless the focus has moved
 * elsewhere by then, as to another page.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    // After unmounting: a page behind a modal takes no focus.
    return () => void setTimeout(() => isLost() && before instanceof HTMLElement && moveFocus(before))
  }, [])
}

/** Whether the focused element has left the page and the focus with it. */
const isLost = () => document.activeElement === null || document.activeElement === document.body
