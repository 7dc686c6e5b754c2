import type { Page } from 'puppeteer'

/** Presses Tab until the focus is on an element that matches, as a person without a mouse does. */
export async function tabTo(page: Page, selector: string, most = 150): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (await isFocused(page, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${selector} is not reached with the Tab key`)
}

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Types into the focused element, replacing its content: the first letters key by key, the rest at once. */
export async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press('KeyA')
  await page.keyboard.up('Control')
  await page.keyboard.type(text.slice(0, 6))
  if (text.length > 6) await page.keyboard.sendCharacter(text.slice(6))
}
