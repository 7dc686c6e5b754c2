import { readFileSync } from 'node:fs'
import type { HTTPRequest, Page } from 'puppeteer'

/**
 * Holds back every request for one file of the build, named by its source; all others go on. Returns how to let it come,
 * also where it is requested only afterwards.
 */
export async function holdFile(page: Page, source: string): Promise<() => void> {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<string, { file: string }>
  const { file } = manifest[source]!
  let held: HTTPRequest[] | undefined = []
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (held && request.url().endsWith(file)) held.push(request)
    else void request.continue()
  })
  return () => {
    const waiting = held ?? []
    held = undefined
    for (const request of waiting) void request.continue()
  }
}
