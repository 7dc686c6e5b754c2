/** Whether this tab keeps anything of its own, of a sign-up under way for instance; the server has drawn without it. */
export function hasNothingKept(storage: () => Storage): boolean {
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

/** The page is hydrated: what the server has drawn has become the client's, and the screen answers from now on. */
export function wakePage(): void {
  const root = document.getElementById('root')
  if (!root?.dataset.drawn) return
  delete root.dataset.drawn
  for (const element of root.querySelectorAll<HTMLElement>(still)) element.inert = false
  // Pictures that failed before anybody listened fail once more.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}

/** How long a press is held for its part of the page, and how often it is tried meanwhile, in ms. */
const [heldFor, triedEvery] = [10_000, 50]

/**
 * Makes presses of buttons again that came before their part of the page was the client's: React stops such an event at
 * `root` and forgets it while the part's scripts are on their way. Links and what a browser does by itself (to submit,
 * to check, to unfold) happen without scripts, and once only.
 */
export function replayHeldClicks(root: HTMLElement): void {
  const held = new Set<Element>()
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'button' || !root.contains(button) || held.has(button)) return
    const end = performance.now() + heldFor
    const tryPress = () => {
      let arrived = false
      const onArrival = () => {
        arrived = true
      }
      button.addEventListener('click', onArrival, { capture: true, once: true })
      if (held.has(button)) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      setTimeout(() => {
        button.removeEventListener('click', onArrival, { capture: true })
        const waits = !arrived && button.isConnected && performance.now() < end
        if (waits) held.add(button)
        else held.delete(button)
        if (waits) setTimeout(tryPress, triedEvery)
      })
    }
    tryPress()
  }
  addEventListener('click', onClick, { capture: true })
}
