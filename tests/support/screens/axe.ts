import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'
import { renderSkipped } from './render-skipped.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the violations of WCAG 2.2 AA and best practices that axe finds on the page, one per rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated through the protocol, since the page's content security policy allows no inline scripts; once per
  // document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${source}\n;undefined`)
  await renderSkipped(page)
  return page.evaluate(async () => {
    type Found = { id: string; nodes: { html: string; failureSummary?: string }[] }
    type Axe = { run(options: object): Promise<{ violations: Found[] }> }
    const axe = (globalThis as unknown as { axe: Axe }).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    // Without style sheets among what axe preloads: none of these rules reads them.
    const preload = { assets: ['media'] }
    const runOnly = { type: 'tag', values: tags }
    const { violations } = await axe.run({ runOnly, preload, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    )
  })
}
