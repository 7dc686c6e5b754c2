import type { Page } from 'puppeteer'

/**
 * Names of the fields that were drawn anew while `act` ran, and `form` for the one around them; with `options`, the words
 * of those options. React keeps on each element what it was last drawn with: the same object means that nobody drew it
 * since. Throws where an element does not say, so that silence proves nothing.
 */
export async function redrawn(
  page: Page,
  act: () => Promise<void>,
  options?: '[role="option"]',
): Promise<(string | null)[]> {
  const before = await page.evaluateHandle(
    (what) =>
      [...document.querySelectorAll<HTMLElement>(what)].map((field) => ({
        field,
        drawn: Object.entries(field).find(([key]) => key.startsWith('__reactProps$'))?.[1] as unknown,
      })),
    options ?? 'main form, main form [data-field]',
  )
  await act()
  const found = await before.evaluate(async (fields) => {
    // What follows from the last event is drawn before the picture after the next.
    for (let pictures = 0; pictures < 3; pictures += 1) await new Promise((done) => requestAnimationFrame(done))
    return fields.map(({ field, drawn }) => ({
      name: field.role === 'option' ? field.textContent : (field.dataset.field ?? 'form'),
      known: drawn !== undefined,
      same: drawn === Object.entries(field).find(([key]) => key.startsWith('__reactProps$'))?.[1],
    }))
  })
  await before.dispose()
  if (found.length === 0 || found.some(({ known }) => !known)) throw new Error('no element says what it was drawn with')
  return found.filter(({ same }) => !same).map(({ name }) => name)
}
