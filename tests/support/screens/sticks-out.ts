import type { Page } from 'puppeteer'

/**
 * Returns by how much the page is wider than its window, in px, after two frames (components that measure themselves
 * adapt to a new width one frame later), with the elements past the edges, which overflow or do not wrap. Null where
 * all fits.
 */
export const sticksOut = (page: Page) =>
  page.evaluate(async () => {
    // No named function: the loader that runs the sources would wrap it in a helper that does not exist in the page.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { clientWidth: width, scrollWidth } = document.documentElement
    if (scrollWidth <= width) return null
    const past = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect()
      const by = Math.max(-left, right - width)
      return by > 0 ? [`${element.tagName} "${element.textContent?.slice(0, 40)}" by ${by.toFixed(2)} px`] : []
    })
    return `${scrollWidth - width} px wider: ${past.slice(0, 12).join(', ')}`
  })
