import type { Page } from 'puppeteer'
import { member } from '../site/sign-in.ts'
import { retype, tabTo } from './keyboard.ts'

/** Logs in on the login screen with the keyboard, as the demonstration member unless told otherwise. */
export async function logIn(page: Page, who: { email: string; password: string } = member): Promise<void> {
  // Requires both fields: the screen to choose a new password, which leads here, has a password field too.
  await page.waitForSelector('form:has(input[name="email"]) input[name="password"]')
  // The focus starts at `main`, so that the next Tab leads into what has just been rendered.
  await page.evaluate(() => document.querySelector('main')?.focus())
  for (const name of ['email', 'password'] as const) {
    await tabTo(page, `input[name="${name}"]`)
    await retype(page, who[name])
  }
  await page.keyboard.press('Enter')
}
