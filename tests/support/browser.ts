import puppeteer, { type Browser, type ConsoleMessage, type Page } from 'puppeteer'
import { chromiumPath } from './chromium.ts'

export type Language = 'english' | 'arabic'
export type Theme = 'light' | 'dark'

const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update']
const flags = ['--disable-gpu', '--disable-sync', '--force-color-profile=srgb', ...quiet]

/** A browser with a profile of its own, which goes with it. */
export function openBrowser(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return puppeteer.launch({
    executablePath: chromiumPath(),
    args: [...flags, ...asRoot],
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

/** A page of its own (own storage, own worker), and what went wrong on it so far. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = watch(page)
  await prepare(page, options)
  return { page, faults }
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
  page.setDefaultTimeout(20_000)
}

/** Collects console errors and warnings, uncaught errors and violations of the content security policy. */
export function watch(page: Page): string[] {
  const faults: string[] = []
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
