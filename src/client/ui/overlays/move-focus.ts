/**
 * Moves the focus to an element the person has not chosen by hand: a page they navigated to, the title of a step, the
 * element that opened a closed dialog; the scroll position stays. Fluent hides the page around a dialog from screen
 * readers for a moment longer than the dialog exists. The focused element is made visible to them first, or they would
 * be led into content they cannot read.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return
  const findHiddenAncestor = () => element.closest('[aria-hidden="true"]')
  for (let one = findHiddenAncestor(); one; one = findHiddenAncestor()) one.removeAttribute('aria-hidden')
  element.focus({ preventScroll: true })
}
