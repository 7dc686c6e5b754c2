import puppeteer, { type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'puppeteer'
import { chromiumPath } from './chromium.ts'
import { rememberFaults, trackRequests } from './page-state.ts'

export type Language = 'english' | 'arabic'
export type Theme = 'light' | 'dark'

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
/** Draws pictures in the browser's own process, without a second one that would do it in software all the same. */
const cheap = ['--disable-gpu', '--in-process-gpu', '--disable-software-rasterizer']
/** Turns off the browser's own pages that every new window loads for the popup of its address bar. */
const addressBar = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'
const flags = [...cheap, '--disable-sync', '--force-color-profile=srgb', addressBar, ...quiet]

/** Launches a browser with a profile of its own, which is removed with it; `more` are further flags of the browser. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return puppeteer.launch({
    executablePath: chromiumPath(),
    args: [...flags, ...asRoot, ...more],
    // A browser at a pipe ends with the process that has started it, however that one ends.
    pipe: true,
    // Longer than the default of 30 s, which a slow machine under load exceeds through no fault of the site.
    protocolTimeout: 600_000,
    timeout: 60_000,
  })
}

type PageOptions = {
  language?: Language
  theme?: Theme
  width?: number
  height?: number
  /** A window even when narrow, rather than a phone: its width may then change without a reload. */
  flat?: boolean
  /**
   * False for a browser without service workers, for tests that are not about them: the page then skips the precaching.
   */
  worker?: boolean
}

/** A page and what has gone wrong on it so far. */
export type Tab = { page: Page; faults: string[] }

/** Opens a page in a browser context of its own (own storage, own service worker). */
export const openPage = async (browser: Browser, options: PageOptions = {}): Promise<Tab> =>
  openTab(await browser.createBrowserContext(), options)

async function openTab(profile: BrowserContext, options: PageOptions): Promise<Tab> {
  const page = await profile.newPage()
  const faults = watch(page)
  trackRequests(page)
  await prepare(page, options)
  return { page, faults }
}

/**
 * Opens tabs in named profiles; each profile is created when it is first used and kept from tab to tab, as a person's
 * is. An empty tab stays open in it: a window that opens and closes with every page costs the browser more than most
 * pages.
 */
export function createProfiles(browser: Browser) {
  const kept = new Map<string, Promise<BrowserContext>>()
  const make = async () => {
    const profile = await browser.createBrowserContext()
    await profile.newPage()
    return profile
  }
  return async (name: string, options: PageOptions): Promise<Tab> => {
    const tab = await openTab(await (kept.get(name) ?? kept.set(name, make()).get(name)!), options)
    // A page in the background is not rendered, so it never settles.
    await tab.page.bringToFront()
    return tab
  }
}

/** Sets language, theme and size as a person would have set them before the visit. */
export async function prepare(
  page: Page,
  { language, theme = 'light', width = 1280, height = 800, flat = false, worker = true }: PageOptions,
) {
  const phone = width < 600 && !flat
  await page.setViewport({ width, height, hasTouch: phone, isMobile: phone })
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ])
  if (!worker) await page.evaluateOnNewDocument(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  if (language)
    await page.evaluateOnNewDocument(
      (chosen) => localStorage.setItem('lng', localStorage.getItem('lng') ?? chosen),
      language,
    )
  // Shared machines may take long to load a page; tests check what is shown, not how soon.
  page.setDefaultTimeout(100_000)
}

/** Collects console errors and warnings, uncaught errors and violations of the content security policy. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  rememberFaults(page, faults)
  page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warn')
      faults.push(`${message.type()}: ${message.text()} (${message.location().url ?? ''})`)
  })
  return faults
}

/** Crashes the process that renders the page, which has no chance to save anything. */
export async function crash(page: Page): Promise<void> {
  const crashed = new Promise((resolve) => page.once('error', resolve))
  void page.goto('chrome://crash').catch(() => undefined)
  await crashed
}

/** Leaves out what the browser itself reports when there is no network. */
export const withoutNetworkNoise = (faults: string[]) =>
  faults.filter((fault) => !/net::ERR_|Failed to load resource|Failed to fetch|NetworkError/.test(fault))

/** Leaves out what the browser itself reports of a 4xx response that the screen handles. */
export const withoutRefusals = (faults: string[]) =>
  faults.filter((fault) => !/responded with a status of 4\d\d/.test(fault))
