import type { Page } from 'puppeteer'
import { glance } from '../../../src/client/features/moderation/deciding/desk-keys.ts'
import { until } from '../wait.ts'

/**
 * Returns the current case of the moderation desk, which its keys act on, once it has been on the screen long enough to
 * be seen; skips cases in `not`.
 */
export async function seeCurrentCase(page: Page, not: { has(id: string): boolean } = new Set()): Promise<string> {
  const id = await until('a case that is marked', async () => {
    const one = await page.evaluate(
      () => document.querySelector<HTMLElement>('main [data-case][aria-current="true"]')?.dataset.case,
    )
    return one === undefined || not.has(one) ? null : one
  })
  await new Promise((resolve) => setTimeout(resolve, glance + 20))
  return id
}
