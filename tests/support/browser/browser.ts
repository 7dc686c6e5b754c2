import puppeteer, { type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'puppeteer'
import { chromiumPath } from './chromium.ts'
import { keepFaults, keepOpenRequests } from './page-state.ts'

export type Language = 'english' | 'arabic'
export type Theme = 'light' | 'dark'

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
/** Pages of the browser's own that every new window loads for what may once drop down from its address bar. */
const addressBar = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup'
const flags = ['--disable-gpu', '--disable-sync', '--force-color-profile=srgb', addressBar, ...quiet]

/** A browser with a profile of its own, which goes with it; `more` of the browser's own flags. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return puppeteer.launch({
    executablePath: chromiumPath(),
    args: [...flags, ...asRoot, ...more],
    // Slow machines: the default of 30 s is a matter of their load, not of the site.
    protocolTimeout: 120_000,
    timeout: 60_000,
  })
}

type PageOptions = {
  language?: Language
  theme?: Theme
  width?: number
  height?: number
  /** A window however narrow, rather than a phone: its width may then change without a reload. */
  flat?: boolean
  /** False for a browser without service workers, where a test is not about them: it then need not fetch everything first. */
  worker?: boolean
}

/** A page and what went wrong on it so far. */
export type Tab = { page: Page; faults: string[] }

/** A page of its own (own storage, own worker). */
export const openPage = async (browser: Browser, options: PageOptions = {}): Promise<Tab> =>
  openTab(await browser.createBrowserContext(), options)

async function openTab(profile: BrowserContext, options: PageOptions): Promise<Tab> {
  const page = await profile.newPage()
  const faults = watch(page)
  keepOpenRequests(page)
  await prepare(page, options)
  return { page, faults }
}

/**
 * Opens tabs in profiles that have names; each is made when it is first asked for and kept from tab to tab, as a person's
 * is. An empty tab stays open in it: a window that comes and goes with every page costs the browser more than most pages.
 */
export function keepProfiles(browser: Browser) {
  const kept = new Map<string, Promise<BrowserContext>>()
  const make = async () => {
    const profile = await browser.createBrowserContext()
    await profile.newPage()
    return profile
  }
  return async (name: string, options: PageOptions): Promise<Tab> => {
    const tab = await openTab(await (kept.get(name) ?? kept.set(name, make()).get(name)!), options)
    // A page behind another one is not drawn, so it never settles.
    await tab.page.bringToFront()
    return tab
  }
}

/** Language, theme and size as a person would have set them before coming here. */
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
  // Machines that are shared take their time to load a page; what is tested is what comes, not how soon.
  page.setDefaultTimeout(100_000)
}

/** Collects console errors and warnings, uncaught errors and violations of the content security policy. */
export function watch(page: Page): string[] {
  const faults: string[] = []
  keepFaults(page, faults)
  page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.message : error}`))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warn')
      faults.push(`${message.type()}: ${message.text()} (${message.location().url ?? ''})`)
  })
  return faults
}

/** Ends the process that draws the page, which gets no chance to save anything. */
export async function crash(page: Page): Promise<void> {
  const crashed = new Promise((resolve) => page.once('error', resolve))
  void page.goto('chrome://crash').catch(() => undefined)
  await crashed
}

/** Without what the browser itself says when there is no network. */
export const withoutNetworkNoise = (faults: string[]) =>
  faults.filter((fault) => !/net::ERR_|Failed to load resource|Failed to fetch|NetworkError/.test(fault))

/** Without what the browser itself says of an answer of 4xx that the screen deals with. */
export const withoutRefusals = (faults: string[]) =>
  faults.filter((fault) => !/responded with a status of 4\d\d/.test(fault))
