import type { Page } from 'puppeteer'
import type { Theme } from '../browser/browser.ts'
import { untilPage } from '../wait.ts'

/** The theme and window size a person has set. */
export type Look = { theme: Theme; width: number; height?: number }

/** Gives an open page another look, without a reload. */
export async function turn(page: Page, { theme, width, height = 800 }: Look): Promise<void> {
  await page.setViewport({ width, height })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  await untilPage(page, `the ${theme} theme`, (wanted) => document.documentElement.dataset.theme === wanted, theme)
}
