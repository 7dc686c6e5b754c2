/** Whether this tab keeps anything of its own, of a sign-up under way for instance; the server has drawn without it. */
export function keepsNothing(storage: () => Storage): boolean {
  try {
    return storage().length === 0
  } catch {
    return true // where storage is forbidden nothing is kept
  }
}

/**
 * Gives the elements the server has drawn their own styles back, which stood in a sheet until now: the policy of the
 * site allows no style attribute in HTML. From here on React changes them.
 */
export function giveBackStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
