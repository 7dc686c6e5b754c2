import type { Page } from 'puppeteer'
import { member } from '../site/sign-in.ts'
import { retype, tabTo } from './keyboard.ts'

/** Logs in on the shown login screen with the keyboard, as the demonstration member unless said otherwise. */
export async function logIn(page: Page, who: { email: string; password: string } = member): Promise<void> {
  // Not that of the screen before: who chose a new password comes from one with such a field.
  await page.waitForSelector('form:has(input[name="email"]) input[name="password"]')
  // The focus begins at the head of the page, so that the next Tab leads into what has just been drawn.
  await page.evaluate(() => document.querySelector('main')?.focus())
  for (const name of ['email', 'password'] as const) {
    await tabTo(page, `input[name="${name}"]`)
    await retype(page, who[name])
  }
  await page.keyboard.press('Enter')
}
