/**
 * `npm run screens`: a picture of every scene and notable state at 360, 768 and 1280 px, in both languages, light and
 * dark, and a page with all of them, into `screens/` (`SCREENS`); two of them make up the picture of the README, and
 * those of the manifest are taken as well. `npm run screens -- company,salary` takes only the scenes whose name contains
 * one of the words, and `ONLY=en-360-light,ar-1280-dark` only these looks; either leaves the other pictures where they are.
 * `DEMO_DATA_MADE` names a folder with demonstration data, which are made otherwise.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import {
  type Language,
  openBrowser,
  openPage,
  withoutNetworkNoise,
  withoutRefusals,
} from '../../tests/support/browser/browser.ts'
import { goInside, settled, visit } from '../../tests/support/browser/settled.ts'
import { axeViolations } from '../../tests/support/screens/axe.ts'
import { type Look, turn } from '../../tests/support/screens/look.ts'
import { renderSkipped } from '../../tests/support/screens/render-skipped.ts'
import { type Scene, scenes } from '../../tests/support/screens/scenes.ts'
import { sticksOut } from '../../tests/support/screens/sticks-out.ts'
import { people, signInPage } from '../../tests/support/site/sign-in.ts'
import { type Site, startSite } from '../../tests/support/site/site.ts'
import { untilPage } from '../../tests/support/wait.ts'
import { takeManifestPictures } from './manifest-pictures.ts'
import { drawReadmePicture } from './readme-picture.ts'
import { states } from './states.ts'

const folder = process.env.SCREENS ?? 'screens'
const languages: Language[] = ['english', 'arabic']
const looks: (Look & { height: number })[] = [1280, 768, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ theme, width, height: width < 600 ? 780 : 900 })),
)
/** The looks in which axe runs, in both languages: each theme, wide and narrow. */
const examined = new Set(['1280 light', '360 dark'])
const nameOf = (language: Language, { theme, width }: Look) =>
  `${language === 'arabic' ? 'ar' : 'en'}-${width}-${theme}`
const fileOf = ({ name }: Scene, language: Language, look: Look) => `${name}-${nameOf(language, look)}.png` as const

const only = process.env.ONLY?.split(',')
/** Returns the requested looks in a language. */
const looksIn = (language: Language) => looks.filter((look) => !only || only.includes(nameOf(language, look)))

/**
 * Visits a scene once in one language and changes from look to look, or visits it once per look. Returns the faults.
 */
async function take(browser: Browser, site: Site, scene: Scene, language: Language): Promise<string[]> {
  const wanted = looksIn(language)
  if (!scene.anew) return visitIn(browser, site, scene, language, wanted)
  const found: string[] = []
  for (const look of wanted) found.push(...(await visitIn(browser, site, scene, language, [look])))
  return found
}

type Visit = (browser: Browser, site: Site, scene: Scene, language: Language, looks: Look[]) => Promise<string[]>

const visitIn: Visit = async (browser, site, scene, language, wanted) => {
  const found: string[] = []
  // A service worker would make the calls itself, past the interception, and precache the whole site for one picture.
  const { page, faults } = await openPage(browser, { language, ...wanted[0]!, flat: true, worker: false })
  try {
    if (scene.signedIn) await signInPage(page, site, people[scene.signedIn])
    const there = () => (scene.calls === 'slow' ? loading(page) : settled(page))
    await come(page, site, scene, language)
    await there()
    // Pictures load after the text; and a call that a reload interrupts would be waited for indefinitely.
    const arrived = async () => scene.calls || page.waitForNetworkIdle({ idleTime: 300 })
    await arrived()
    if (scene.act) {
      await scene.act(page)
      await arrived()
    }
    for (const look of wanted) {
      await turn(page, look)
      await there()
      await picture(page, `${folder}/${fileOf(scene, language, look)}`)
      const wrong = examined.has(`${look.width} ${look.theme}`) ? await axeViolations(page) : []
      const wider = await sticksOut(page)
      if (wider) wrong.push(`sticks out, ${wider}`)
      found.push(...wrong.map((words) => `${nameOf(language, look)}: ${words}`))
    }
    if (scene.calls || scene.name.startsWith('offline'))
      return [...found, ...withoutNetworkNoise(withoutRefusals(faults))]
    return [...found, ...(scene.refused ? withoutRefusals(faults) : faults)]
  } catch (error) {
    return [...found, String(error)]
  } finally {
    await page.browserContext().close()
  }
}

/**
 * Opens a scene by its address, in the language in which the server renders it with its data; where it is to be seen
 * loading or failing, from another screen, since the server renders many with their data.
 */
async function come(page: Page, { url }: Site, { path, calls }: Scene, language: Language): Promise<void> {
  const fromInside = calls !== undefined
  if (fromInside) await visit(page, `${url}/terms`)
  if (calls) await hold(page, calls)
  const drawn = new URL(path, url)
  if (language === 'arabic') drawn.searchParams.set('lang', 'ar')
  await (fromInside ? goInside(page, path) : page.goto(drawn.href))
}

/** Waits until the screen itself is rendered, not only the placeholder of its code, and shows that it is loading. */
const loading = (page: Page) =>
  untilPage(page, 'a screen that is loading', () =>
    ['h1', '[aria-busy="true"]'].every((what) =>
      [...document.querySelectorAll(what)].some((one) => one.checkVisibility()),
    ),
  )

/**
 * Takes a picture of the whole page, completely rendered and not covered by what sticks to the lower edge of a window;
 * where a modal or menu is open, of the visible part.
 */
async function picture(page: Page, path: `${string}.png`): Promise<void> {
  const cover = await page.$('[aria-modal="true"], [aria-haspopup][aria-expanded="true"]')
  if (!cover) await renderSkipped(page)
  await page.evaluate((covered) => {
    for (const image of document.images) image.loading = 'eager'
    if (covered) return
    scrollTo(0, 0)
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(one)
      if (position === 'sticky' && bottom === '0px') one.style.position = 'static'
    }
  }, cover !== null)
  await untilPage(page, 'all pictures', () => [...document.images].every(({ complete }) => complete))
  // A whole page that is no higher than its window is moved sideways in Arabic, by Chromium alone.
  const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
  await page.screenshot({ path, fullPage: !cover && isLong, optimizeForSpeed: true })
}

/** Lets the calls of a page hang, fail or break off, while its files load. */
async function hold(page: Page, how: NonNullable<Scene['calls']>): Promise<void> {
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/api/')) void request.continue()
    else if (how === 'failing') void request.respond({ status: 500, contentType: 'application/json', body: '{}' })
    else if (how === 'cut') void request.abort('internetdisconnected')
  })
}

function thumbnails(taken: Scene[]): string {
  const rows = taken.map((scene) => {
    const files = languages.flatMap((language) => looksIn(language).map((look) => fileOf(scene, language, look)))
    const pictures = files.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
    return `<h2>${scene.name}</h2><p>${pictures.join('\n')}</p>`
  })
  const style = 'body{font:16px sans-serif;margin:24px}img{height:320px;margin:4px;border:1px solid #ccc}'
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}\n`
}

const wanted = process.argv[2] ?? ''
const chosen = [...scenes, ...states].filter(({ name }) => wanted.split(',').some((part) => name.includes(part)))
const whole = !wanted && !only
if (whole) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const data = process.env.DEMO_DATA_MADE
const site = await startSite({ ...(data && { data }) })
const browser = await openBrowser()
let faulty = 0
for (const scene of chosen)
  for (const language of languages.filter((one) => looksIn(one).length > 0)) {
    const faults = await take(browser, site, scene, language)
    console.log([`${faults.length > 0 ? 'FAULT ' : ''}${scene.name} ${language}`, ...faults].join('\n    '))
    if (faults.length > 0) faulty += 1
  }
if (whole) {
  await drawReadmePicture(browser, folder, 'company-en-1280-light.png', 'wizard-1-ar-360-light.png')
  await takeManifestPictures(browser, site)
}
writeFileSync(join(folder, 'index.html'), thumbnails(chosen))
await browser.close()
await site.remove()
const pictures = chosen.length * languages.flatMap(looksIn).length
console.log(`${pictures} pictures in ${folder}/, ${faulty} visits with faults; open ${folder}/index.html`)
process.exitCode = faulty > 0 ? 1 : 0
