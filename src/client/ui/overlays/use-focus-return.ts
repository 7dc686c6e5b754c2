import { useLayoutEffect } from 'react'
import { giveFocus } from './give-focus.ts'

/**
 * What has the focus when this opens has it again when this is gone, unless the focus has gone somewhere else by then, as
 * to another page.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    // Once it is gone: a page behind something modal takes no focus.
    return () => void setTimeout(() => isLost() && before instanceof HTMLElement && giveFocus(before))
  }, [])
}

/** Whether what had the focus has left the page with it. */
const isLost = () => document.activeElement === null || document.activeElement === document.body
