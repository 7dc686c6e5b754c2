/**
 * `npm run bench:web`: how fast the built site is for its users, on demonstration data: its size, how soon it renders
 * without a network, how it responds on a processor four times as slow, and what Lighthouse reports. `npm run bench:web
 * -- weights` runs the named parts only, `LIGHTHOUSE_RUNS=1` (5) visits each page that many times and `PAGE=/company`
 * only the page at this address, or those whose address starts so, `FELT_RUNS=1` (3) runs each story that many times
 * and `STORY=wizard` only those whose name contains it; `IN=arabic` visits pages in that language alone.
 * `DEMO_DATA_MADE` names a folder with demonstration data, which are made otherwise.
 * `BESIDE=node_modules/.before` compares the build with others in one run: with copies of `dist` in these folders, by
 * commas. Weights stand side by side; in stories and in Lighthouse the visits take turns, so that what else the machine
 * does is felt by all of them, and its load stands beside.
 */

import { loadavg } from 'node:os'
import { basename } from 'node:path'
import { listPrecached } from '../../scripts/precache.ts'
import { formatKiB, weighClient } from '../../scripts/weights.ts'
import { type Language, openBrowser, openPage } from '../../tests/support/browser/browser.ts'
import { visit } from '../../tests/support/browser/settled.ts'
import { type Site, startSite } from '../../tests/support/site/site.ts'
import { coldStarts } from './cold-start.ts'
import { interactions, windowFlags } from './interactions.ts'
import { categories, lighthouseVersion, scoresOf } from './lighthouse.ts'
import { machine, printTable } from './table.ts'

const everyLanguage: Language[] = ['english', 'arabic']
const languages = everyLanguage.filter((one) => one.startsWith(process.env.IN ?? ''))
const met = (yes: boolean) => (yes ? 'met' : 'NOT MET')

/** The folders of the builds that are measured; where there are several, what is printed about one names it. */
const builds = ['dist', ...(process.env.BESIDE?.split(',') ?? [])]
const nameBuild = (at: number) => (builds.length > 1 ? [basename(builds[at]!)] : [])
const buildColumn = builds.length > 1 ? ['build'] : []
/** How busy the machine was in the last minute. */
const readLoad = () => loadavg()[0]!.toFixed(1)

/** Prints the bytes of the builds' files beside their limits. */
function weights() {
  const weighed = builds.map((folder) => weighClient(`${folder}/client`, listPrecached(`${folder}/client`)))
  const rows = weighed[0]!.map(({ what, most }) => {
    const sizes = weighed.map((all) => all.find((one) => one.what === what)?.bytes ?? 0)
    return [what, ...sizes.map((bytes) => `${formatKiB(bytes)} KiB`), `${formatKiB(most)} KiB`, met(sizes[0]! <= most)]
  })
  const columns = builds.length > 1 ? builds.map((one) => basename(one)) : ['is']
  printTable('Weights', [['what', ...columns, 'at most', ''], ...rows])
}

/**
 * Measures what a first visit to `/` loads over the network until it has settled, without a service worker, which
 * precaches all else later.
 */
async function firstView([site]: readonly [Site, ...Site[]]) {
  const browser = await openBrowser()
  const rows = [['language', 'files', 'bytes', 'at most', '']]
  for (const language of languages) {
    const { page } = await openPage(browser, { worker: false, width: 360, height: 780 })
    const session = await page.createCDPSession()
    await session.send('Network.enable')
    const files: number[] = []
    session.on('Network.loadingFinished', ({ encodedDataLength }) => files.push(encodedDataLength))
    await visit(page, `${site.url}/${language === 'arabic' ? '?lang=ar' : ''}`)
    const bytes = files.reduce((sum, one) => sum + one, 0)
    rows.push([language, String(files.length), `${Math.round(bytes / 1000)} KB`, '350 KB', met(bytes <= 350_000)])
  }
  await browser.close()
  printTable('First view of / over the network, fonts and pictures included', rows)
}

async function coldStart([site]: readonly [Site, ...Site[]]) {
  const browser = await openBrowser()
  const rows = [['language', 'processor', 'first paint, p95', 'median', 'words, p95', 'at most', '']]
  for (const { language, slower, starts, firstPaint, contentPaint, goal } of await coldStarts(browser, site)) {
    const times = [firstPaint.p95, firstPaint.median, contentPaint.p95, goal].map((time) => `${time} ms`)
    rows.push([
      `${language}, ${starts} starts`,
      slower === 1 ? 'as it is' : '4x slower',
      ...times,
      met(firstPaint.p95 <= goal),
    ])
  }
  await browser.close()
  await site.start()
  printTable('/ with the server gone and the worker not running', rows)
}

async function felt(sites: readonly Site[]) {
  const times = Number(process.env.FELT_RUNS ?? 3)
  const browser = await openBrowser(windowFlags)
  const rows = [
    [...buildColumn, 'what', 'language', 'INP', 'waited + scripts', 'interactions', 'CLS', '', 'load', 'slowest'],
  ]
  for await (const all of interactions(browser, sites, { wanted: process.env.STORY, times, languages }))
    for (const [at, { what, language, count, worst, shift, moved }] of all.entries()) {
      const spent = worst ? `${Math.round(worst.waited)} + ${Math.round(worst.worked)} ms` : ''
      const fast = met((worst?.duration ?? 0) <= 100 && shift <= 0.02)
      const duration = worst ? `${Math.round(worst.duration)} ms` : 'below 16 ms'
      const slowest = worst ? `${worst.name} on ${worst.on}` : ''
      const shifted = `${shift.toFixed(3)}${shift > 0.02 ? ` (${moved})` : ''}`
      rows.push([...nameBuild(at), what, language, duration, spent, String(count), shifted, fast, readLoad(), slowest])
      console.log(rows.at(-1)!.join('  '))
    }
  await browser.close()
  printTable(`Felt at a processor four times as slow, medians of ${times}: INP at most 100 ms, CLS at most 0.02`, rows)
}

const pages = [
  ...['/', '/company/1/overview', '/search?q=al', '/salaries', '/rateCompany?type=company&id=1', '/auth/login'],
  // Pages people reach from a search for a number.
  ...['/faq', '/salaries/84', '/industries', '/industries/1', '/cities', '/cities/1', '/companies'],
  ...[
    '/company/1/reviews',
    '/company/1/salaries',
    '/company/1/interviews',
    '/company/1/culture',
    '/company/1/competitors',
  ],
  ...[
    '/company/1/questions',
    '/compare-companies/1-2-3',
    '/awards',
    '/studies',
    '/data',
    '/methodology',
    '/package',
    '/offers',
    '/developers',
  ],
]

async function lighthouse(sites: readonly Site[]) {
  const version = await lighthouseVersion()
  if (!version) return console.log('\nLighthouse is not measured: npx cannot get lighthouse@13 and node@24 here')
  const times = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
  const rows = [
    [...buildColumn, 'page', 'language', ...categories, '', 'largest', 'blocked', 'machine', 'load', 'missed'],
  ]
  const { PAGE: asked = '' } = process.env
  for (const path of pages.includes(asked) ? [asked] : pages.filter((one) => one.startsWith(asked)))
    for (const language of languages) {
      const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language === 'arabic' ? 'ar' : 'en'}`
      const all = await scoresOf(
        sites.map(({ url }) => url + address),
        times,
      )
      for (const [at, { missed, largest, blocked, machine: speed, ...scores }] of all.entries()) {
        const good = categories.every((one) => scores[one] >= (one === 'performance' ? 98 : 100))
        const found = categories.map((one) => String(scores[one]))
        const why = [`${largest} ms`, `${blocked} ms`, String(speed), readLoad(), missed.join(', ')]
        rows.push([...nameBuild(at), path, language, ...found, met(good), ...why])
        console.log(rows.at(-1)!.join('  '))
      }
    }
  printTable(`Lighthouse ${version}, mobile, medians of ${times}: performance at least 98, all else 100`, rows)
}

/** The parts that visit the sites of the builds. */
const visits = { firstView, coldStart, felt, lighthouse }
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

/** Starts the site of each build, all with the data of the first one. */
async function startSites(): Promise<[Site, ...Site[]]> {
  const data = process.env.DEMO_DATA_MADE
  const first = await startSite({ ...(data && { data }) })
  if (builds.length === 1) return [first]
  await first.stop()
  const others: Site[] = []
  for (const folder of builds.slice(1))
    others.push(await startSite({ data: first.dataFolder, main: `${folder}/server/main.js` }))
  await first.start()
  return [first, ...others]
}

console.log(machine())
if (isWanted('weights')) weights()
const wantedVisits = Object.entries(visits).filter(([name]) => isWanted(name))
if (wantedVisits.length > 0) {
  const sites = await startSites()
  for (const [, part] of wantedVisits) await part(sites)
  for (const one of sites) await one.remove()
}
process.exit(0)
