/**
 * `npm run screens`: a picture of every scene at 360 and 1280 px, in both languages, light and dark, and a page of all
 * of them, into `screens/`; two of them make the picture of the README. Those of
 * the manifest are taken as well. `npm run screens -- company` takes only the scenes whose name contains the word.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import { type Language, openBrowser, openPage, type Theme, withoutRefusals } from '../support/browser.ts'
import { settled, visit } from '../support/settled.ts'
import { people, signInPage } from '../support/sign-in.ts'
import { type Site, startSite } from '../support/site.ts'
import { takeManifestPictures } from './manifest-pictures.ts'
import { drawReadmePicture } from './readme-picture.ts'
import { type Scene, scenes } from './scenes.ts'

const folder = 'screens'
const languages: Language[] = ['english', 'arabic']
const themes: Theme[] = ['light', 'dark']
const widths = [360, 1280]

type Look = { language: Language; theme: Theme; width: number }
const looks: Look[] = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
)
const fileOf = ({ name }: Scene, { language, theme, width }: Look) =>
  `${name}-${language === 'arabic' ? 'ar' : 'en'}-${width}-${theme}.png`

async function take(browser: Browser, site: Site, scene: Scene, look: Look): Promise<string | undefined> {
  const { page, faults } = await openPage(browser, { ...look, height: look.width < 600 ? 780 : 900 })
  try {
    if (scene.signedIn) await signInPage(page, site, people[scene.signedIn])
    await visit(page, site.url + scene.path)
    await scene.act?.(page)
    await settled(page)
    await page.screenshot({ path: join(folder, fileOf(scene, look)), fullPage: true })
    const found = scene.refused ? withoutRefusals(faults) : faults
    return found.length > 0 ? found.join('\n    ') : undefined
  } catch (error) {
    return String(error)
  } finally {
    await page.browserContext().close()
  }
}

function thumbnails(taken: Scene[]): string {
  const rows = taken.map((scene) => {
    const pictures = looks.map((look) => {
      const file = fileOf(scene, look)
      return `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`
    })
    return `<h2>${scene.name}</h2><p>${pictures.join('\n')}</p>`
  })
  const style = 'body{font:16px sans-serif;margin:24px}img{height:320px;margin:4px;border:1px solid #ccc}'
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}\n`
}

const wanted = process.argv[2] ?? ''
const chosen = scenes.filter(({ name }) => name.includes(wanted))
if (!wanted) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await openBrowser()
let faulty = 0
for (const scene of chosen)
  for (const look of looks) {
    const fault = await take(browser, site, scene, look)
    console.log(`${fault ? 'FAULT ' : ''}${fileOf(scene, look)}${fault ? `\n    ${fault}` : ''}`)
    if (fault) faulty += 1
  }
if (!wanted) {
  await drawReadmePicture(browser, folder, 'company-en-1280-light.png', 'wizard-1-ar-360-light.png')
  await takeManifestPictures(browser, site)
}
writeFileSync(join(folder, 'index.html'), thumbnails(chosen))
await browser.close()
await site.remove()
console.log(`${chosen.length * looks.length} pictures in ${folder}/, ${faulty} with faults; open ${folder}/index.html`)
process.exitCode = faulty > 0 ? 1 : 0
