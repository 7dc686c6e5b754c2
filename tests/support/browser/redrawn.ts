import type { Page } from 'puppeteer'

const fields = 'main form, main form [data-field]'

/**
 * Names of the fields that were drawn anew while `act` ran, and `form` for the one around them; of other elements their
 * words. React keeps on each element what it was last drawn with: the same object means that nobody drew it
 * since. Throws where an element does not say, so that silence proves nothing.
 */
export async function redrawn(page: Page, act: () => Promise<void>, elements = fields): Promise<(string | null)[]> {
  const before = await page.evaluateHandle(
    (what) =>
      [...document.querySelectorAll<HTMLElement>(what)].map((field) => ({
        field,
        drawn: Object.entries(field).find(([key]) => key.startsWith('__reactProps$'))?.[1] as unknown,
      })),
    elements,
  )
  await act()
  const found = await before.evaluate(async (fields) => {
    // What follows from the last event is drawn before the picture after the next.
    for (let pictures = 0; pictures < 3; pictures += 1) await new Promise((done) => requestAnimationFrame(done))
    return fields.map(({ field, drawn }) => ({
      name: field.dataset.field ?? (field.matches('form') ? 'form' : field.textContent),
      known: drawn !== undefined,
      same: drawn === Object.entries(field).find(([key]) => key.startsWith('__reactProps$'))?.[1],
    }))
  })
  await before.dispose()
  if (found.length === 0 || found.some(({ known }) => !known)) throw new Error('no element says what it was drawn with')
  return found.filter(({ same }) => !same).map(({ name }) => name)
}
