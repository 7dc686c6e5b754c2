import type { ElementHandle } from 'puppeteer'

/** The window in which the review measured, in CSS pixels. */
export const windowSize = { width: 360, height: 740 } as const

/** The screen an element is on, and how far down its page, or 0 where it is visible without scrolling. */
export type Place = { screen: string; depth: number }

/**
 * Returns where an element is. Elements in the first window cost nothing; nor do fixed and sticky ones, which are
 * visible everywhere. Otherwise the distance from the top of the page counts, as in the review.
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
