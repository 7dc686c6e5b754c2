import type { Page } from 'puppeteer'

const fields = 'main form, main form [data-field]'

/**
 * Returns the names of the fields that were re-rendered while `act` ran, and `form` for the form around them; of other
 * elements their text. React keeps on each element the props of its last render: the same object means that it has not
 * been rendered since. Throws where an element has no such props, so that an empty result is reliable.
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
    // Effects of the last event are rendered within two frames.
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
