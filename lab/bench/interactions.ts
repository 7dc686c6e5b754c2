import type { Browser, Page } from 'puppeteer'
import { type Language, openPage } from '../../tests/support/browser/browser.ts'
import { settled, visit } from '../../tests/support/browser/settled.ts'
import { signInPage } from '../../tests/support/site/sign-in.ts'
import type { Site } from '../../tests/support/site/site.ts'
import { type Story, seen, stories } from './stories.ts'
import { cls, type Interaction, inp, takeVitals, watchVitals } from './vitals.ts'

/** The factor by which the measured machine is slower than this one. */
const slower = 4
/**
 * A page may be larger than the window of a headless browser (800 by 600), but what is outside is never painted: an
 * interaction there would seem to last until the page is scrolled. So the window holds every page of these stories.
 */
export const windowFlags = ['--window-size=1400,1000']

export type Felt = {
  what: string
  language: Language
  count: number
  worst?: Interaction | undefined
  shift: number
  moved: string
}

/**
 * Measures what people notice on a processor `slower` times as slow: INP of each story, and the layout shift from its
 * first load on. Each story runs `times` times at every site, which take turns; a site's median INP counts, and its
 * worst shift. Yields what was felt at each site, in their order.
 */
export async function* interactions(
  browser: Browser,
  sites: readonly Site[],
  {
    wanted = '',
    times = 3,
    languages,
  }: { wanted?: string | undefined; times?: number; languages: readonly Language[] },
): AsyncGenerator<Felt[]> {
  for (const story of stories.filter(({ what }) => what.includes(wanted)))
    for (const language of languages) {
      const lived: Felt[][] = sites.map(() => [])
      for (let time = 0; time < times; time += 1)
        for (const [at, site] of sites.entries()) lived[at]!.push(await feel(browser, site, story, language))
      yield lived.map(takeMedian)
    }
}

function takeMedian(lived: Felt[]): Felt {
  lived.sort((a, b) => (a.worst?.duration ?? 0) - (b.worst?.duration ?? 0))
  const { shift, moved } = lived.reduce((most, one) => (one.shift > most.shift ? one : most))
  return { ...lived[Math.floor(lived.length / 2)]!, shift, moved }
}

/** Throws where a page is larger than its window, so that nothing is measured that is never painted. */
async function mustFit(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  const { bounds } = await session.send('Browser.getWindowForTarget')
  await session.detach()
  const { width, height } = page.viewport()!
  if (width > bounds.width! || height > bounds.height!)
    throw new Error(`a page of ${width} by ${height} in a window of ${bounds.width} by ${bounds.height}`)
}

async function feel(browser: Browser, site: Site, story: Story, language: Language): Promise<Felt> {
  const { page } = await openPage(browser, { language, width: story.width ?? 1280 })
  await watchVitals(page)
  page.setDefaultTimeout(60_000)
  if (story.signedIn) await signInPage(page, site)
  // A page in the background is not painted, so its interactions would never end.
  await page.bringToFront()
  await mustFit(page)
  await page.emulateCPUThrottling(slower)
  await visit(page, site.url + story.path)
  await story.before?.(page)
  await seen(page)
  const loading = await takeVitals(page)
  await story.act(page, language)
  await settled(page)
  const acting = await takeVitals(page)
  await page.browserContext().close()
  const shifts = [...loading.shifts, ...acting.shifts]
  const largest = shifts.reduce((most, one) => (one.value > most.value ? one : most), { at: 0, value: 0, moved: '' })
  return {
    what: story.what,
    language,
    count: acting.count,
    worst: inp(acting),
    shift: cls(shifts),
    moved: largest.moved,
  }
}
