import type { Browser, BrowserContext } from 'puppeteer'
import { type Language, openPage, prepare } from '../../tests/support/browser/browser.ts'
import { settled } from '../../tests/support/browser/settled.ts'
import { type WorkerHand, workerHand, workerReady } from '../../tests/support/browser/worker.ts'
import type { Site } from '../../tests/support/site/site.ts'
import { untilPage } from '../../tests/support/wait.ts'

/** The result of `starts` cold starts, in ms from the start of the navigation: the median and the 95th percentile. */
export type ColdStart = {
  language: Language
  /** The factor by which the processor is slowed down. */
  slower: number
  starts: number
  /** The first paint, which the goal is about. */
  firstPaint: Spread
  /** The first contentful paint. */
  contentPaint: Spread
  /** How long the browser took to start the worker, which no page of the site can change. */
  worker: Spread
  goal: number
}
type Spread = { median: number; p95: number }

const goals = { 1: 300, 4: 600 } as const

function spreadOf(times: number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1]!)
  return { median: at(0.5), p95: at(0.95) }
}

/**
 * Opens the home page with the server stopped and the worker not running, `starts` times for each language and speed.
 * Stops the site. The slowdown applies to the page; the worker's process keeps its speed.
 */
export async function coldStarts(browser: Browser, site: Site, starts = 20): Promise<ColdStart[]> {
  const found: ColdStart[] = []
  for (const language of ['english', 'arabic'] as const) {
    await site.start()
    const { page: keeper } = await openPage(browser, { language })
    await keeper.goto(site.url)
    await workerReady(keeper)
    await settled(keeper)
    // A tab without the site's code, from which the worker is stopped.
    await keeper.goto(`${site.url}/icons/mark.svg`)
    const worker = await workerHand(keeper, site.url)
    await site.stop()
    for (const slower of [1, 4] as const) {
      const times: Start[] = []
      // The first start fills the browser's own caches of compiled code.
      for (let start = 0; start <= starts; start += 1) {
        const time = await startOnce(keeper.browserContext(), worker, { url: site.url, language, slower })
        if (start > 0) times.push(time)
      }
      const of = (what: keyof Start) => spreadOf(times.map((one) => one[what]))
      found.push({
        ...{ language, slower, starts, goal: goals[slower] },
        ...{ firstPaint: of('firstPaint'), contentPaint: of('contentPaint'), worker: of('worker') },
      })
    }
    await keeper.browserContext().close()
  }
  return found
}

type Start = { firstPaint: number; contentPaint: number; worker: number }
type How = { url: string; language: Language; slower: number }

async function startOnce(context: BrowserContext, worker: WorkerHand, { url, language, slower }: How): Promise<Start> {
  await worker.stop()
  const page = await context.newPage()
  await prepare(page, { language })
  await page.emulateCPUThrottling(slower)
  await page.goto(url)
  await untilPage(page, 'a paint', () => performance.getEntriesByName('first-contentful-paint').length > 0)
  const time = await page.evaluate(() => {
    const [first, content] = ['first-paint', 'first-contentful-paint'].flatMap((name) =>
      performance.getEntriesByName(name),
    )
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      firstPaint: first!.startTime,
      contentPaint: content!.startTime,
      worker: entry!.fetchStart - entry!.workerStart,
    }
  })
  await page.close()
  return time
}
