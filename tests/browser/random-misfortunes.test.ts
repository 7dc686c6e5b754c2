import fc from 'fast-check'
import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  type Misfortune,
  misfortunes,
  printMisfortunes,
  rowsToRun,
  runTimeout,
  survive,
} from '../support/attacks/misfortunes.ts'
import { openBrowser } from '../support/browser/browser.ts'
import { type BrowserDevice, openBrowserDevice } from '../support/browser/device.ts'
import { choose } from '../support/setup/whole.ts'
import { quietly } from '../support/site/demo-site.ts'
import { type Line, openLine } from '../support/site/line.ts'
import { type Site, startSite } from '../support/site/site.ts'
import { openBrowserWorld } from '../support/site/world.ts'

/** The sequences of every run: some of each kind, within few seconds. */
const usual: Misfortune[][] = [
  [
    { does: 'weather', is: 'the reply is lost' },
    { does: 'submit', place: 0 },
    { does: 'kill server' },
    { does: 'submit', place: 1 },
    { does: 'weather', is: '422' },
    { does: 'kill while sending' },
    { does: 'other person' },
    { does: 'submit', place: 0 },
    { does: 'weather', is: '401' },
    { does: 'submit', place: 1 },
    { does: 'weather', is: 'offline' },
    { does: 'disk full' },
    { does: 'edit', place: 0 },
  ],
  [
    { does: 'weather', is: '429' },
    { does: 'submit', place: 1 },
    { does: 'wake', tabs: 2 },
    { does: 'edit', place: 0 },
    { does: 'other person' },
    { does: 'kill page' },
  ],
]

/**
 * Random misfortunes in a real browser (design: offline): the built site, its service worker, and a server process that
 * is killed. `SEQUENCES=50 npx vitest run --project browser random-misfortunes` runs that many random sequences instead
 * of the usual ones and counts them; `SEED` repeats a failure.
 */
const mine = choose(usual, [usual[1]!])
const rows = rowsToRun(mine.length)
const examples = process.env.SEQUENCES ? [] : mine.map((row): [Misfortune[]] => [row])

let site: Site
let line: Line
let browser: Browser
let device: BrowserDevice
beforeAll(async () => {
  site = await startSite({ template: inject('demoData'), env: quietly })
  line = await openLine(site.url)
  browser = await openBrowser()
  device = await openBrowserDevice(browser, line.url)
})
afterAll(async () => {
  await browser?.close()
  await line?.cut()
  await site?.remove()
})

/**
 * Returns two companies of the demonstration that neither person has written about; the employer speaks for the first.
 */
let next = 2
async function twoCompanies() {
  const found: { id: number; name: string }[] = []
  while (found.length < 2) {
    const reply = await fetch(`${site.url}/api/companies/${next}/profile`, { headers: { 'X-Language': 'en' } })
    const { data } = (await reply.json()) as { data?: { name: string } }
    if (reply.ok) found.push({ id: next, name: data!.name })
    else if (next > 200) throw new Error('the demonstration has no more companies')
    next += 1
  }
  return found
}

async function row(happenings: Misfortune[]): Promise<void> {
  const begun = Date.now()
  const world = await openBrowserWorld({ site, line, device, companies: await twoCompanies() })
  await survive(world, happenings)
  expect(device.uncaught()).toEqual([])
  if (process.env.SEQUENCES)
    process.stdout.write(`${happenings.length} misfortunes survived in ${Math.round((Date.now() - begun) / 1000)} s\n`)
}

test(
  'D-007, D-010..D-013: in a browser, no matter what happens on the way, every review handed over is stored once under its writer, or waits with them',
  async () => {
    // No shrinking: each sequence takes many seconds, and the seed repeats this one.
    await fc.assert(fc.asyncProperty(misfortunes, row), { ...rows, examples, endOnFailure: true })
    printMisfortunes(rows)
  },
  runTimeout,
)
