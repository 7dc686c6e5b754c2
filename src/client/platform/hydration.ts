/**
 * Restores the inline styles of the elements the server has rendered, which were in a style sheet until then: the
 * site's policy (CSP) allows no style attribute in HTML. From here on React changes them.
 */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

/**
 * The elements that take input; they are inert in a prerendered page: what is typed before the client is there would be
 * lost.
 */
const still = 'form, input, select, textarea'

/** Marks the page as hydrated: what the server has rendered is the client's, and the screen responds from then on. */
export function wakePage(): void {
  const root = document.getElementById('root')
  if (!root?.dataset.drawn) return
  delete root.dataset.drawn
  for (const element of root.querySelectorAll<HTMLElement>(still)) element.inert = false
  // Makes images that failed before anybody listened fail once more.
  for (const image of root.querySelectorAll('img'))
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src)
}

/** How long a press is held until its part of the page is hydrated, and how often it is retried meanwhile, in ms. */
const [heldFor, triedEvery] = [10_000, 50]

/**
 * Replays clicks on buttons that came before their part of the page was hydrated: React stops such an event at `root`
 * and drops it while the part's scripts are loading. Links and what a browser does by itself (to submit, to check, to
 * unfold) work without scripts, and once only.
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
