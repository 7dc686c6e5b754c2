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

/** What takes an answer stands still in a drawn page: typed before the client is there, it would be lost. */
const still = 'form, input, select, textarea'

/** The screen answers from now on: what the server has drawn has become the client's. */
export function wakePage(): void {
  const root = document.getElementById('root')
  if (!root?.dataset.drawn) return
  delete root.dataset.drawn
  for (const element of root.querySelectorAll<HTMLElement>(still)) element.inert = false
  // Pictures that failed before anybody listened fail once more.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}
