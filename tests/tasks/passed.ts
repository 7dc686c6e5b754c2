import type { ElementHandle } from 'puppeteer'

/** The window the review measured in, in CSS pixels. */
export const windowSize = { width: 360, height: 740 } as const

/** Which screen something stands on, and how far down its page, or 0 where nobody has to scroll to it. */
export type Place = { screen: string; depth: number }

/**
 * Where an element stands. What lies in the first window costs nothing; nor does what sticks to the window or lies over
 * the page, which is there wherever one is. Else its distance from the head of the page counts, as the review counted it.
 */
export const measurePlace = (element: ElementHandle<Element>): Promise<Place> =>
  element.evaluate((one, height) => {
    const step = document.querySelector('[aria-current="step"]')?.textContent ?? ''
    const screen = location.pathname + step
    const { top, bottom } = one.getBoundingClientRect()
    for (let above: Element | null = one; above; above = above.parentElement) {
      const { position } = getComputedStyle(above)
      const isHeld = position === 'fixed' || (position === 'sticky' && top >= 0 && bottom <= innerHeight)
      if (isHeld) return { screen, depth: 0 }
    }
    const end = top + Math.min(bottom - top, 24) + scrollY
    return { screen, depth: end <= height ? 0 : top + scrollY }
  }, windowSize.height)
