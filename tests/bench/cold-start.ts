import type { Browser, BrowserContext, Page } from 'puppeteer'
import { type Language, openPage, prepare } from '../support/browser.ts'
import { settled } from '../support/settled.ts'
import type { Site } from '../support/site.ts'
import { until, untilPage } from '../support/wait.ts'
import { workerReady } from '../support/worker.ts'

/** Times in ms from the start of the navigation: 95th percentiles of `starts` starts. */
export type ColdStart = {
  language: Language
  /** How much slower the processor is. */
  slower: number
  starts: number
  firstPaint: number
  contentPaint: number
  /** How long the worker itself took to run before it was asked for the page. */
  worker: number
  goal: number
}

const goals = { 1: 300, 4: 600 } as const
const p95 = (times: number[]) => times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!

/**
 * Opens the home page with the server gone and the worker not running, `starts` times for each language and speed. Stops
 * the site. Slowing down holds for the page; the worker's process keeps its speed.
 */
export async function coldStarts(browser: Browser, site: Site, starts = 20): Promise<ColdStart[]> {
  const found: ColdStart[] = []
  for (const language of ['english', 'arabic'] as const) {
    await site.start()
    const { page: keeper } = await openPage(browser, { language })
    await keeper.goto(site.url)
    await workerReady(keeper)
    await settled(keeper)
    // A tab that runs none of the site's code, to stop the worker from.
    await keeper.goto(`${site.url}/icons/mark.svg`)
    const stopWorker = await workerStopper(keeper)
    await site.stop()
    for (const slower of [1, 4] as const) {
      const times: Start[] = []
      // The first one fills the browser's own caches of compiled code.
      for (let start = 0; start <= starts; start += 1) {
        const time = await startOnce(keeper.browserContext(), stopWorker, { url: site.url, language, slower })
        if (start > 0) times.push(time)
      }
      const of = (what: keyof Start) => p95(times.map((one) => one[what]))
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

async function startOnce(
  context: BrowserContext,
  stopWorker: () => Promise<void>,
  { url, language, slower }: How,
): Promise<Start> {
  await stopWorker()
  const page = await context.newPage()
  await prepare(page, { language })
  await page.emulateCPUThrottling(slower)
  await page.goto(url)
  await untilPage(page, 'a paint', () => performance.getEntriesByName('first-contentful-paint').length > 0)
  const time = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]!.startTime
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      firstPaint: at('first-paint'),
      contentPaint: at('first-contentful-paint'),
      worker: entry!.fetchStart - entry!.workerStart,
    }
  })
  await page.close()
  return time
}

/** How to stop the worker, and to know that it no longer runs. */
async function workerStopper(page: Page): Promise<() => Promise<void>> {
  const session = await page.createCDPSession()
  const running = new Map<string, boolean>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) running.set(versionId, runningStatus !== 'stopped')
  })
  await session.send('ServiceWorker.enable')
  await until('a worker', () => running.size > 0)
  return async () => {
    await session.send('ServiceWorker.stopAllWorkers')
    await until('the worker stopped', () => ![...running.values()].includes(true))
  }
}
