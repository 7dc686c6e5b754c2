import { useLayoutEffect } from 'react'

/**
 * What has the focus when this opens has it again when this is gone, unless the focus has gone somewhere else by then, as
 * to another page.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    // Once it is gone: a page behind something modal takes no focus.
    return () => void setTimeout(() => isLost() && before instanceof HTMLElement && giveBack(before))
  }, [])
}

/** Whether what had the focus has left the page with it. */
const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Fluent hides the page beside a dialog from screen readers for a moment longer than the dialog is there. What gets the
 * focus is shown to them first, or they would be led into what they cannot read.
 */
function giveBack(element: HTMLElement): void {
  const hides = () => element.closest('[aria-hidden="true"]')
  for (let one = hides(); one; one = hides()) one.removeAttribute('aria-hidden')
  element.focus({ preventScroll: true })
}
