/**
 * Puts the focus on what nobody has chosen by hand: the page that was gone to, the title of a step, what opened a dialog
 * that is gone; its place on the screen stays. Fluent hides the page beside a dialog from screen readers for a moment
 * longer than the dialog is there. What gets the focus is shown to them first, or they would be led into what they cannot
 * read.
 */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return
  const findHiddenAncestor = () => element.closest('[aria-hidden="true"]')
  for (let one = findHiddenAncestor(); one; one = findHiddenAncestor()) one.removeAttribute('aria-hidden')
  element.focus({ preventScroll: true })
}
