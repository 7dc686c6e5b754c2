import type { Page } from 'puppeteer'

/**
 * By how much the page is wider than its window, in px, once two frames were drawn (what measures itself follows a new
 * width a frame later), with what reaches past the edges: something sticks out or does not wrap. Null where all fits.
 */
export const sticksOut = (page: Page) =>
  page.evaluate(async () => {
    // No function with a name: what runs from its sources would give it one by a helper that the page has not.
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
