/**
 * `npm run bench:web`: how fast the built site is for its users, on demonstration data: its size, how soon it renders
 * without a network, how it responds on a processor four times as slow, and what Lighthouse reports. `npm run bench:web
 * -- weights` runs the named parts only, `LIGHTHOUSE_RUNS=1` (5) visits each page that many times and `PAGE=/company`
 * only the page at this address, or those whose address starts so, `FELT_RUNS=1` (3) runs each story that many times
 * and `STORY=wizard` only those whose name contains it.
 */
import { listPrecached } from '../../build/check-bundle.ts'
import { formatKiB, weighClient } from '../../build/weights.ts'
import { type Language, openBrowser, openPage } from '../support/browser/browser.ts'
import { visit } from '../support/browser/settled.ts'
import { type Site, startSite } from '../support/site/site.ts'
import { coldStarts } from './cold-start.ts'
import { interactions, windowFlags } from './interactions.ts'
import { categories, lighthouseVersion, scoresOf } from './lighthouse.ts'
import { machine, printTable } from './table.ts'

const languages: Language[] = ['english', 'arabic']
const met = (yes: boolean) => (yes ? 'met' : 'NOT MET')

/** Prints the bytes of the build's files beside their limits. */
function weights() {
  const rows = weighClient('dist/client', listPrecached('dist/client')).map(({ what, bytes, most }) => [
    ...[what, `${formatKiB(bytes)} KiB`, `${formatKiB(most)} KiB`, met(bytes <= most)],
  ])
  printTable('Weights', [['what', 'is', 'at most', ''], ...rows])
}

/**
 * Measures what a first visit to `/` loads over the network until it has settled, without a service worker, which
 * precaches all else later.
 */
async function firstView(site: Site) {
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

async function coldStart(site: Site) {
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

async function felt(site: Site) {
  const times = Number(process.env.FELT_RUNS ?? 3)
  const browser = await openBrowser(windowFlags)
  const rows = [['what', 'language', 'INP', 'waited + scripts', 'interactions', 'CLS', '', 'slowest']]
  for await (const { what, language, count, worst, shift, moved } of interactions(browser, site, {
    wanted: process.env.STORY,
    times,
  })) {
    const spent = worst ? `${Math.round(worst.waited)} + ${Math.round(worst.worked)} ms` : ''
    const fast = met((worst?.duration ?? 0) <= 100 && shift <= 0.02)
    const duration = worst ? `${Math.round(worst.duration)} ms` : 'below 16 ms'
    const slowest = worst ? `${worst.name} on ${worst.on}` : ''
    const shifted = `${shift.toFixed(3)}${shift > 0.02 ? ` (${moved})` : ''}`
    rows.push([what, language, duration, spent, String(count), shifted, fast, slowest])
    console.log(rows.at(-1)!.join('  '))
  }
  await browser.close()
  printTable(`Felt at a processor four times as slow, medians of ${times}: INP at most 100 ms, CLS at most 0.02`, rows)
}

const pages = [
  ...['/', '/company/1/overview', '/search?q=al', '/salaries', '/rateCompany?type=company&id=1', '/auth/login'],
  // Pages people reach from a search for a number.
  ...['/salaries/84', '/industries', '/industries/1', '/cities', '/cities/1', '/companies'],
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
    '/developers',
  ],
]

async function lighthouse(site: Site) {
  const version = await lighthouseVersion()
  if (!version) return console.log('\nLighthouse is not measured: npx cannot get lighthouse@13 and node@24 here')
  const times = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
  const rows = [['page', 'language', ...categories, '', 'largest', 'blocked', 'machine', 'missed']]
  const { PAGE: asked = '' } = process.env
  for (const path of pages.includes(asked) ? [asked] : pages.filter((one) => one.startsWith(asked)))
    for (const language of languages) {
      const url = `${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${language === 'arabic' ? 'ar' : 'en'}`
      const { missed, largest, blocked, machine: speed, ...scores } = await scoresOf(url, times)
      const good = categories.every((one) => scores[one] >= (one === 'performance' ? 98 : 100))
      const found = categories.map((one) => String(scores[one]))
      const why = [`${largest} ms`, `${blocked} ms`, String(speed), missed.join(', ')]
      rows.push([path, language, ...found, met(good), ...why])
      console.log(rows.at(-1)!.join('  '))
    }
  printTable(`Lighthouse ${version}, mobile, medians of ${times}: performance at least 98, all else 100`, rows)
}

const parts = { weights, firstView, coldStart, felt, lighthouse }
const wanted = process.argv.slice(2)
const site = await startSite()
console.log(machine())
for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part(site)
await site.remove()
process.exit(0)
